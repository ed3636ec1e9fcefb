import type { GuardianReason, Role } from '@karov/domain';
import type { Flag, IsoTime, Option } from './wire.js';
import type { IsoDay } from './wire-people.js';

/** A role to choose: its number, its name as the calls write it (`User`, `Volunteer`, `Manager`, `Admin`), and its label. */
export interface RoleOption {
  id: number;
  name: string;
  label: string;
  key: Role;
}

/** What staff may do to a person of the list. */
export type UserAbility = 'activate' | 'deactivate' | 'validate_police' | 'validate_training' | 'confirm_guardian' | 'regions' | 'block' | 'reset_passkeys';
/** What is to be vetted of a volunteer, as the list of users shows it. */
export interface UserVetting {
  id: number;
  validate_training: boolean;
  validate_police: boolean;
  is_required_police_validation: boolean;
  /** until when the checked certificate holds */
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
  email: string | null;
  roles: { id: number; name: string }[];
  status: 'activated' | 'deactivated' | 'deleted';
  is_active: Flag;
  is_block: Flag;
  is_freeze: Flag;
  is_online: Flag;
  is_super_admin: boolean;
  /** reachable by at least one channel (rule 91) */
  is_notification_alert: boolean;
  organization: { name: string } | null;
  /** what was told of disability; for managers and admins whose look is noted (rule 67) */
  disabilities: string[];
  other_disability: string;
  /** they have confirmed that it is about a person with a disability */
  disability_confirmation_check: boolean;
  /** registered in the short form of somebody in a hurry */
  quick_emergency_request: boolean;
  /** in one of the caller's events and outside the regions: no name and no number before they answer (rule 79) */
  is_concealed: boolean;
  city: string;
  created_at: IsoTime;
  /** the first time inside; null for who has registered and never come (rule 91) */
  signed_in_at: IsoTime | null;
  deleted_at: IsoTime | null;
  volunteer_information: UserVetting | null;
  abilities: UserAbility[];
}

/** Why somebody waits for vetting (rule 87). */
export type VettingKind = 'police' | 'guardian' | 'training';
/** A row of GET /admin/vetting, oldest first. */
export interface VettingRow {
  id: number;
  kind: VettingKind;
  user: { id: number; full_name: string; phone: string };
  volunteer_information_id: number;
  /** what was handed in, to be opened beside the button; null while nothing was */
  file: string | null;
  guardian_needed: GuardianReason | null;
  /** the training that was told */
  place: string;
  date: IsoDay | null;
  since: IsoTime;
}

/** GET /users/{id}/open-work: what somebody has in hand, and who could take it over. */
export interface OpenWork {
  /** single requests they hold, under `volunteer_id` */
  requests: number;
  /** needs of events they are assigned to, under `event_volunteer_id` */
  event_requests: number;
  /** active events they manage, under `manager_id` */
  events: number;
  volunteers: Option[];
  event_volunteers: Option[];
  managers: Option[];
}

/** A row of GET /admin/user/region-permissions; without a state the whole country is meant (rule 94). */
export interface RegionPermissionRow {
  id: number;
  user_id: number;
  country: Option;
  state: Option | null;
}

/** GET /volunteer/documents: what was handed in and what is asked for. */
export interface VolunteerDocuments {
  police: { is_needed: boolean; is_valid: boolean; ends_at: IsoTime | null; is_handed_in: boolean };
  guardian: { is_needed: boolean; is_confirmed: boolean; is_handed_in: boolean };
}
