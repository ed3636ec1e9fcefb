import type { NotificationType, StoryTurn } from '@karov/domain';
import type { EventRow, EventUserRequest, EventVolunteerRequest } from './wire.js';
import type { IsoTime, Option } from './wire-basics.js';

/**
 * GET /manager/events/{id}/changes?since=…, GET /admin/events/{id}/changes?since=… with the `as_of` of the
 * last answer: only changed requests.
 */
export interface EventChanges {
  event: EventRow;
  event_user_requests: EventUserRequest[];
  event_volunteer_requests: EventVolunteerRequest[];
  as_of: IsoTime;
  /**
   * whether the event itself has changed, and with it all abilities, so that its whole detail must be
   * reloaded
   */
  is_stale: boolean;
}
/**
 * A line of GET /manager/events/{id}/story, GET /admin/events/{id}/story. Its names are those of the requests
 * it refers to.
 */
export interface EventStoryLine {
  key: string;
  at: IsoTime;
  turn: StoryTurn;
  /** the help seeker's request concerned */
  need_id: number | null;
  /** the volunteer's request concerned */
  call_id: number | null;
  /** for a message to one person: its recipient */
  receiver_id: number | null;
  /** the member of staff who acted; null for people's own answers and for the system */
  actor: string | null;
  /** for messages: their kind, and how many were sent together */
  message_type: NotificationType | null;
  count: number;
}
/** The story, newest first; `next` loads the earlier lines; null at the beginning. */
export interface EventStory {
  lines: EventStoryLine[];
  next: string | null;
}
/**
 * GET /manager/events/{id}/managers, GET /admin/events/{id}/managers: the choices for restarting a stopped
 * event.
 */
export interface EventManagers {
  /** whether its manager can no longer act, so that a new one must be named */
  is_needed: boolean;
  /** active managers who work in its district */
  managers: Option[];
}
