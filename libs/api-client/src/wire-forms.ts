import type {
  ContactMethod,
  DutyTimes,
  Gender,
  HelpProfileAnswers,
  VolunteerFlag,
  WayToHelp,
} from '@karov/domain';
import type { Flag, IsoDay } from './wire-basics.js';

/*
 * Forms whose rules are in the domain library, so that the server, the portal and the back office validate
 * them in the same way. All other requests are the server's DTO classes (docs/adr/0021).
 */

/** A form as it is sent, before validation: empty fields may be omitted or null. */
type Unjudged<Form> = { [Field in keyof Form]?: Form[Field] | null };

/**
 * POST /applications: the form for a help request. Only the date that fits the category's type is read
 * (`validateApplication`).
 */
export interface ApplicationForm {
  category_id: number;
  description: string;
  /** for a ride */
  destination_address?: string;
  arrival_date?: IsoDay;
  /** a whole hour, such as "14:00" */
  arrival_time?: string;
  /** for other help */
  expiration_date?: IsoDay;
  /** 1 if origin_address was typed; 0 if the person's own address is used */
  other_address: Flag;
  origin_address?: string;
  /** created once when the form opens, so that a double click creates one request */
  idempotency_key?: string;
}
/** POST /admin/applications: the same form, on behalf of somebody else. */
export interface AdminApplicationForm extends ApplicationForm {
  user_id: number;
}

/** The person asking for help, as the signed-out form sends it (`validateVisitor`). */
export interface VisitorDetails {
  full_name?: string;
  email?: string;
  disability_id?: number[];
  other_disability?: string;
  comments?: string;
  residential_address?: string;
  arrival_address?: string;
  is_phone?: Flag;
  is_wp?: Flag;
  is_sms?: Flag;
}
/** The right to request help with a verified phone: the ticket of POST /auth/verify-register-otp. */
export interface VisitorTicket {
  ticket: string;
  phone: string;
}
/** POST /user-applications/check-user-detail: asks which details differ from the stored ones. */
export interface VisitorCheck extends VisitorTicket, VisitorDetails {}
/**
 * POST /user-applications: the signed-out form. For a phone with an account, is_use_previous_detail 1 makes
 * the personal details optional. It signs nobody in.
 */
export interface VisitorApplicationForm extends ApplicationForm, VisitorTicket, VisitorDetails {
  /**
   * 1 if the person agrees to the terms of use and the privacy policy; required of people who are not yet
   * known
   */
  is_confirm?: Flag;
  /**
   * 1 if the person allows their details, including the disability, to be stored and given to helpers;
   * required of people who are not yet known
   */
  is_authorize?: Flag;
  is_use_previous_detail: Flag;
}

/**
 * POST /auth/register for a help seeker; the answers of the help profile are further fields (`HELP_PROFILE`
 * in the domain). With `is_carer` the person registers only to ask on behalf of others, and nothing about a
 * home or a disability is stored.
 */
export type HelpSeekerRegistration = HelpProfileAnswers & {
  ticket: string;
  role_id?: number;
  is_active?: 1;
  is_carer?: Flag;
};
/**
 * POST /reference/register: a registration on behalf of somebody else, by a signed-in user; the phone is
 * among the answers.
 */
export type ReferenceRegistration = HelpProfileAnswers & { role_id?: number; is_active?: 1; no_phone?: Flag };

/**
 * A volunteer's statements and signature, at registration and at renewal (`validateVolunteerFacts`). The
 * vehicle is asked about only if they have a licence.
 */
export interface VolunteerFacts extends Record<VolunteerFlag, Flag> {
  id_number: string;
  dob: IsoDay;
  gender: Gender;
  place: string;
  date: IsoDay;
  /** keys from the list; a typed language takes the place of "other" */
  languages: string[];
  interests: string[];
  is_agree: Flag;
  /** whether an adult states that they have a guardian, whose approval is then required (rule 86) */
  needs_guardian: Flag;
  /** the drawing as `data:image/png;base64,…`, or null */
  signature_image: string;
  /** the accessible alternative to a drawn signature: the full name, typed */
  signature_text: string;
}
/** The person who registers as a volunteer; sent in addition to the facts (`validateVolunteerPerson`). */
interface VolunteerPerson {
  role_id: number;
  slug: string;
  first_name: string;
  last_name: string;
  email: string;
  residential_address: string;
  arrival_address: string;
  way_to_provide_help: WayToHelp;
  contact_method: ContactMethod;
  /** optional; `other_disability` describes the entry "other" */
  disability_id: number[];
  other_disability: string;
  /** 1 to save the current answers and finish later; then only names and address are required */
  partial_register_volunteer: Flag;
  /**
   * a file from POST /auth/register/guardian-approval (multipart: ticket, file), for ages 16 and 17 (rule 56)
   */
  guardian_approval: string;
}
/** POST /auth/register for a volunteer. */
export type VolunteerRegistration = Unjudged<VolunteerFacts & VolunteerPerson> & { ticket: string };
/** POST /volunteer/renew/account: the renewal of the agreement (rule 53). */
export type RenewalForm = Unjudged<VolunteerFacts> & { volunteer_information_id?: number };

/**
 * PUT /volunteer/availability; omitted fields default to those of a volunteer who is always free
 * (`validateAvailability`).
 */
export type AvailabilityForm = Partial<DutyTimes>;
