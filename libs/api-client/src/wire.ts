import type {
  Approval,
  DispatchStatus,
  DistanceBand,
  EventUserStatus,
  EventVolunteerStatus,
  HelpType,
  InvitationState,
  Locale,
  NeedMatter,
  NeedResponse,
  ProgressStep,
  Role,
  SpokenTo,
  TimelineKind,
} from '@karov/domain';
import type { Flag, IsoTime } from './wire-basics.js';
import type { LinkWork } from './wire-link-work.js';

export interface Paged<T> {
  data: T[];
  meta: { total: number; page: number; perPage: number; waiting_near?: number; helped_this_month?: number };
}
export interface ErrorAnswer {
  message?: string;
  code: string;
  errors?: Record<string, string[]>;
  request_id?: string;
}

/** The client's record after sign-in (rule 129 "Auth record"). */
export interface AuthRecord {
  id: number;
  token: string;
  role: Role;
  roles: Role[];
  full_name: string;
  disability_id: number[];
  is_volunteer_information: boolean;
  volunteer_information_id: number | null;
  is_active: Flag;
  is_freeze: Flag;
  /**
   * the state of a guardian's approval that is needed and not confirmed yet: no file so far, or one that
   * awaits a check (rule 86)
   */
  guardian: 'missing' | 'waits' | null;
  locale: Locale;
  /** whether they write instead of calling (rule 215), so that their contact options begin with writing */
  writes: boolean;
  /**
   * whether the caller has the number but must still answer the question about its former owner (rule 237),
   * about whom nothing is shown
   */
  is_limited: boolean;
}
/** Answer of the three `…/auth/login` calls. */
export interface SignInCode extends CodeSent {
  is_register: boolean;
  is_manager?: boolean;
}
/** Whether a code was sent by a telephone call or by SMS, and when another may be requested. */
export interface CodeSent {
  resend_after_seconds: number;
  is_call: boolean;
}
/**
 * The last user of a number, signed in; `others` share the number and are chosen by POST /auth/choose-person
 * (rule 238). Omitted if there are none.
 */
export type SignedIn = AuthRecord & { others?: PersonOfNumber[] };
/** A person who shares a number, by first name only. */
export interface PersonOfNumber {
  id: number;
  first_name: string;
}
/**
 * Answer of POST /auth/name-at-number: the person who signed in by their full name, with the question if they
 * may be somebody else (rule 237), or a refusal.
 */
export type NamedOutcome = AuthRecord | { register: true };
export interface PlaceSuggestion {
  id: string;
  label: string;
  position: { lat: number; lon: number };
  address: {
    streetNumber: string;
    streetName: string;
    municipalitySubdivision: string;
    municipality: string;
    countrySubdivision: string;
    countryCode: string;
    country: string;
  };
  /** "street, country, region, municipality, lat, lon" (rule 129): the value to send back as the address */
  raw: string;
  /**
   * whether the typed text clearly means only this place, which is then applied when the field is left (rule
   * 104)
   */
  is_clear: boolean;
}

