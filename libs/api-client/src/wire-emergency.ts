import type { Approval, DistanceBand, HelpStep, ProgressStep, SpokenTo } from '@karov/domain';
import type { Flag, IsoTime } from './wire-basics.js';
import type { OwnApplication } from './wire-help.js';
import type { ChatThread } from './wire-talk.js';

/** GET /event/requests/emergency (rule 50). */
export interface EmergencyStatus {
  /** whether an emergency is active and has no volunteer yet */
  without_volunteer: boolean;
  /** whether it belongs to an active event in the area */
  with_event: boolean;
  assigned_volunteer: boolean;
  /** whether an assigned volunteer cannot come after all, so that the search continues */
  reject_volunteer: boolean;
  /** when it was raised */
  time: IsoTime | null;
  volunteer: {
    id: number;
    first_name: string;
    full_name: string | null;
    phone: string | null;
    contact_note: string;
    spoken_to: SpokenTo;
    progress: ProgressStep | null;
    /** when they last reported progress */
    progress_at: IsoTime | null;
    /** the distance they come from, once approved (rule 167) */
    distance_band: DistanceBand | null;
  } | null;
  record: { id: number; kind: 'application' | 'event'; status: string; created_at: IsoTime } | null;
  event: { id: number; name: string } | null;
  /** the conversation with staff about it, while it is active */
  chat: Pick<ChatThread, 'context' | 'context_id'> | null;
  is_approved: Approval | null;
  asked: number;
  step: HelpStep;
  state_text: string;
  /** whether the person may raise one: a disability is chosen and the account is active */
  can_raise: boolean;
  /** the member of staff who has taken it over (rule 73) */
  coordinator: { first_name: string } | null;
  /** the address where help is, or would be, needed (rule 75), in the wire's form */
  address: string;
  /** the person's addresses to choose from; `here` is the device's own position */
  places: { kind: 'home' | 'other'; address: string }[];
  /** the newest one that ended within a day, while none is active (rule 74) */
  ending: EmergencyEnding | null;
}

/** The end of an emergency: the helper, and the feedback. */
export interface EmergencyEnding {
  state_text: string;
  /** first name of the volunteer who came; null if it ended before anybody came */
  helper: string | null;
  ended_at: IsoTime;
  /** the request, with the question for feedback; null for an emergency in an event */
  request: OwnApplication | null;
  /**
   * for an emergency in an event: the feedback from POST /event/requests/emergency/feedback, null until it is
   * given
   */
  in_event: { feedback: { is_well: Flag } | null } | null;
  /** whether the person ended it before it was done */
  is_cancelled: boolean;
}
