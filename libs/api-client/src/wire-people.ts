import type {
  AddressType,
  BroadcastChannel,
  ContactMethod,
  ContactState,
  ContactWay,
  Gender,
  HelpProfileAnswers,
  Locale,
  NotificationType,
  OptionList,
  Role,
  VolunteerFlag,
  WayToHelp,
} from '@karov/domain';
import type { AuthRecord, SignedIn } from './wire.js';
import type { Flag, IsoDay, IsoTime } from './wire-basics.js';
import type { Availability } from './wire-talk.js';
import type { RoleOption } from './wire-users.js';

/**
 * An entry of an option list. `id` is the value to send back: the id for disabilities and roles, otherwise
 * the stable key.
 */
export interface ListOption {
  id: number | string;
  key: string;
  label: string;
}
/** POST /dropdowns/register */
export interface RegisterDropdowns {
  roles: RoleOption[];
  disabilities: ListOption[];
  volunteer_interests: ListOption[];
  volunteer_languages: ListOption[];
  volunteer_gender: ListOption[];
}
/** POST /dropdowns/other/user/registration/options: every list of the help profile. */
export type HelpProfileDropdowns = Record<OptionList, ListOption[]>;

/** The known facts behind a verified phone (rules 18, 65): the prefill of the volunteer form. */
export interface VolunteerPrefill extends Record<VolunteerFlag, Flag | null> {
  id_number: string | null;
  import_address: string;
  dob: IsoDay | null;
  gender: Gender | null;
  place: string;
  date: IsoDay | null;
  languages: string[];
  interests: string[];
  way_to_provide_help: WayToHelp;
  contact_method: ContactMethod;
}
export interface KnownPerson {
  first_name: string;
  last_name: string;
  full_name: string;
  email: string | null;
  residential_address: string;
  arrival_address: string;
}
/**
 * The right to register with one verified phone, for 60 minutes (rule 20). It is returned by POST
 * /auth/verify-register-otp, by POST /auth/verify-otp together with `register: true`, and by POST
 * /auth/registration-ticket for a signed-in person. It is sent as `ticket` with each call of the
 * registration.
 */
export interface RegistrationTicket extends KnownPerson {
  ticket: string;
  expires_at: IsoTime;
  phone: string;
  /** roles that this phone already has */
  registered_roles: Role[];
  volunteer_information: VolunteerPrefill | null;
}
/** POST /volunteer/detail {phone, ticket} */
export interface VolunteerLookup extends KnownPerson {
  is_register: Flag;
  /** 1 if an imported pre-registration was withdrawn */
  is_import_delete: Flag;
  volunteer_information: VolunteerPrefill | null;
}
/** GET /admin/auth/organization/{slug}; `logo` is the URL of the picture, or null. */
export interface OrganizationCard {
  name: string;
  slug: string;
  logo: string | null;
}

/**
 * GET /references/{code}, POST /references/{code}/objection and …/confirmation: the page behind the link sent
 * to a person registered by somebody else.
 */
export interface ReferenceLink {
  referrer: string;
  /** what the referrer wrote; null if the person already had an account, and after an objection */
  written: ReferenceWritten | null;
  is_objected: Flag;
  is_confirmed: Flag;
}
/** What a link may reveal about a person: name, town, and which sections of the help profile have answers. */
export interface ReferenceWritten {
  full_name: string;
  city: string;
  sections: string[];
}

/**
 * Answer of the registrations: the person is signed in (rule 110). `next`: the police page first, or the one
 * of rule 115 at once ("Login").
 */
export type Registered = AuthRecord & { next: 'Login' | 'PoliceConfirmation'; kept: Kept };
/** The result of a registration: a new person, or an existing one with that name and number (rule 238). */
export type Kept = 'created' | 'linked';
/** Answer of POST /reference/register. */
export interface ReferenceKept {
  kept: Kept;
  /** false for a person without a telephone, who gets no messages (rule 239) */
  has_phone: boolean;
}

