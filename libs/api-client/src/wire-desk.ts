import type { AnswerAbility, AnswerChannel, AnswerOutcome, SpokenTo } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** About what staff write or hand over: a single request, a help seeker's request in an event, or an event. */
export type DeskSubject = 'application' | 'event_request' | 'event';
/** GET /staff/{about}/{id}/answers: what a volunteer said beside the yes and no that were taken: a yes that came late, or words of their own, newest first. */
export interface StaffAnswer {
  id: number;
  kind: 'late_yes' | 'words';
  volunteer: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo };
  /** as written */
  words: string | null;
  channel: AnswerChannel;
  said_at: IsoTime;
  /** where they are written back to; null for those who do not talk about it */
  conversation: { context: 'event' | 'category'; context_id: number } | null;
  /** the request it belongs to; null for a call to an event as a whole */
  request: { about: 'application' | 'event_request'; id: number; name: string } | null;
  /** what a coordinator did with it; null while it waits */
  handled: { outcome: AnswerOutcome; by: string; at: IsoTime } | null;
  abilities: AnswerAbility[];
}
/** GET /staff/{about}/{id}/notes: what coordinators wrote down, newest first. */
export interface StaffNote {
  id: number;
  author: string;
  text: string;
  written_at: IsoTime;
  /** for how many seconds the caller can still take it back; 0: not any more, or not theirs */
  undo_seconds: number;
}
/** Something that the caller holds: a need they took over, or an event they manage. */
export interface HeldThing {
  id: number;
  label: string;
  /** the help seeker; null for events */
  person: string | null;
  since: IsoTime;
}
/** GET /staff/held: what the caller has in hand, and the colleagues to whom all of it can be given. */
export interface HeldWork {
  applications: HeldThing[];
  event_requests: HeldThing[];
  events: HeldThing[];
  conversations: HeldThing[];
  colleagues: { id: number; label: string }[];
}
