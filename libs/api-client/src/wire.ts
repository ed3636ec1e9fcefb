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

/** What the client stores about the person after sign-in (rule 129 "Auth record"). */
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
   * the state of a guardian's approval that is needed but not confirmed: there is no file yet, or the file
   * waits for a check (rule 86)
   */
  guardian: 'missing' | 'waits' | null;
  locale: Locale;
  /**
   * whether the person writes instead of calling (rule 215), so that their contact options begin with writing
   */
  writes: boolean;
  /**
   * whether the caller has the number but must still answer the question about its former owner (rule 237);
   * nothing is shown about that owner
   */
  is_limited: boolean;
}
/** The answer of the three `…/auth/login` calls. */
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
 * The last person to sign in with a number, signed in again; `others` are the people who share it (POST
 * /auth/choose-person switches to one of them, rule 238). `others` is omitted if nobody shares it.
 */
export type SignedIn = AuthRecord & { others?: PersonOfNumber[] };
/** A person who shares a number, identified by first name only. */
export interface PersonOfNumber {
  id: number;
  first_name: string;
}
/**
 * The answer of POST /auth/name-at-number: the person who signed in by their full name, limited to the
 * question if they may be somebody else (rule 237); or a refusal.
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

/** A row of the event lists. */
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
  /** whether the event is an exercise: its figures are counted separately, and its name says so */
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
    /** help seekers who have a volunteer, and those among them to whom the volunteer has set out */
    assigned: number;
    on_the_way: number;
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
  /** the time of this state, to send as `since` with the next request for changes */
  as_of: IsoTime;
}
/** A person as staff see them on a map or in a side list. */
export interface PersonPin {
  id: number;
  full_name: string;
  phone: string;
  /**
   * how the person wants to be reached; empty if there is no note, and while the telephone number is withheld
   */
  contact_note: string;
  spoken_to: SpokenTo;
  address: string;
  street: string;
  city: string;
  state: string;
  country: string;
  /** degrees; both are null if the person's home is unknown */
  lt: number | null;
  lng: number | null;
  /**
   * set if the person is concealed from this manager until they answer: no name, no phone, only the town
   * (rule 79)
   */
  is_concealed?: true;
}
export interface EventUserRequest {
  id: number;
  status: EventUserStatus;
  is_approved: Approval;
  is_request_open: boolean;
  respond: NeedResponse;
  /** whether the request was raised with the emergency button */
  is_emergency: boolean;
  /** since when the person has been waiting for help; null if they are not */
  waiting_since: IsoTime | null;
  /** what a helper must know before leaving; only in the event's details and its changes (rule 155) */
  matters: NeedMatter[];
  floor: number | null;
  /** whether the person was inside the circle when asked, and is outside since their address changed */
  is_outside: boolean;
  /**
   * the address where help is needed, if the person has since moved; `user` has that place then (rule 61)
   */
  kept_address: string | null;
  /** where the person lives now; null unless the need stayed at a former address */
  moved_to: string | null;
  /**
   * since when the person is without help, because nobody came after the event was stopped; null once staff have
   * looked at it (rule 49)
   */
  left_since: IsoTime | null;
  /** whether the emergency goes on as a single request, outside the stopped event (rule 50) */
  goes_on_alone: boolean;
  /** until when the approved volunteer has to set out; null for others */
  sets_out_until: IsoTime | null;
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
  /** somebody whom the stopped event left without help was seen to (rule 49) */
  | 'note_seen'
  | 'assign'
  | 'by_hand'
  | 'approve'
  | 'record_on_way'
  | 'complete'
  | 'unassign'
  | 'take_over'
  | 'give_back'
  | 'timeline';
export interface EventVolunteerRequest {
  id: number;
  status: EventVolunteerStatus;
  is_approved: Approval;
  radius: number;
  is_outside: boolean;
  volunteer: PersonPin;
  /** whether others took the volunteer off the need, or let them go */
  is_let_go: boolean;
  /** how far the volunteer is, once approved */
  progress: ProgressStep | null;
  assigned_user: { id: number; request_id: number; full_name: string; is_approved: boolean } | null;
  /** the help seeker's request for which the volunteer was called; null for a call to the event as a whole */
  need_request_id: number | null;
  /** left out in the brief form of an event's detail, whose rows would all repeat it */
  event?: { id: number; name: string; address: string; created_at: IsoTime; manager: { full_name: string } };
  /** the help seeker to whom the volunteer is assigned */
  user: { id: number; full_name: string } | null;
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
  /** whether the search rests until its next step, because the need can wait until morning (rule 100) */
  is_resting: boolean;
}
/** GET /event-user-requests/{id}/timeline: what happened to a need, and why. */
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
  is_emergency: boolean;
  /** whether the person has moved since, and help is still expected at the former address (rule 61) */
  is_address_changed: boolean;
  /** the approved volunteer's progress */
  progress: ProgressStep | null;
  event: { id: number; name: string };
  user: { id: number; full_name: string; contact_note: string; spoken_to: SpokenTo } | null;
  volunteer: { id: number; full_name: string; contact_note: string; spoken_to: SpokenTo } | null;
  system_note: string | null;
  creation_date: IsoTime;
  updated_at: IsoTime;
  abilities: ('accept' | 'complete' | 'reject')[];
}
/** A row of the approval lists: with where and since when it waits, and what a helper must know. */
export interface ApprovalRow extends EventRequestRow {
  user: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo } | null;
  /** of the person who asked, in the reader's language */
  town: string;
  /** since when the yes waits for approval; null if it does not */
  waiting_since: IsoTime | null;
  /** what a helper must know before leaving, for rows that wait; each view is recorded (rule 67) */
  matters: NeedMatter[];
  floor: number | null;
}
/**
 * A row of the volunteer's table; the address and the phone are included only while the assignment is
 * approved and under way (rule 30).
 */