/** A volunteer's own view of their information. */
export interface OwnVolunteerInformation extends VolunteerPrefill {
  id: number;
  signed_at: IsoTime | null;
  /** the day on which the account freezes unless the agreement is renewed */
  renew_until: IsoDay | null;
  is_renew: boolean;
  is_training_validated: boolean;
  is_police_validated: boolean;
  is_police_required: boolean;
  signature_file: string | null;
}
/** GET /auth/profile */
export interface Profile extends Omit<AuthRecord, 'token'> {
  phone: string;
  first_name: string;
  last_name: string;
  email: string | null;
  residential_address: string;
  arrival_address: string;
  address_type: AddressType;
  /** how they want to be reached, for anybody who may call or write to them */
  contact_note: string;
  comments: string;
  disabilities: { id: number; name: string }[];
  other_disability: string;
  is_phone: Flag;
  is_wp: Flag;
  is_sms: Flag;
  is_email: Flag;
  /** whether the renewal window is open or past */
  is_renew: boolean;
  volunteer_information: OwnVolunteerInformation | null;
  help_profile: HelpProfileAnswers | null;
  /**
   * stored parts that can no longer be read: all answers have to be given again at once, not section by
   * section
   */
  unreadable: ('help_profile' | 'disabilities')[];
  /** a new number that takes effect at a time unless it is cancelled first */
  phone_change: { phone: string; due_at: IsoTime } | null;
  /** the person who registered this person, until the latter has answered (rule 64) */
  referred_by: { id: number; first_name: string } | null;
}

/** A browser where a person gets notifications (rule 185). */
export interface PushDevice {
  id: number;
  /** browser and system in words */
  device: string;
  created_at: IsoTime;
  last_seen_at: IsoTime;
}

/** GET /push/devices. */
export interface PushState {
  /** the key for browsers to subscribe with (base64url); null if notifications are not configured */
  public_key: string | null;
  devices: PushDevice[];
}

/**
 * GET /auth/sessions; DELETE /auth/sessions/{id} ends one, POST /auth/sessions/end-all ends all, the caller's
 * own last.
 */
export interface SessionRow {
  id: string;
  role: Role;
  device: string;
  created_at: IsoTime;
  last_seen_at: IsoTime | null;
  expires_at: IsoTime;
  is_current: boolean;
}

/** A consent (GET /auth/privacy). */
export interface ConsentRow {
  kind: 'terms' | 'privacy' | 'volunteer_agreement' | 'disability_data' | 'messages' | 'database_inclusion';
  version: string;
  text_url: string;
  given_at: IsoTime;
  withdrawn_at: IsoTime | null;
}
/** GET /auth/privacy/reads: which member of staff viewed sensitive details, and when (rule 67). */
export interface SensitiveReadRow {
  id: number;
  reader: string;
  reader_role: Role;
  what: string;
  read_at: IsoTime;
}
/** GET /auth/privacy */
export interface PrivacyOverview {
  consents: ConsentRow[];
  reads: SensitiveReadRow[];
  deletion: { requested_at: IsoTime; due_on: IsoDay } | null;
}
/** GET /auth/privacy/download: all stored data about the caller. */
export interface OwnData {
  written_at: IsoTime;
  profile: Profile;
  consents: ConsentRow[];
  reads: SensitiveReadRow[];
  sessions: SessionRow[];
  messages: { type: NotificationType; channel: string; sent_at: IsoTime; text: string }[];
  /**
   * the person's single requests, requests in events, and help given; `text` is the written text, `reason`
   * the reason for a refusal
   */
  requests: {
    event: string;
    text: string;
    reason: string;
    status: string;
    state_text: string;
    created_at: IsoTime;
    is_helper: boolean;
  }[];
  /** messages in conversations with the team */
  conversations: {
    about: string;
    is_mine: boolean;
    sent_at: IsoTime;
    text: string;
    picture: OwnPicture | null;
  }[];
  /** messages in conversations with the support desk, by the person and by the desk */
  contacts: { subject: string; is_mine: boolean; sent_at: IsoTime; text: string }[];
  /**
   * whether broadcasts are still sent by a channel, and when the person last chose; received ones are among
   * the messages
   */
  messages_to_many: { channel: BroadcastChannel; is_wanted: boolean; changed_at: IsoTime | null }[];
  /** for volunteers, otherwise null */
  availability: Availability | null;
  /** when, and from which IP address, a volunteer last signed; otherwise null */
  signature: { signed_at: IsoTime; ip_address: string | null } | null;
}