/** One row of the event lists. */
export interface EventRow {
  id: number;
  name: string;
  event_list_id: number;
  radius: number;
  address: string;
  location: { lt: number; lng: number; lat: number; lon: number };
  state: string;
  manager_id: number;
  manager: { id: number; full_name: string };
  description: string;
  type_of_help_required: HelpType;
  status: boolean;
  is_auto_assign: boolean;
  /** whether it is an exercise: its figures are separate, and its name says so */
  is_exercise: boolean;
  system_note: string | null;
  last_stopped_at: IsoTime | null;
  created_at: IsoTime;
  updated_at: IsoTime;
  counts: {
    users_asked: number;
    users_need_help: number;
    users_waiting: number;
    volunteers_asked: number;
    volunteers_ready: number;
    assigned: number;
    waiting_approval: number;
    needs_coordinator: number;
    completed: number;
  };
  abilities: EventAbility[];
}
export type EventAbility = 'edit' | 'stop' | 'start' | 'map';
export interface EventDetail extends EventRow {
  event_user_requests: EventUserRequest[];
  event_volunteer_requests: EventVolunteerRequest[];
  /** the time of this state; the `since` of the next request for changes */
  as_of: IsoTime;
}
/** Staff's view of a person on a map or in a side list. */
export interface PersonPin {
  id: number;
  full_name: string;
  phone: string;
  /** how they want to be reached; empty without a note, and while the telephone number is withheld */
  contact_note: string;
  spoken_to: SpokenTo;
  address: string;
  street: string;
  city: string;
  state: string;
  country: string;
  /** degrees; both null if their home is unknown */
  lt: number | null;
  lng: number | null;
  /**
   * set if concealed from this manager until the person answers: no name, no phone, only the town (rule 79)
   */
  is_concealed?: true;
}
export interface EventUserRequest {
  id: number;
  status: EventUserStatus;
  is_approved: Approval;
  is_request_open: boolean;
  respond: NeedResponse;
  /** whether it was raised with the emergency button */
  is_emergency: boolean;
  /** since when the person has been waiting for help; null if they are not */
  waiting_since: IsoTime | null;
  /** what a helper must know before leaving; only in the event's detail and its changes (rule 155) */
  matters: NeedMatter[];
  floor: number | null;
  /** whether they were inside the circle when asked, and outside since their address changed */
  is_outside: boolean;
  /** the address where a volunteer is helping although the person has since moved (rule 61) */
  kept_address: string | null;
  needs_coordinator: boolean;
  needs_coordinator_since: IsoTime | null;
  taken_over_by: string | null;
  user: PersonPin & { email: string | null };
  volunteer: {
    id: number;
    full_name: string;
    phone: string;
    contact_note: string;
    spoken_to: SpokenTo;
  } | null;
  /** the approved volunteer's progress */
  progress: ProgressStep | null;
  volunteer_request_id: number | null;
  event: { id: number; name: string };
  dispatch: DispatchSummary | null;
  system_note: string | null;
  created_at: IsoTime;
  updated_at: IsoTime;
  abilities: EventUserAbility[];
}
export type EventUserAbility =
  | 'set_respond'
  | 'assign'
  | 'by_hand'
  | 'approve'
  | 'record_on_way'
  | 'complete'
  | 'unassign'
  | 'take_over'
  | 'timeline';
export interface EventVolunteerRequest {
  id: number;
  status: EventVolunteerStatus;
  is_approved: Approval;
  radius: number;
  is_outside: boolean;
  volunteer: PersonPin;
  assigned_user: { id: number; request_id: number; full_name: string; is_approved: boolean } | null;
  /** the help seeker's request for which they were called; null for a call to the event as a whole */
  need_request_id: number | null;
  event: { id: number; name: string };
  system_note: string | null;
  created_at: IsoTime;
  updated_at: IsoTime;
  abilities: EventVolunteerAbility[];
}
export type EventVolunteerAbility =
  | 'accept'
  | 'reject'
  | 'assign'
  | 'approve'
  | 'record_on_way'
  | 'complete'
  | 'unassign';

export interface DispatchSummary {
  run_id: number;
  status: DispatchStatus;
  ring: number;
  radius_km: number;
  open_invitations: number;
  asked: number;
  next_step_at: IsoTime | null;
  /** whether it rests until its next step, because its need can wait until morning (rule 100) */
  is_resting: boolean;
}
/** GET /event-user-requests/{id}/timeline */
export interface Timeline {
  need_id: number;
  dispatch: DispatchSummary | null;
  entries: TimelineEntry[];
  server_time: IsoTime;
}
export interface TimelineEntry {
  id: number;
  at: IsoTime;
  kind: TimelineKind;
  volunteer: { id: number; full_name: string } | null;
  invitation_state: InvitationState | null;
  /** a sentence in the caller's language: what happened and why */
  text: string;
}

