import type { AnswerAbility, AnswerChannel, AnswerOutcome, SpokenTo } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/**
 * The subject of notes and hand-overs: a single request, a help seeker's request in an event, or an event.
 */
export type DeskSubject = 'application' | 'event_request' | 'event';
/**
 * GET /staff/{about}/{id}/answers: a volunteer's answers other than the yes or no that counted: a late yes,
 * or their own words, newest first.
 */
export interface StaffAnswer {
  id: number;
  kind: 'late_yes' | 'words';
  volunteer: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo };
  /** as written */
  words: string | null;
  channel: AnswerChannel;
  said_at: IsoTime;
  /** the conversation for a reply; null for callers who have none about the subject */
  conversation: { context: 'event' | 'category'; context_id: number } | null;
  /** the request it belongs to; null for a call to an event as a whole */
  request: { about: 'application' | 'event_request'; id: number; name: string } | null;
  /** the coordinator's action on it; null while it is waiting */
  handled: { outcome: AnswerOutcome; by: string; at: IsoTime } | null;
  abilities: AnswerAbility[];
}
/** GET /staff/{about}/{id}/notes: coordinators' notes, newest first. */
export interface StaffNote {
  id: number;
  author: string;
  text: string;
  written_at: IsoTime;
  /** the seconds in which the caller can still take it back; 0 if no longer, or if it is not theirs */
  undo_seconds: number;
}
/** Something in the caller's hands: a need they took over, or an event they manage. */
export interface HeldThing {
  id: number;
  label: string;
  /** the help seeker; null for events */
  person: string | null;
  since: IsoTime;
}
/** GET /staff/held: the caller's work in hand, and the colleagues who can take all of it. */
export interface HeldWork {
  applications: HeldThing[];
  event_requests: HeldThing[];
  events: HeldThing[];
  conversations: HeldThing[];
  colleagues: { id: number; label: string }[];
}