/**
 * A picture of a conversation, in the download of one's own data: its image as a `data:` address, or a note
 * that it cannot be read.
 */
export interface OwnPicture {
  description: string;
  image: string;
}

/** A row of the options that admins maintain (GET /admin/options?filter={"list": …}). */
export interface OptionRow {
  id: number;
  list: string;
  key: string;
  label_he: string;
  label_en: string;
  position: number;
  is_hidden: boolean;
  is_fixed: boolean;
  is_urgent: boolean;
}
/** A message to the support desk (POST /contacts {subject, message}; GET /admin/contacts). */
export interface ContactRow {
  id: number;
  subject: string;
  message: string;
  sender: { id: number; full_name: string; phone: string; email: string };
  created_at: IsoTime;
  /** when the desk last answered */
  answered_at: IsoTime | null;
  state: ContactState;
  /** since when the desk's answer is awaited; null if none is due */
  waiting_since: IsoTime | null;
  /** the member of the desk who last answered; empty if nobody has */
  answered_by: string;
}
/** A message after the first in a conversation with the desk. */
export interface ContactReply {
  id: number;
  is_staff: boolean;
  /** the author of the desk's answer; empty for the sender's messages */
  author: string;
  way: ContactWay;
  /** empty if the desk called back */
  words: string;
  written_at: IsoTime;
}
/** GET /admin/contacts/{id}: the desk's view of a conversation. */
export interface ContactThread extends ContactRow {
  /** how an answer reaches the sender */
  way: ContactWay;
  /** the sender's language */
  locale: Locale;
  replies: ContactReply[];
}
/** GET /contacts/own: the sender's view of a conversation with the desk. */
export interface OwnContactRow {
  id: number;
  subject: string;
  state: ContactState;
  created_at: IsoTime;
  answered_at: IsoTime | null;
}
/** GET /contacts/own/{id}, /contacts/link/{code}. */
export interface OwnContactThread extends OwnContactRow {
  message: string;
  replies: ContactReply[];
}
/** GET, POST /sms/unsubscribe/{id} and /email/unsubscribe/{id}: 1 while still subscribed. */
export type SubscriptionState = Flag;
/** GET, POST /auth/subscriptions: whether broadcasts are still sent; omitted channels stay unchanged. */
export interface OwnSubscriptions {
  sms: boolean;
  email: boolean;
}
export interface OrganizationRow {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
  registration_url: string;
  /** the greeting and signature in messages to its volunteers; empty if there is none (rule 169) */
  greeting_he: string;
  greeting_en: string;
  signature_he: string;
  signature_en: string;
  volunteers: number;
  /** the person who added it */
  author: string | null;
  created_at: IsoTime;
  /** contains "delete" while it has no members */
  abilities: 'delete'[];
}
/** GET /event-user-requests/{id}/person: a help seeker's own statements; each view is recorded (rule 67). */
export interface SeekerDetails {
  disabilities: string[];
  other_disability: string;
  help_profile: HelpProfileAnswers | null;
}

export interface UnknownPhone extends RegistrationTicket {
  register: true;
}

/**
 * Answer of `verify-otp`: the auth record, or the flag that this phone is not registered yet, with the ticket
 * for it.
 */
export type VerifyOutcome = SignedIn | UnknownPhone;
