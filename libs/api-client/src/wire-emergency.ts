import type { Approval, HelpStep, ProgressStep } from '@karov/domain';
import type { IsoTime } from './wire.js';

/** GET /event/requests/emergency (part 1 §3 "Emergency status"). */
export interface EmergencyStatus {
  /** an emergency is active and nobody was named yet */
  without_volunteer: boolean;
  /** it belongs to an active event around */
  with_event: boolean;
  assigned_volunteer: boolean;
  /** a volunteer who was named cannot come after all; the search goes on */
  reject_volunteer: boolean;
  /** when it was raised */
  time: IsoTime | null;
  volunteer: { id: number; first_name: string; full_name: string | null; phone: string | null; progress: ProgressStep | null } | null;
  record: { id: number; kind: 'application' | 'event'; status: string; created_at: IsoTime } | null;
  event: { id: number; name: string } | null;
  is_approved: Approval | null;
  asked: number;
  step: HelpStep;
  state_text: string;
  /** the person may raise one: a disability is chosen and the account is active */
  can_raise: boolean;
}