/** Rows of `…/event-approval-requests`, of the volunteer's table and of a help seeker's own requests. */
export interface EventRequestRow {
  id: number;
  status: EventUserStatus;
  is_approved: Approval;
  event: { id: number; name: string };
  user: { id: number; full_name: string; contact_note: string; spoken_to: SpokenTo } | null;
  volunteer: { id: number; full_name: string; contact_note: string; spoken_to: SpokenTo } | null;
  system_note: string | null;
  creation_date: IsoTime;
  updated_at: IsoTime;
  abilities: ('accept' | 'complete' | 'reject')[];
}
/**
 * A row of the volunteer's table; address and phone only while the assignment is approved and under way (rule
 * 30).
 */
export interface VolunteerEventRequestRow extends Omit<EventRequestRow, 'abilities'> {
  abilities: (ProgressStep | 'complete' | 'reject' | 'leave_reserve')[];
  /** whether the caller's yes is kept while another volunteer holds the need (rule 71) */
  is_reserve: boolean;
  contact: { phone: string; contact_note: string; spoken_to: SpokenTo; address: string } | null;
  /** the caller's progress, while under way */
  progress: ProgressStep | null;
  /** whether it is waiting, and will be approved automatically within two minutes (rule 70) */
  is_approved_soon: boolean;
}
/** A row of GET /event/requests: a help seeker's view of their own request. */
export interface OwnEventRequest {
  id: number;
  event: { id: number; name: string };
  status: EventUserStatus;
  is_approved: Approval;
  respond: NeedResponse;
  /** in plain words, in the caller's language */
  state_text: string;
  volunteer: {
    first_name: string;
    phone: string | null;
    contact_note: string;
    spoken_to: SpokenTo;
    progress: ProgressStep | null;
  } | null;
  /** whether the volunteer is waiting, and will be approved automatically within two minutes (rule 70) */
  is_approved_soon: boolean;
  asked: number;
  updated_at: IsoTime;
  created_at: IsoTime;
}
/** Rows of the two activity-log calls. */
export interface ActivityEntry {
  id: number;
  new_values: { status: string; is_approved: Approval };
  actor: string | null;
  system_note: string | null;
  created_at: IsoTime;
}

/**
 * Answers of the two link checks; `id` is the code (rule 29). Errors: 422 with errors.id (invalid) or
 * errors.message (expired).
 */
export interface EventVolunteerLink {
  id: string;
  status: EventVolunteerStatus;
  is_approved: Approval;
  updated_at: IsoTime;
  /** for a need this volunteer was called for: city and distance only, before acceptance (rule 30) */
  need: { city: string; distance_band: DistanceBand | null; description: string } | null;
  event: {
    name: string;
    address: string;
    created_at: IsoTime;
    manager: { full_name: string };
    description: string;
    type_of_help_required: HelpType;
    is_exercise: boolean;
  };
  message: string;
  /**
   * whether they were called for an emergency or for a need of an urgent event, where a yes needs no
   * confirmation (rule 70)
   */
  is_urgent: boolean;
  /** whether the yes is kept while another volunteer holds the need (rule 71) */
  is_reserve: boolean;
  /** the need that they have, or had, in hand; null before that, and while they are ready for any need */
  work: LinkWork | null;
}
export interface EventUserLink {
  id: string;
  event_request: {
    id: string;
    status: EventUserStatus;
    is_approved: Approval;
    respond: NeedResponse;
    state_text: string;
    is_approved_soon: boolean;
    updated_at: IsoTime;
    event: {
      name: string;
      address: string;
      created_at: IsoTime;
      manager: { full_name: string };
      description: string;
      is_exercise: boolean;
    };
  };
  message: string;
}

export interface AutoAssignSettings {
  id: number;
  /** km added by each ring */
  radius: number;
  /** minutes until the next volunteer is called */
  time: number;
  max_radius_km: number;
  max_rings: number;
  emergency_wave: number;
}
export interface ImportRowError {
  row: number;
  name: string;
  phone: string;
  values: Record<string, string>;
  errors: Record<string, string[]>;
}
/** 422 of the import: `errors.file` for the file itself, or `rows`. */
export interface ImportErrorAnswer extends ErrorAnswer {
  rows?: ImportRowError[];
  total_errors?: number;
}
/** Pushed on the socket channel of an event. */
export interface EventRefreshSignal {
  event_id: number;
}
