import type {
  ApplicationEnder,
  ApplicationStatus,
  Approval,
  AssignmentEnd,
  CandidateAnswer,
  CategoryType,
  DistanceBand,
  HelpPicture,
  HelpStep,
  HelpType,
  NeedMatter,
  Priority,
  ProgressStep,
  SpokenTo,
  WayToHelp,
} from '@karov/domain';
import type { DispatchSummary, EventVolunteerRequest } from './wire.js';
import type { Flag, IsoDay, IsoTime, NamedPerson } from './wire-basics.js';
import type { HelperContact, LinkWork } from './wire-link-work.js';
import type { CallRecord } from './wire-person.js';

/** A category in the dropdown of POST /dropdowns/application. */
export interface CategoryOption {
  id: number;
  label: string;
  type: CategoryType;
  /** whether the form does not ask for the home address (rule 58) */
  hides_home_address: boolean;
  help_type: HelpType;
  picture: HelpPicture;
}
/** POST /dropdowns/application {flag?: 1}. `only_users` is included for admins who send the flag. */
export interface ApplicationDropdowns {
  categories: CategoryOption[];
  statuses: { id: ApplicationStatus; label: string }[];
  only_users?: {
    id: number;
    full_name: string;
    address: string;
    phone: string;
    contact_note: string;
    spoken_to: SpokenTo;
  }[];
}
/**
 * GET /admin/categories, /admin/categories/{id}: a category. PUT accepts {name_he, name_en} or {name},
 * is_auto_assign, needs_approval.
 */
export interface CategoryRow {
  id: number;
  /** the name in the caller's language */
  name: string;
  name_he: string;
  name_en: string;
  type: CategoryType;
  /** whether volunteers for requests of this category are found automatically (rule 39) */
  is_auto_assign: boolean;
  /** whether a volunteer's yes waits for an admin (rule 3); otherwise it is approved at once */
  needs_approval: boolean;
  hides_home_address: boolean;
  help_type: HelpType;
  picture: HelpPicture;
  is_emergency: boolean;
  author: string | null;
  created_at: IsoTime;
}

export interface ApplicationCategory {
  id: number;
  name: string;
  label: string;
  type: CategoryType;
  is_emergency: boolean;
}
export interface ApplicationLocation {
  street: string;
  country: string;
  state: string;
  city: string;
  lat: number;
  lon: number;
  lt: number;
  lng: number;
}

/**
 * POST /user-applications/check-user-detail {ticket, phone, …details as in the form}: says which details
 * differ from the stored ones.
 */
export interface UserDetailCheck {
  /** whether a help seeker with this phone is registered */
  is_known: boolean;
  /** names of the fields whose typed value differs from the stored one, for "use previous details" */
  change_fields: string[];
  /** the stored details, available because the phone was verified; null for a new person */
  previous: {
    full_name: string;
    email: string | null;
    residential_address: string;
    arrival_address: string;
    disability_id: number[];
    other_disability: string;
    comments: string;
    is_phone: Flag;
    is_wp: Flag;
    is_sms: Flag;
  } | null;
}

/**
 * A row of GET /applications?type=list: a category that has an open request, with the last day of that
 * request.
 */
export interface ActiveApplication {
  id: number;
  category_id: number;
  category: { id: number; name: string };
  expiration_date: IsoDay | null;
  arrival_date: IsoDay | null;
  arrival_time: string | null;
  status: ApplicationStatus;
}

export type OwnApplicationAbility = 'close' | 'reject' | 'ask_again' | 'feedback' | 'chat';
/** A help seeker's view of their own request: GET /applications (list), GET /applications/{id}. */
export interface OwnApplication {
  id: number;
  status: ApplicationStatus;
  /** who ended the request, which decides the state to show (rule 105) */
  ended_by: ApplicationEnder | null;
  /** in plain words, in the caller's language */
  state_text: string;
  step: HelpStep;
  category_id: number;
  category: ApplicationCategory;
  help_type: HelpType;
  description: string;
  arrival_date: IsoDay | null;
  arrival_time: string | null;
  expiration_date: IsoDay | null;
  origin_address: string;
  destination_address: string;
  other_address: Flag;
  label_priority: Priority;
  system_notes: string | null;
  /** the helper: the first name once a volunteer has said yes, name and phone once approved (rule 30) */
  volunteer: {
    id: number;
    first_name: string;
    full_name: string | null;
    phone: string | null;
    contact_note: string;
    spoken_to: SpokenTo;
    progress: ProgressStep | null;
    progress_at: IsoTime | null;
    /**
     * the distance that the volunteer has to come, from approval until the end; null for help by phone (rule
     * 167)
     */
    distance_band: DistanceBand | null;
  } | null;
  application_requested_volunteer: { is_approved: Approval } | null;
  is_volunteer_changed: boolean;
  /** the staff member who has taken over the emergency (rule 73) */
  coordinator: { first_name: string } | null;
  /** the number of volunteers who were asked */
  asked: number;
  is_emergency: boolean;
  is_overdue: boolean;
  feedback: { is_well: Flag } | null;
  created_at: IsoTime;
  updated_at: IsoTime;
  abilities: OwnApplicationAbility[];
}

