import type { Approval, DistanceBand, HelpStep, ProgressStep, SpokenTo } from '@karov/domain';
import type { Flag, IsoTime } from './wire-basics.js';
import type { OwnApplication } from './wire-help.js';
import type { ChatThread } from './wire-talk.js';

/** GET /event/requests/emergency (rule 50). */
export interface EmergencyStatus {
  /** whether an emergency is active and still has no volunteer */
  without_volunteer: boolean;
  /** whether the emergency belongs to an active event in the area */
  with_event: boolean;
  assigned_volunteer: boolean;
  /** whether an assigned volunteer turned out to be unable to come, so that the search continues */
  reject_volunteer: boolean;
  /** when the emergency was raised */
  time: IsoTime | null;
  volunteer: {
    id: number;
    first_name: string;
    full_name: string | null;
    phone: string | null;
    contact_note: string;
    spoken_to: SpokenTo;
    progress: ProgressStep | null;
    /** when the volunteer last reported progress */
    progress_at: IsoTime | null;
    /** the distance that the volunteer has to come, once approved (rule 167) */
    distance_band: DistanceBand | null;
  } | null;
  record: { id: number; kind: 'application' | 'event'; status: string; created_at: IsoTime } | null;
  event: { id: number; name: string } | null;
  /** the conversation with staff about the emergency, while it is active */
  chat: Pick<ChatThread, 'context' | 'context_id'> | null;
  is_approved: Approval | null;
  asked: number;
  step: HelpStep;
  state_text: string;
  /** whether the person may raise an emergency: a disability is chosen and the account is active */
  can_raise: boolean;
  /** the staff member who has taken over the emergency (rule 73) */
  coordinator: { first_name: string } | null;
  /** the address where help is needed, or would be (rule 75), in the wire's form */
  address: string;
  /** the addresses that the person can choose from; `here` is the position of the device */
  places: { kind: 'home' | 'other'; address: string }[];
  /** while none is active, the newest emergency that ended within the last day (rule 74) */
  ending: EmergencyEnding | null;
}

/** The end of an emergency: the helper, and the feedback. */
export interface EmergencyEnding {
  state_text: string;
  /** the first name of the volunteer who came; null if the emergency ended before anybody came */
  helper: string | null;
  ended_at: IsoTime;
  /** the request, with the question for feedback; null for an emergency in an event */
  request: OwnApplication | null;
  /**
   * for an emergency in an event: the feedback from POST /event/requests/emergency/feedback, null until it is
   * given
   */
  in_event: { feedback: { is_well: Flag } | null } | null;
  /** whether the person ended the emergency before help was given */
  is_cancelled: boolean;
}
