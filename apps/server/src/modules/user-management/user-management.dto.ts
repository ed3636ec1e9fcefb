import { ADDRESS_TYPES, type AddressType, LIMITS } from '@karov/domain';
import {
  ChoiceField,
  EmailField,
  FlagField,
  IdOrWordField,
  IntField,
  ManyIdsField,
  NameField,
  PhoneField,
  TextField,
  TextsField,
  UuidField,
  UuidsField,
} from '../../platform/http/fields.js';
import type { Refusable } from '../volunteers/index.js';

const POOL = 'pool';
const REFUSABLE = ['police', 'guardian', 'training'] as const satisfies readonly Refusable[];

/** The replacement for a person's work: an id, or "pool" to offer a need to everybody (rule 63). */
export class ReplacementsDto {
  @IdOrWordField(POOL, { optional: true, description: 'a volunteer, or "pool"' }) volunteer_id?:
    | number
    | typeof POOL;
  @IdOrWordField(POOL, { optional: true, description: 'a ready volunteer of the event, or "pool"' })
  event_volunteer_id?: number | typeof POOL;
  @IntField({ optional: true, min: 1 }) manager_id?: number;
  @IntField({ optional: true, min: 1 }) event_user_request_id?: number;
}

/**
 * What staff enter about a person, except the telephone. In a change, what is left out stays as it is, and an
 * empty text removes what is stored.
 */
export class PersonFormDto {
  @NameField({ min: LIMITS.personNameMin }) first_name: string;
  @NameField({ min: LIMITS.personNameMin }) last_name: string;
  @EmailField({ optional: true, isClearable: true }) email?: string;
  @TextField({
    optional: true,
    max: LIMITS.contactNoteMax,
    description: 'How to reach the person; what is left out stays.',
  })
  contact_note?: string;
  @IntField({ min: 1 }) role_id: number;
  @TextField({ optional: true, max: LIMITS.addressMax }) residential_address?: string;
  @TextField({ optional: true, max: LIMITS.addressMax }) arrival_address?: string;
  @ChoiceField(ADDRESS_TYPES, { optional: true }) address_type?: AddressType;
  @FlagField({ optional: true }) is_phone?: boolean;
  @FlagField({ optional: true }) is_wp?: boolean;
  @FlagField({ optional: true }) is_sms?: boolean;
  @FlagField({ optional: true }) is_active?: boolean;
}

/** The form for a person added by hand (rule 138). */
export class StaffFormDto extends PersonFormDto {
  @PhoneField() phone: string;
}

/** Changes to a person; if an address with open requests changes, also what happens to these (rule 61). */
export class StaffChangeDto extends PersonFormDto {
  @PhoneField({
    optional: true,
    isClearable: true,
    description: 'Empty for a help seeker who has no telephone (rule 239).',
  })
  phone?: string;
  @FlagField({ optional: true, description: 'The address is saved, and open requests stay where they are.' })
  leave_requests?: boolean;
  @FlagField({
    optional: true,
    description: 'The question about open requests was answered: they go along (rule 61).',
  })
  ignore?: boolean;
}

const SEEN_FILE = 'The file that was looked at, null if there was none; without it, whichever there is.';
const SEEN_FILES = 'The files of the rows that were shown.';

/** The document that an admin decides on (rule 87). */
export class SeenDocumentDto {
  @UuidField({ optional: true, nullable: true, description: SEEN_FILE }) file?: string | null;
}

/** The admin's confirmation that they have seen the certificate. */
export class ValidatePoliceDto extends SeenDocumentDto {
  @FlagField() validate_police: boolean;
}

/** The admin's confirmation that the volunteer was trained. */
export class ValidateTrainingDto {
  @FlagField() validate_training: boolean;
}

/** The records of an act on many (rule 241). */
class ManyDto {
  @ManyIdsField() ids: number[];
}

/** Rows of vetting, and the documents that were shown in them. */
export class VettingOfManyDto extends ManyDto {
  @UuidsField({ maxItems: LIMITS.manyMax, description: SEEN_FILES }) seen: string[];
}

/** Rows of vetting that are refused, and the reason, which is shown to each person. */
export class RefuseManyDto extends VettingOfManyDto {
  @TextField({ min: LIMITS.nameMin, max: LIMITS.noteMax }) system_note: string;
}

/** People to activate or deactivate. */
export class StatusOfManyDto extends ManyDto {
  @FlagField() is_active: boolean;
}

/** Volunteers, and the organization that they are to have. */
export class OrganizationOfManyDto extends ManyDto {
  @IntField({ min: 1 }) organization_id: number;
}

/** The document that is refused and the reason, which is shown to the person. */
export class RefuseVettingDto extends SeenDocumentDto {
  @ChoiceField(REFUSABLE) kind: Refusable;
  @TextField({ min: LIMITS.nameMin, max: LIMITS.noteMax }) system_note: string;
}

/**
 * Regions for a person: districts, and countries, which count as a whole unless some of their districts are
 * given (rule 94).
 */
export class RegionsDto {
  @IntField({ min: 1 }) user_id: number;
  @TextsField({ optional: true }) state_ids?: string[];
  @TextsField({ optional: true }) country_ids?: string[];
}