/** A row of GET /applications; with `type=list` in the short form. */
export type ListedApplication = OwnApplication | ActiveApplication;

/**
 * A volunteer's view of a request before approval: the need, the area and the distance; no name, phone or
 * exact address (rule 30).
 */
/** What keeps a volunteer from taking on a request. */
export type Obstacle = 'own' | 'notValidated' | 'vehicle' | 'helpType' | 'busy';

export interface OpenApplication {
  id: number;
  status: ApplicationStatus;
  category_id: number;
  category: ApplicationCategory;
  description: string;
  arrival_date: IsoDay | null;
  arrival_time: string | null;
  expiration_date: IsoDay | null;
  help_type: HelpType;
  city: string;
  /** the key of the district */
  state: string;
  /** the town of the destination, for a ride */
  destination_city: string;
  /** the position rounded to about a kilometre, for the map */
  area: { lat: number; lon: number } | null;
  distance_band: DistanceBand | null;
  languages: string[];
  needs_vehicle: boolean;
  label_priority: Priority;
  priority: Flag;
  is_emergency: boolean;
  created_at: IsoTime;
  /** why the caller cannot take on the request, in words; null if they can */
  obstacle: string | null;
  obstacle_kind: Obstacle | null;
  /** whether the caller was called for the request and has not answered yet (rule 168) */
  is_asked: boolean;
}

/**
 * A row of GET /volunteer/application-open-requests/map: one of all requests that the list finds, in its order,
 * for the map. Takes the list's filters and search.
 */
export interface OpenPlace {
  id: number;
  /** the name of the category, in the reader's language */
  category: string;
  city: string;
  /** the key of the district */
  state: string;
  /** the position rounded to about a kilometre */
  area: { lat: number; lon: number } | null;
  /** the request's place in the list, from 0 */
  at: number;
}

export type BasketAbility =
  | 'leave_reserve'
  | 'withdraw'
  | 'on_way'
  | 'arrived'
  | 'complete'
  | 'feedback'
  | 'chat';
/**
 * A row of GET /volunteer/application-users: the caller's yes with its application, or an emergency for which
 * they are in reserve (rule 71). Filters: is_approved, categories, city, state, status ("active" | "ended").
 */
export interface BasketRow {
  /** the id of the caller's yes; negative for a reserve, which has none */
  id: number;
  application_id: number;
  is_approved: Approval;
  /**
   * whether another volunteer holds the request: the caller is notified if they are needed, and withdraws
   * with POST {application_id, is_approved: 2}
   */
  is_reserve: boolean;
  ended: AssignmentEnd | null;
  progress: ProgressStep | null;
  note: string | null;
  /** the state in plain words, such as waiting for approval, or on the way */
  state_text: string;
  application: OpenApplication & { system_notes: string | null; is_overdue: boolean };
  /** name, phone and exact addresses: from approval until the end of the work, otherwise null (rule 30) */
  contact: (HelperContact & { user_id: number; languages: string[] }) | null;
  feedback: { is_well: Flag } | null;
  created_at: IsoTime;
  updated_at: IsoTime;
  abilities: BasketAbility[];
}

/**
 * POST /check-application {id: code}: a help request behind a link; `id` in the answer is the code (rule 29).
 * respond: 0 pending, 1 accepted, 2 rejected.
 */
export interface HelpRequestLink {
  id: string;
  respond: 0 | 1 | 2;
  /**
   * the state in words, such as accepted (waiting for approval or approved), or filled by another volunteer
   */
  state_text: string;
  can_answer: boolean;
  /** the work, from the yes on; null before a yes, and while the yes is in reserve */
  work: LinkWork | null;
  application: {
    category: { name: string };
    /** given only once the volunteer's yes is approved */
    user: { full_name: string | null };
    /** before approval only the town, after it the address */
    origin_address: string;
    destination_address: string;
    description: string;
    arrival_date: IsoDay | null;
    arrival_time: string | null;
    expiration_date: IsoDay | null;
    distance_band: DistanceBand | null;
    help_type: HelpType;
    is_emergency: boolean;
    created_at: IsoTime;
  };
}

export interface PersonCard {
  id: number;
  full_name: string;
  phone: string;
  /**
   * how the person wants to be reached; empty if there is no note, and while the telephone number is withheld
   */
  contact_note: string;
  spoken_to: SpokenTo;
  email: string | null;
  residential_address: string;
  arrival_address: string;
  comments: string;
}
export type AdminApplicationAbility =
  | 'assign'
  | 'call_next'
  | 'approve'
  | 'reject_volunteer'
  | 'record_on_way'
  | 'close'
  | 'reject'
  | 'unassign'
  | 'take_over'
  | 'give_back'
  | 'priority'
  | 'timeline'
  | 'chat';
