import type {
  AddressType,
  ApplicationStatus,
  Approval,
  EventUserStatus,
  GuardianReason,
  Role,
  SpokenTo,
} from '@karov/domain';
import type { Flag, IsoDay, IsoTime, NamedPerson, Option } from './wire-basics.js';

/**
 * A role to choose: its id, its name in the calls (`User`, `Volunteer`, `Manager`, `Admin`), and its label.
 */
export interface RoleOption {
  id: number;
  name: string;
  label: string;
  key: Role;
}

/** Staff's abilities on a person in the list. */
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

/** A volunteer's vetting, for the list of users. */
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
  /** how they want to be reached; empty without a note, and while the telephone number is withheld */
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
  /** whether they are reachable by at least one channel (rule 91) */
  is_notification_alert: boolean;
  organization: { name: string } | null;
  /** stated disabilities; for managers and admins, whose views are recorded (rule 67) */
  disabilities: string[];
  other_disability: string;
  /** whether they confirmed that the registration is for a person with a disability */
  disability_confirmation_check: boolean;
  /** whether they registered by the short form for emergencies */
  quick_emergency_request: boolean;
  city: string;
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
 * A row of GET /admin/vetting, oldest first; people whose documents were refused and who have not answered
 * since come last.
 */
export interface VettingRow {
  id: number;
  kind: VettingKind;
  user: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo };
  volunteer_information_id: number;
  /** the submitted document, to open next to the button; null if there is none */
  file: string | null;
  guardian_needed: GuardianReason | null;
  /** the stated training */
  place: string;
  date: IsoDay | null;
  since: IsoTime;
  /** the refusal of an earlier document */
  refusal: { at: IsoTime; reason: string } | null;
  /** when staff last asked to renew */
  asked_at: IsoTime | null;
}

/** A possible replacement, with the reasons for and against. */
export interface Replacement {
  id: number;
  full_name: string;
  /** the distance to the farthest place where they are needed; null if one is unknown */
  distance_km: number | null;
  /** their current number of assignments, or of active events */
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
  /** single requests they hold, under `volunteer_id` */
  requests: OpenWorkItem[];
  /** needs in events they are assigned to, under `event_volunteer_id` */
  event_requests: OpenWorkItem[];
  /** active events they manage, under `manager_id` */
  events: OpenWorkItem[];
  /** whether they have a live request of their own */
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
/** POST /admin/user/assigned/events/{id}: a person's unmet need in an event. */
export interface OpenEventRequestRow {
  id: number;
  status: EventUserStatus;
  is_approved: Approval;
  event: { id: number; name: string };
}
/** POST /admin/volunteer/intreatment/{id}. */
export interface HeldRequestsCount {
  intreatment_request: number;
}
/** POST /admin/assigned/event/volunteers/{id}. */
export interface OpenEventRequestsCount {
  total_event_volunteer_requests: number;
}
/** POST /admin/total-manager-events/{id}. */
export interface ManagedEventsCount {
  total_events: number;
}

/** A row of GET /admin/user/region-permissions; no state means the whole country (rule 94). */
export interface RegionPermissionRow {
  id: number;
  user_id: number;
  country: Option;
  state: Option | null;
}

/** A district with its managers, by name; without any it is uncovered. */
export interface DistrictCover {
  key: string;
  label: string;
  managers: NamedPerson[];
}
/**
 * GET /admin/user/region-cover: the districts of the caller (rule 51), and the managers to whom the caller
 * may give one (rules 88, 94).
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
