import type { NotificationType, StoryTurn } from '@karov/domain';
import type { EventRow, EventUserRequest, EventVolunteerRequest } from './wire.js';
import type { IsoTime, Option } from './wire-basics.js';

/** GET /manager/events/{id}/changes?since=…, GET /admin/events/{id}/changes?since=… with the `as_of` of the last answer: only the requests that have changed. */
export interface EventChanges {
  event: EventRow;
  event_user_requests: EventUserRequest[];
  event_volunteer_requests: EventVolunteerRequest[];
  as_of: IsoTime;
  /** the event itself has changed, and with it what may be done to everybody: its whole detail has to be read again */
  is_stale: boolean;
}
/** A line of GET /manager/events/{id}/story, GET /admin/events/{id}/story. Names are those of the requests that it points to. */
export interface EventStoryLine {
  key: string;
  at: IsoTime;
  turn: StoryTurn;
  /** the help seeker's request that it is about */
  need_id: number | null;
  /** the volunteer's request that it is about */
  call_id: number | null;
  /** of a message to one person: whose it is */
  receiver_id: number | null;
  /** the member of staff who did it; null where people answered by themselves, and for the system */
  actor: string | null;
  /** of messages: their kind, and how many went out together */
  message_type: NotificationType | null;
  count: number;
}
/** The story, newest first; `next` asks for what was before, null at its beginning. */
export interface EventStory {
  lines: EventStoryLine[];
  next: string | null;
}
/** GET /manager/events/{id}/managers, GET /admin/events/{id}/managers: asked before a stopped event starts again. */
export interface EventManagers {
  /** whoever managed it can act no more: somebody has to be named */
  is_needed: boolean;
  /** active managers who work in its district */
  managers: Option[];
}
