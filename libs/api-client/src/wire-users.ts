import type {
  AddressType,
  ApplicationStatus,
  Approval,
  EventUserStatus,
  GuardianReason,
  HelpProfileAnswers,
  Role,
  SpokenTo,
} from '@karov/domain';
import type { Flag, IsoDay, IsoTime, NamedPerson, Option } from './wire-basics.js';

/**
 * A role to choose from: its id, its name in the calls (`User`, `Volunteer`, `Manager`, `Admin`), and its
 * label.
 */
export interface RoleOption {
  id: number;
  name: string;
  label: string;
  key: Role;
}

/** What staff may do with a person in the list. */
export type UserAbility =
  | 'activate'
  | 'deactivate'
  | 'edit'
  | 'validate_police'
  | 'validate_training'
  | 'confirm_guardian'
  | 'roles'
  | 'regions'
  | 'organization'
  | 'become_admin'
  | 'block'
  | 'unblock'
  | 'delete'
  | 'restore'
  | 'reset_passkeys'
  | 'vouch';

/** The state of a volunteer's vetting, for the list of users. */
export interface UserVetting {
  id: number;
  validate_training: boolean;
  validate_police: boolean;
  is_required_police_validation: boolean;
  /** until when the checked certificate is valid */
  police_ends_at: IsoTime | null;
  police_file: string | null;
  guardian_needed: GuardianReason | null;
  is_guardian_confirmed: boolean;
  guardian_file: string | null;
}
/** A row of GET /admin/users and GET /manager/users (rule 138 "User"). */
export interface UserRow {
  id: number;
  full_name: string;
  phone: string;
  /**
   * how the person wants to be reached; empty if there is no note, and while the telephone number is withheld
   */
  contact_note: string;
  spoken_to: SpokenTo;
  email: string | null;
  roles: { id: number; name: string }[];
  status: 'activated' | 'deactivated' | 'deleted';
  is_active: Flag;
  is_block: Flag;
  is_freeze: Flag;
  is_online: Flag;
  is_super_admin: boolean;
  /** whether the person is reachable by at least one channel (rule 91) */
  is_notification_alert: boolean;
  organization: { name: string } | null;
  /** the disabilities that the person stated; for managers and admins, whose views are recorded (rule 67) */
  disabilities: string[];
  other_disability: string;
  /** whether the person confirmed that the registration is for somebody with a disability */
  disability_confirmation_check: boolean;
  /** whether the person registered by the short form for emergencies */
  quick_emergency_request: boolean;
  city: string;
  is_phone: Flag;
  is_wp: Flag;
  is_sms: Flag;
  /** always null: an e-mail address is used without being verified */
  email_verified_at: IsoTime | null;
  /** as the forms send it; empty if there is none */
  residential_address: string;
  arrival_address: string;
  /** the people whom this person registered or linked */
  references: { user: NamedPerson; is_active: boolean }[];
  /**
   * the answers to the help profile, for managers and admins, whose views are recorded (rule 67); null if there
   * are none
   */
  personal_information: HelpProfileAnswers | null;
  created_at: IsoTime;
  /** the first visit; null for people who registered but never visited (rule 91) */
  signed_in_at: IsoTime | null;
  deleted_at: IsoTime | null;
  volunteer_information: UserVetting | null;
  abilities: UserAbility[];
}

/**
 * GET /admin/users/{id}/form: the initial values of the form about a person; addresses as the forms send
 * them.
 */
export interface StaffForm {
  first_name: string;
  last_name: string;
  phone: string;
  contact_note: string;
  email: string;
  roles: number[];
  address_type: AddressType;
  residential_address: string;
  arrival_address: string;
  is_phone: Flag;
  is_wp: Flag;
  is_sms: Flag;
  is_active: Flag;
}

/** Why a person waits for vetting (rule 87). */
export type VettingKind = 'police' | 'guardian' | 'training' | 'renewal';
/**
 * A row of GET /admin/vetting, oldest first. People whose documents were refused, and who have not answered
 * since, come last.
 */
export interface VettingRow {
  id: number;
  kind: VettingKind;
  user: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo };
  volunteer_information_id: number;
  /** the submitted document, to open next to the button; null if there is none */
  file: string | null;
  guardian_needed: GuardianReason | null;
  /** the training that the volunteer stated */
  place: string;
  date: IsoDay | null;
  since: IsoTime;
  /** when an earlier document was refused, and why */
  refusal: { at: IsoTime; reason: string } | null;
  /** when staff last asked the volunteer to renew */
  asked_at: IsoTime | null;
}

/** A person who could take over the work, with the reasons for and against. */
export interface Replacement {
  id: number;
  full_name: string;
  /** the distance to the farthest of the places where they would be needed; null if one of them is unknown */
  distance_km: number | null;
  /** how many assignments, or active events, they have at present */
  load: number;
  /** calls in the last seven days */
  recent_calls: number;
  is_fitting: boolean;
  reason: string;
}
/** A piece of work in hand. */
export interface OpenWorkItem {
  id: number;
  /** the category or the event, with the town */
  label: string;
}
/**
 * GET /users/{id}/open-work: a person's work in hand, and possible replacements: suitable ones first, then
 * the nearest.
 */
export interface OpenWork {
  /** the single requests they hold, which go to `volunteer_id` when handed over */
  requests: OpenWorkItem[];
  /** the needs in events they are assigned to, which go to `event_volunteer_id` when handed over */
  event_requests: OpenWorkItem[];
  /** the active events they manage, which go to `manager_id` when handed over */
  events: OpenWorkItem[];
  /** whether they have a live help request of their own */
  asks_for_help: boolean;
  volunteers: Replacement[];
  event_volunteers: Replacement[];
  managers: Replacement[];
}
/** POST /admin/users/applications/{id}: the number of a person's single requests in a state. */
export interface RequestCount {
  status: ApplicationStatus;
  count: number;
}
/** POST /admin/user/assigned/events/{id}: a need of the person in an event that has not been met yet. */
export interface OpenEventRequestRow {
  id: number;
  status: EventUserStatus;
  is_approved: Approval;
  event: { id: number; name: string };
}
/** POST /admin/volunteer/intreatment/{id}: the number of single requests that a volunteer holds. */
export interface HeldRequestsCount {
  intreatment_request: number;
}
/** POST /admin/assigned/event/volunteers/{id}: the number of event needs that a volunteer is assigned to. */
export interface OpenEventRequestsCount {
  total_event_volunteer_requests: number;
}
/** POST /admin/total-manager-events/{id}: the number of events that a manager manages. */
export interface ManagedEventsCount {
  total_events: number;
}

/** A row of GET /admin/user/region-permissions; a row without a state covers the whole country (rule 94). */
export interface RegionPermissionRow {
  id: number;
  user_id: number;
  country: Option;
  state: Option | null;
}

/** A district with the names of its managers; if there are none, it is uncovered. */
export interface DistrictCover {
  key: string;
  label: string;
  managers: NamedPerson[];
}
/**
 * GET /admin/user/region-cover: the caller's districts (rule 51), and the managers to whom the caller may
 * give a district (rules 88, 94).
 */
export interface RegionCover {
  districts: DistrictCover[];
  managers: NamedPerson[];
}

export interface VolunteerDocuments {
  police: {
    is_needed: boolean;
    is_valid: boolean;
    ends_at: IsoTime | null;
    is_handed_in: boolean;
    refusal: string | null;
  };
  guardian: { is_needed: boolean; is_confirmed: boolean; is_handed_in: boolean; refusal: string | null };
}
