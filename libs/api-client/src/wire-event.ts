import type { NotificationType, StoryTurn } from '@karov/domain';
import type { EventRow, EventUserRequest, EventVolunteerRequest } from './wire.js';
import type { IsoTime, Option } from './wire-basics.js';

/**
 * GET /manager/events/{id}/changes?since=…, GET /admin/events/{id}/changes?since=… with the `as_of` of the
 * previous answer: only the requests that changed.
 */
export interface EventChanges {
  event: EventRow;
  event_user_requests: EventUserRequest[];
  event_volunteer_requests: EventVolunteerRequest[];
  as_of: IsoTime;
  /**
   * whether the event itself has changed, and with it all abilities, so that the complete event must be
   * reloaded
   */
  is_stale: boolean;
}
/**
 * An entry of GET /manager/events/{id}/story, GET /admin/events/{id}/story. Its names are those in the
 * requests it refers to.
 */
export interface EventStoryLine {
  key: string;
  at: IsoTime;
  turn: StoryTurn;
  /** the help seeker's request that the entry is about */
  need_id: number | null;
  /** the volunteer's request that the entry is about */
  call_id: number | null;
  /** the recipient of a message to one person */
  receiver_id: number | null;
  /** the staff member who acted; null for people's own answers and for the system */
  actor: string | null;
  /** for messages: the kind, and how many were sent together */
  message_type: NotificationType | null;
  count: number;
}
/** The story, newest entry first; `next` loads earlier entries, and is null when there are none. */
export interface EventStory {
  lines: EventStoryLine[];
  next: string | null;
}
/**
 * GET /manager/events/{id}/managers, GET /admin/events/{id}/managers: the managers to choose from when a
 * stopped event is restarted.
 */
export interface EventManagers {
  /** whether the event's manager can no longer act, so that a new one must be named */
  is_needed: boolean;
  /** the active managers who work in the event's district */
  managers: Option[];
}
