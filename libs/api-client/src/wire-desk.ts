import type {
  AnswerAbility,
  AnswerChannel,
  AnswerOutcome,
  SpokenTo,
  ViewAbility,
  ViewedList,
  ViewFilters,
} from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/**
 * What notes and hand-overs are about: a single request, a help seeker's request in an event, or an event.
 */
export type DeskSubject = 'application' | 'event_request' | 'event';
/**
 * GET /staff/{about}/{id}/answers: what a volunteer answered apart from a yes or no that counted: a late yes,
 * or their own words, newest first.
 */
export interface StaffAnswer {
  id: number;
  kind: 'late_yes' | 'words';
  volunteer: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo };
  /** the words as the volunteer wrote them */
  words: string | null;
  channel: AnswerChannel;
  said_at: IsoTime;
  /** the conversation in which to reply; null for callers who have no conversation about the subject */
  conversation: { context: 'event' | 'category'; context_id: number } | null;
  /** the request that the answer is about; null for a call to a whole event */
  request: { about: 'application' | 'event_request'; id: number; name: string } | null;
  /** what a coordinator did with the answer; null while it is waiting */
  handled: { outcome: AnswerOutcome; by: string; at: IsoTime } | null;
  abilities: AnswerAbility[];
}
/** GET /staff/{about}/{id}/notes: coordinators' notes, newest first. */
export interface StaffNote {
  id: number;
  author: string;
  text: string;
  written_at: IsoTime;
  /** for how many seconds the caller can still take back the note; 0 if it is too late or not their note */
  undo_seconds: number;
}
/** GET /staff/views: what a list of the desk shows and how, under a name (rule 240). */
export interface SavedView {
  id: number;
  list: ViewedList;
  name: string;
  filters: ViewFilters;
  /** the column by which the list is sorted; null for the list's own order */
  order_by: string | null;
  order: 'asc' | 'desc';
  /** the columns shown, in their order; empty for the list's own */
  columns: string[];
  /** null for the list's own page size */
  per_page: number | null;
  /** whether all staff have it */
  is_shared: boolean;
  is_own: boolean;
  abilities: ViewAbility[];
}
/** What the caller is responsible for: a need they took over, or an event they manage. */
export interface HeldThing {
  id: number;
  label: string;
  /** the help seeker; null for events */
  person: string | null;
  since: IsoTime;
}
/** GET /staff/held: the caller's work in hand, and the colleagues who can take over all of it. */
export interface HeldWork {
  applications: HeldThing[];
  event_requests: HeldThing[];
  events: HeldThing[];
  conversations: HeldThing[];
  /** who could take at least a part, the best first: most of it, online, with less in hand, seen last */
  colleagues: ColleagueToGive[];
}
/** A colleague to whom work can be handed over. */
export interface ColleagueToGive {
  id: number;
  label: string;
  /** how much of the work they can take, and what would stay, by its part and id */
  takes: number;
  stays: { part: HeldPart; id: number }[];
  is_online: boolean;
  /** how many needs and events they have in hand themselves */
  in_hand: number;
}
export type HeldPart = 'applications' | 'event_requests' | 'events' | 'conversations';
