import { ADDRESS_TYPES, LIMITS, type AddressType } from '@karov/domain';
import type { Refusable } from '../volunteers/index.js';
import { ChoiceField, EmailField, FlagField, IdOrWordField, IntField, NameField, PhoneField, TextField, TextsField } from '../../platform/http/fields.js';

const POOL = 'pool';
const REFUSABLE = ['police', 'guardian', 'training'] as const satisfies readonly Refusable[];

/** Who takes over what somebody has in hand: a number, or "pool" where a need can wait for anybody (rule 63). */
export class ReplacementsDto {
  @IdOrWordField(POOL, { optional: true, description: 'a volunteer, or "pool"' }) volunteer_id?: number | typeof POOL;
  @IdOrWordField(POOL, { optional: true, description: 'a ready volunteer of the event, or "pool"' }) event_volunteer_id?: number | typeof POOL;
  @IntField({ optional: true, min: 1 }) manager_id?: number;
  @IntField({ optional: true, min: 1 }) event_user_request_id?: number;
}

/** What staff write of somebody, but for the telephone. */
export class PersonFormDto {
  @NameField({ min: LIMITS.personNameMin }) first_name: string;
  @NameField({ min: LIMITS.personNameMin }) last_name: string;
  @EmailField({ optional: true }) email?: string;
  @TextField({ optional: true, max: LIMITS.contactNoteMax, description: 'How to reach the person; what is left out stays.' }) contact_note?: string;
  @IntField({ min: 1 }) role_id: number;
  @TextField({ optional: true, max: LIMITS.addressMax }) residential_address?: string;
  @TextField({ optional: true, max: LIMITS.addressMax }) arrival_address?: string;
  @ChoiceField(ADDRESS_TYPES, { optional: true }) address_type?: AddressType;
  @FlagField({ optional: true }) is_phone?: boolean;
  @FlagField({ optional: true }) is_wp?: boolean;
  @FlagField({ optional: true }) is_sms?: boolean;
  @FlagField({ optional: true }) is_active?: boolean;
}

/** Somebody who is added by hand (rule 138). */
export class StaffFormDto extends PersonFormDto {
  @PhoneField() phone: string;
}

/** Somebody who is changed; with open requests at an address that changes, what becomes of them (rule 61). */
export class StaffChangeDto extends PersonFormDto {
  @PhoneField({ optional: true, description: 'Left out, or empty, for a help seeker who has no telephone (rule 239).' }) phone?: string;
  @FlagField({ optional: true, description: 'The address is saved, and open requests stay where they are.' }) leave_requests?: boolean;
  @FlagField({ optional: true, description: 'The question about open requests was answered: they go along (rule 61).' }) ignore?: boolean;
}

/** The tick with which an admin says that they have seen the certificate. */
export class ValidatePoliceDto {
  @FlagField() validate_police: boolean;
}

/** The tick with which an admin says that the volunteer was trained. */
export class ValidateTrainingDto {
  @FlagField() validate_training: boolean;
}

/** Which of the papers is not accepted, and why; the person reads the reason. */
export class RefuseVettingDto {
  @ChoiceField(REFUSABLE) kind: Refusable;
  @TextField({ min: LIMITS.nameMin, max: LIMITS.noteMax }) system_note: string;
}

/** Regions for somebody: districts, and countries that are meant as a whole where none of their districts is named (rule 94). */
export class RegionsDto {
  @IntField({ min: 1 }) user_id: number;
  @TextsField({ optional: true }) state_ids?: string[];
  @TextsField({ optional: true }) country_ids?: string[];
}
