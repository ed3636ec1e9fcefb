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
/** POST /dropdowns/register: the lists for the registration forms. */
export interface RegisterDropdowns {
  roles: RoleOption[];
  disabilities: ListOption[];
  volunteer_interests: ListOption[];
  volunteer_languages: ListOption[];
  volunteer_gender: ListOption[];
}
/** POST /dropdowns/other/user/registration/options: every list of the help profile. */
export type HelpProfileDropdowns = Record<OptionList, ListOption[]>;

/** What is known about the owner of a verified phone (rules 18, 65), to prefill the volunteer form. */
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
 * The right to register with a verified phone, valid for 60 minutes (rule 20). It is returned by POST
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
/** POST /volunteer/detail {phone, ticket}: what is known about a person who registers as a volunteer. */
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
  /** what the referrer filled in; null if the person already had an account, and after an objection */
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
 * The answer to a registration; the person is signed in (rule 110). `next`: "PoliceConfirmation" if the
 * police page comes first, otherwise "Login" for the page of rule 115.
 */
export type Registered = AuthRecord & { next: 'Login' | 'PoliceConfirmation'; kept: Kept };
/**
 * The result of a registration: a new person was created, or it was linked to an existing person with that
 * name and number (rule 238).
 */
export type Kept = 'created' | 'linked';
/** The answer of POST /reference/register. */
export interface ReferenceKept {
  kept: Kept;
  /** false for a person without a telephone, who gets no messages (rule 239) */
  has_phone: boolean;
}

/** Volunteers' information as they see it themselves. */
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
/** GET /auth/profile: the caller's own profile. */
export interface Profile extends Omit<AuthRecord, 'token'> {
  phone: string;
  first_name: string;
  last_name: string;
  email: string | null;
  residential_address: string;
  arrival_address: string;
  address_type: AddressType;
  /** how the person wants to be reached, for anybody who may call or write to them */
  contact_note: string;
  comments: string;
  disabilities: { id: number; name: string }[];
  other_disability: string;
  is_phone: Flag;
  is_wp: Flag;
  is_sms: Flag;
  is_email: Flag;
  /** whether the renewal window has opened */
  is_renew: boolean;
  volunteer_information: OwnVolunteerInformation | null;
  help_profile: HelpProfileAnswers | null;
  /**
   * stored parts that can no longer be read, so that all answers must be given again together, not section by
   * section
   */
  unreadable: ('help_profile' | 'disabilities')[];
  /** a new number and the time at which it takes effect unless it is cancelled first */
  phone_change: { phone: string; due_at: IsoTime } | null;
  /** the person who registered this person; null once this person has answered (rule 64) */
  referred_by: { id: number; first_name: string } | null;
}

/** A browser in which a person gets notifications (rule 185). */
export interface PushDevice {
  id: number;
  /** the browser and the operating system, in words */
  device: string;
  created_at: IsoTime;
  last_seen_at: IsoTime;
}

/** GET /push/devices. */
export interface PushState {
  /** the key with which browsers subscribe (base64url); null if notifications are not configured */
  public_key: string | null;
  devices: PushDevice[];
}

/**
 * GET /auth/sessions. DELETE /auth/sessions/{id} ends one session; POST /auth/sessions/end-all ends all of
 * them, the caller's own last.
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
/** GET /auth/privacy/reads: which staff member viewed sensitive details, and when (rule 67). */
export interface SensitiveReadRow {
  id: number;
  reader: string;
  reader_role: Role;
  what: string;
  read_at: IsoTime;
}
/** GET /auth/privacy: what the caller's page about their stored data shows. */
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
   * the person's single requests, requests in events, and help given; `text` is what they wrote, `reason` why
   * the request was refused
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
  /** the messages in conversations with the team */
  conversations: {
    about: string;
    is_mine: boolean;
    sent_at: IsoTime;
    text: string;
    picture: OwnPicture | null;
  }[];
  /** the messages in conversations with the support desk, from both sides */
  contacts: { subject: string; is_mine: boolean; sent_at: IsoTime; text: string }[];
  /**
   * whether broadcasts are still sent by a channel, and when the person last chose; broadcasts received are
   * among the messages
   */
  messages_to_many: { channel: BroadcastChannel; is_wanted: boolean; changed_at: IsoTime | null }[];
  /** for volunteers, otherwise null */
  availability: Availability | null;
  /** when a volunteer last signed, and from which IP address; null for everybody else */
  signature: { signed_at: IsoTime; ip_address: string | null } | null;
}

/**
 * A picture in a conversation, in the download of one's own data: the image as a `data:` URL, or a note that
 * it cannot be read.
 */
export interface OwnPicture {
  description: string;
  image: string;
}

/** A row of the option lists that admins maintain (GET /admin/options?filter={"list": …}). */
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
  /** since when the sender has been waiting for an answer from the desk; null if no answer is due */
  waiting_since: IsoTime | null;
  /** the staff member who last answered; empty if nobody has */
  answered_by: string;
}
/** A message in a conversation with the desk, after the first message. */
export interface ContactReply {
  id: number;
  is_staff: boolean;
  /** who wrote the desk's answer; empty for the sender's messages */
  author: string;
  way: ContactWay;
  /** empty if the desk called back */
  words: string;
  written_at: IsoTime;
}
/** GET /admin/contacts/{id}: a conversation as the desk sees it. */
export interface ContactThread extends ContactRow {
  /** how an answer reaches the sender */
  way: ContactWay;
  /** the sender's language */
  locale: Locale;
  replies: ContactReply[];
}
/** GET /contacts/own: a conversation with the desk as the sender sees it. */
export interface OwnContactRow {
  id: number;
  subject: string;
  state: ContactState;
  created_at: IsoTime;
  answered_at: IsoTime | null;
}
/** GET /contacts/own/{id}, /contacts/link/{code}: a conversation with its messages, as the sender sees it. */
export interface OwnContactThread extends OwnContactRow {
  message: string;
  replies: ContactReply[];
}
/** GET, POST /sms/unsubscribe/{id} and /email/unsubscribe/{id}: 1 while the person is still subscribed. */
export type SubscriptionState = Flag;
/**
 * GET, POST /auth/subscriptions: whether broadcasts are still sent, by channel; channels that are omitted
 * stay unchanged.
 */
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
  /**
   * the greeting and the signature in messages to the organization's volunteers; empty if there is none (rule
   * 169)
   */
  greeting_he: string;
  greeting_en: string;
  signature_he: string;
  signature_en: string;
  volunteers: number;
  /** the same number under the name of the specified calls */
  users_count: number;
  /** who added it */
  author: string | null;
  created_at: IsoTime;
  /** contains "delete" while the organization has no members */
  abilities: 'delete'[];
}
/** GET /event-user-requests/{id}/person: what a help seeker stated; each view is recorded (rule 67). */
export interface SeekerDetails {
  disabilities: string[];
  other_disability: string;
  help_profile: HelpProfileAnswers | null;
}

export interface UnknownPhone extends RegistrationTicket {
  register: true;
}

/**
 * The answer of `verify-otp`: the auth record, or that this phone is not registered yet, with the ticket for
 * registering.
 */
export type VerifyOutcome = SignedIn | UnknownPhone;