/**
 * A request as admins see it: GET /admin/dashboard/pending-applications,
 * /admin/assigned-closed-application-users (lists), /admin/applications/{id}.
 */
export interface AdminApplication {
  id: number;
  status: ApplicationStatus;
  /** who ended the request, which decides the state to show (rule 105) */
  ended_by: ApplicationEnder | null;
  category_id: number;
  category: ApplicationCategory;
  user_id: number;
  user: PersonCard & { disabilities: string[] };
  /**
   * what a helper must know before leaving, and the floor; each view is recorded
   */
  matters: NeedMatter[];
  floor: number | null;
  volunteer: {
    id: number;
    full_name: string;
    phone: string;
    contact_note: string;
    spoken_to: SpokenTo;
    progress: ProgressStep | null;
  } | null;
  /** the current or last assignment */
  assignment: { id: number; is_approved: Approval; ended: AssignmentEnd | null; created_at: IsoTime } | null;
  application_requested_volunteer: { is_approved: Approval } | null;
  description: string;
  arrival_date: IsoDay | null;
  arrival_time: string | null;
  expiration_date: IsoDay | null;
  origin_address: string;
  destination_address: string;
  other_address: Flag;
  location: ApplicationLocation | null;
  /** in the reader's language */
  town: string;
  /** since when nobody has had the request in hand; null if somebody has, or it has ended */
  waiting_since: IsoTime | null;
  priority: Flag;
  label_priority: Priority;
  system_notes: string | null;
  is_emergency: boolean;
  is_overdue: boolean;
  /** whether the person moved while somebody was helping them (rule 61) */
  is_address_changed: boolean;
  is_volunteer_changed: boolean;
  needs_coordinator: boolean;
  needs_coordinator_since: IsoTime | null;
  taken_over_by: string | null;
  dispatch: DispatchSummary | null;
  created_by: string | null;
  created_at: IsoTime;
  updated_at: IsoTime;
  abilities: AdminApplicationAbility[];
}
/**
 * A row of GET /admin/application-users: a volunteer's yes that waits for approval. PATCH accepts
 * {is_approved: 1} or {is_approved: 2, system_note}.
 */
export interface PendingAcceptance {
  id: number;
  is_approved: Approval;
  application: AdminApplication;
  volunteer: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo };
  distance_km: number | null;
  created_at: IsoTime;
  abilities: ('approve' | 'reject_volunteer')[];
}
/**
 * GET /admin/user/open-volunteers?application_id=…&search=…, /event-user-requests/{id}/volunteers?search=…:
 * the volunteers who can be assigned, in the order of `byCandidacy` (rule 242).
 */
export interface OpenVolunteer extends CallRecord {
  id: number;
  full_name: string;
  phone: string;
  contact_note: string;
  spoken_to: SpokenTo;
  distance_km: number | null;
  has_vehicle: boolean;
  way_to_help: WayToHelp;
  languages: string[];
  /** what they said when they were asked, for this need or in its event */
  answered: CandidateAnswer;
  /** their latest words about it, which are neither yes nor no */
  said: string | null;
  /**
   * why the volunteer is or is not a good choice, in words: suitable, asked before, speaks another language
   */
  reason: string;
  is_fitting: boolean;
}

/**
 * POST /events/{id}/pairs/preview: for needs of an event that have nobody, the best volunteer for each, each
 * volunteer once; nothing is written. POST /events/{id}/pairs carries out the pairs that are sent back to it
 * (rule 243).
 */
export interface PairsPreview {
  pairs: ProposedPair[];
  /** needs for which nobody is proposed, and why, in the reader's language */
  unpaired: { id: number; message: string }[];
  /** how many other needs of the event have nobody, since so many are looked at together */
  left: number;
}
/** A need, by the id of its request, and the volunteer proposed for it. */
export interface ProposedPair {
  request_id: number;
  user: NamedPerson & { city: string };
  is_emergency: boolean;
  waiting_since: IsoTime | null;
  volunteer: OpenVolunteer;
  /** to be sent back; what has changed since is not paired */
  version: string;
  /** the next best volunteers, who can be chosen instead; the same people may stand beside several needs */
  others: { volunteer: OpenVolunteer; version: string }[];
}

/**
 * GET /event-volunteer-pending-requests: a volunteer who is ready and free, with facts that help to choose.
 */
export interface ReadyVolunteer extends EventVolunteerRequest, CallRecord {}

/**
 * GET /admin/worries: a report, after the end of a request, that something went wrong. POST
 * /admin/worries/{id}/seen marks it as seen.
 */
export interface Worry {
  id: number;
  application_id: number;
  category: string;
  side: 'user' | 'volunteer';
  person: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo };
  note: string;
  created_at: IsoTime;
}
