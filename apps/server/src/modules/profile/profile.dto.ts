import { ADDRESS_TYPES, type AddressType, LIMITS, SECTION_NAMES, type SectionName } from '@karov/domain';
import {
  ChoiceField,
  EmailField,
  FlagField,
  IntField,
  NameField,
  NumbersField,
  OtpField,
  PhoneField,
  RecordField,
  TextField,
} from '../../platform/http/fields.js';

/** Changes to one's own details; omitted ones stay unchanged (rule 121). */
export class ProfileDto {
  @NameField({ optional: true, min: LIMITS.personNameMin }) first_name?: string;
  @NameField({ optional: true, min: LIMITS.personNameMin }) last_name?: string;
  @EmailField({ nullable: true, optional: true }) email?: string | null;
  @TextField({ optional: true, max: LIMITS.addressMax }) residential_address?: string;
  @TextField({ optional: true, nullable: true, max: LIMITS.addressMax }) arrival_address?: string | null;
  @ChoiceField(ADDRESS_TYPES, { optional: true }) address_type?: AddressType;
  @TextField({ optional: true, max: LIMITS.noteMax }) comments?: string;
  @TextField({
    optional: true,
    max: LIMITS.contactNoteMax,
    description: 'How to reach the person: shown wherever their number is.',
  })
  contact_note?: string;
  @NumbersField({ optional: true }) disability_id?: number[];
  @NameField({ optional: true, min: 0 }) other_disability?: string;
  @FlagField({ optional: true }) is_phone?: boolean;
  @FlagField({ optional: true }) is_wp?: boolean;
  @FlagField({ optional: true }) is_sms?: boolean;
  @FlagField({ optional: true }) is_email?: boolean;
  @RecordField({
    optional: true,
    description: 'Answers to the help profile, judged as a whole, or those to `help_section` alone.',
  })
  help_profile?: Record<string, unknown>;
  @ChoiceField(SECTION_NAMES, {
    optional: true,
    description: 'The one section that is changed; the answers to the others stay.',
  })
  help_section?: SectionName;
  @FlagField({ optional: true, description: 'The address is saved, and open requests stay where they are.' })
  leave_requests?: boolean;
  @FlagField({ optional: true, description: 'The question about open requests was answered (rule 61).' })
  ignore?: boolean;
}

/** The request for a code to a new number. */
export class PhoneCodeDto {
  @PhoneField() phone: string;
}

/** The proof of a new number. */
export class PhoneChangeDto extends PhoneCodeDto {
  @OtpField() otp: string;
}

/** The request to sign out everywhere. */
export class EndAllDto {
  @NumbersField({ optional: true, description: 'The passkeys that stay; all others are removed.' })
  keep_passkeys?: number[];
}

/** The answer to the question about open requests. */
export class AddressConfirmDto {
  @FlagField() is_confirm: boolean;
}

/** Names the volunteer data requested; only the caller's own are returned (rule 15). */
export class ProfileQuery {
  @IntField({ optional: true }) volunteer_information_id?: number;
}
