import type {
  AddressType,
  ApplicationStatus,
  BroadcastChannel,
  Channel,
  ConsentKind,
  Locale,
  MessageFault,
  Role,
} from '@karov/domain';
import type { Flag, IsoTime, NamedPerson } from './wire-basics.js';
import type { NotificationRow } from './wire-notifications.js';
import type { OwnVolunteerInformation } from './wire-people.js';
import type { UserRow } from './wire-users.js';

export interface MapPoint {
  lat: number;
  lon: number;
}

/**
 * GET /auth/bounces: a channel whose address accepts no messages, and since when; POST /auth/bounces tries a
 * channel again (rule 189).
 */
export interface BouncedChannel {
  channel: Channel;
  fault: MessageFault;
  since: IsoTime;
}

/**
 * What keeps a person from signing in: the block of the account, the wait after wrong codes, or a blocked
 * address.
 */
export interface SignInHold {
  kind: 'block' | 'codes' | 'address';
  /** null if the log does not know it */
  since: IsoTime | null;
  /** null if it ends only when it is lifted */
  until: IsoTime | null;
  /** why, in the reader's language; for a block, as staff wrote it */
  reason: string;
  ip_add: string | null;
}

/**
 * GET /admin/users/{id} and GET /manager/users/{id}: one person (rule 137); large or sensitive parts are
 * loaded separately.
 */
export interface UserRecord
  extends Omit<
    UserRow,
    | 'disabilities'
    | 'other_disability'
    | 'disability_confirmation_check'
    | 'quick_emergency_request'
    | 'personal_information'
  > {
  first_name: string;
  last_name: string;
  is_email: Flag;
  locale: Locale;
  address_type: AddressType;
  residential_point: MapPoint | null;
  arrival_point: MapPoint | null;
  /** a remark about the person's details, such as how to reach them */
  comments: string;
  last_seen_at: IsoTime | null;
  /**
   * since when a person with this number who has not proved who they are has been waiting (rule 237), or null
   */
  owner_question_since: IsoTime | null;
  /** what keeps the person from signing in; only for those who may lift it, which is "unblock" (rule 92) */
  held_by: SignInHold[];
  /** for staff: the districts where they work */
  regions: string[];
  /** the channels on which the person opted out of broadcasts (rule 178) */
  unsubscribed: BroadcastChannel[];
  /** the channels on which messages bounce, so that none are sent there (rule 189) */
  bounced: BouncedChannel[];
  /** the people who registered or linked this person */
  referred_by: NamedPerson[];
  /** the other people with the same number whom the caller may know (rule 238) */
  shares_phone_with: NamedPerson[];
}

/**
 * GET /users/{id}/agreement: a volunteer's statements and signature; the view is recorded. Managers see
 * neither the identity number nor the signature nor the signer's IP address.
 */
export interface UserAgreement extends Omit<OwnVolunteerInformation, 'import_address'> {
  /** a typed signature; a drawn signature is in the file */
  signature_text: string | null;
  ip_address: string | null;
}

/** A request of a person, or help that they give. */
export interface PersonRequest {
  /** the id of the single request, or of the event */
  id: number;
  kind: 'application' | 'event';
  /** the name of the category or of the event */
  name: string;
  is_helper: boolean;
  status: ApplicationStatus | 'unanswered' | 'no_need';
  /** whether the person has moved since, and help is still expected at the former address (rule 61) */
  is_address_changed: boolean;
  created_at: IsoTime;
}

/** How a volunteer answers calls. */
export interface CallAnswers {
  asked: number;
  accepted: number;
  declined: number;
  /** how many calls had no answer before the wait ended */
  silent: number;
  /** the median time until an answer, in seconds */
  median_seconds: number | null;
  last_called_at: IsoTime | null;
}

/**
 * How many calls a volunteer got recently and how they answered the latest ones, to help choose among
 * several.
 */
export interface CallRecord {
  /** calls in the last seven days */
  recent_calls: number;
  /**
   * for the latest ten calls; a yes or a no counts as an answer, whatever its outcome, and the time is the
   * median until an answer
   */
  answers: { asked: number; answered: number; median_seconds: number | null };
}

/** A question that a person was asked in an event, with the answer. */
export interface EventQuestion {
  event_id: number;
  name: string;
  /** what was asked: whether they need help, or whether they are ready to help */
  kind: 'need' | 'ready';
  asked_at: IsoTime;
  answer: 'yes' | 'no' | null;
  /** the time until the first answer */
  seconds: number | null;
  /** whether the question is still open; if it is not, and there is no answer, the person did not answer */
  is_open: boolean;
}

/**
 * GET /users/{id}/doings: a person's open matters, requests and activities, how they answer, and the messages
 * to them.
 */
export interface UserDoings {
  requests: PersonRequest[];
  /** newest first */
  questions: EventQuestion[];
  calls: CallAnswers | null;
  /** for admins, the newest messages; the log has the text */
  messages: { type: NotificationRow['type']; channel: NotificationRow['action_type']; sent_at: IsoTime }[];
}

/** GET /admin/users/{id}/trail: a person's devices and consents, which staff viewed them, and changes. */
export interface UserTrail {
  sessions: { role: Role; device: string; created_at: IsoTime; last_seen_at: IsoTime | null }[];
  consents: { kind: ConsentKind; version: string; given_at: IsoTime; withdrawn_at: IsoTime | null }[];
  /** newest first */
  looks: { id: number; actor: string | null; what: string; at: IsoTime }[];
  /** the actor is null for changes that the system made */
  changes: { id: number; actor: string | null; action: string; note: string | null; at: IsoTime }[];
}