export interface VolunteerEventRequestRow extends Omit<EventRequestRow, 'abilities' | 'progress'> {
  abilities: (ProgressStep | 'complete' | 'reject' | 'leave_reserve')[];
  /** whether the caller's yes is kept while another volunteer holds the need (rule 71) */
  is_reserve: boolean;
  contact: {
    phone: string;
    contact_note: string;
    spoken_to: SpokenTo;
    address: string;
    /** whether the person has moved since, and help is still expected at this address (rule 61) */
    is_address_changed: boolean;
  } | null;
  /** the caller's progress, while the work is under way */
  progress: ProgressStep | null;
  /**
   * whether the request waits for approval and will be approved automatically within two minutes (rule 70)
   */
  is_approved_soon: boolean;
}
/** A row of GET /event/requests: the help seeker's own request, as they see it. */
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
  /**
   * whether the volunteer waits for approval and will be approved automatically within two minutes (rule 70)
   */
  is_approved_soon: boolean;
  asked: number;
  updated_at: IsoTime;
  created_at: IsoTime;
}
/** A row of the two activity-log calls. */
export interface ActivityEntry {
  id: number;
  new_values: { status: string; is_approved: Approval };
  actor: string | null;
  system_note: string | null;
  created_at: IsoTime;
}

/**
 * The answers of the two link checks; `id` is the code (rule 29). Errors: 422 with errors.id (invalid) or
 * errors.message (expired).
 */
export interface EventVolunteerLink {
  id: string;
  status: EventVolunteerStatus;
  is_approved: Approval;
  updated_at: IsoTime;
  /** the need for which this volunteer was called: before a yes, only the town and the distance (rule 30) */
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
   * whether the call is for an emergency or for a need of an urgent event, where a yes needs no confirmation
   * (rule 70)
   */
  is_urgent: boolean;
  /** whether the yes is kept while another volunteer holds the need (rule 71) */
  is_reserve: boolean;
  /**
   * the need that the volunteer is helping with, or has helped with; null before that, and while they are
   * ready for any need
   */
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
  /** the kilometres that each ring adds */
  radius: number;
  /** the minutes before the next volunteer is called */
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
/** The 422 of the import: `errors.file` for the file itself, or `rows`. */
export interface ImportErrorAnswer extends ErrorAnswer {
  rows?: ImportRowError[];
  total_errors?: number;
}
/** Pushed on the socket channel of an event when the event should be reloaded. */
export interface EventRefreshSignal {
  event_id: number;
}
