import type { DeskReason, NeedMatter, SpokenTo } from '@karov/domain';
import type { DispatchSummary } from './wire.js';
import type { IsoTime } from './wire-basics.js';

/** GET /staff/waiting: what waits for the person signed in, counted, for the first screen. */
export interface WaitingCounts {
  waiting_approval: number;
  needs_coordinator: number;
  unanswered_users: number;
  active_events: number;
  failed_messages: number;
  volunteers_ready: number;
  /** of single requests; worries are the admins', managers have 0 */
  acceptances: number;
  requests_coordinator: number;
  requests_overdue: number;
  requests_pending: number;
  worries: number;
  /** files for vetting that nobody has looked at; the admins', managers have 0 */
  vetting: number;
  /** emergencies for which nobody comes yet, and when the newest of them began: what the alarm sounds for */
  emergencies: number;
  /** lines of the first screen about which somebody has to do something */
  now: number;
  newest_emergency: IsoTime | null;
}
/** Nobody has said yes; a yes waits for approval; somebody comes. */
export type WaitingState = 'waiting' | 'held' | 'coming';
/** Why a need waits for staff: it is an emergency that goes on, or the reason for which it is the desk's (rule 218). */
export type WaitingReason = 'emergency' | DeskReason;
/**
 * GET /staff/waiting/needs: needs that wait for staff, most urgent and longest waiting first; taken over by POST /event-user-requests/{id}/take-over or
 * /admin/applications/{id}/take-over, approved by PATCH /{area}/event-approval-requests/{id} or /admin/application-users/{hold_id}.
 */
export interface WaitingNeed {
  kind: 'event' | 'application';
  id: number;
  /** the event's name, or the category's */
  title: string;
  event_id: number | null;
  reason: WaitingReason;
  is_emergency: boolean;
  city: string;
  person: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo };
  since: IsoTime;
  taken_over_by: string | null;
  state: WaitingState;
  volunteer: string | null;
  /** of a single request that somebody has accepted; an acceptance in an event goes by the number of its request */
  hold_id: number | null;
  /** what a helper must know before leaving, and the floor; nothing where the caller may only see that somebody is in need */
  matters: NeedMatter[];
  floor: number | null;
  /** what the search has done and does next; null without one */
  dispatch: DispatchSummary | null;
  abilities: WaitingAbility[];
  server_time: IsoTime;
}
/** What the caller may do with a need of the first screen: an emergency in somebody else's event can only be seen; `still_mine` says by take-over that whoever has it still does (rule 221). */
export type WaitingAbility = 'open' | 'take_over' | 'approve' | 'still_mine';
/** What else waits: a volunteer's yes that came late or words of their own, a report that not all was well, papers to look at, a message to the support desk, messages of an event that did not arrive, a provider of messages that fails (rule 194), or a conversation in which the caller answers (rule 208). */
export type WaitingMatterKind = 'answer' | 'worry' | 'vetting' | 'contact' | 'message' | 'provider' | 'chat';
/** GET /staff/waiting/matters: what waits beside needs, oldest first; managers have the messages of their events alone. */
export interface WaitingMatter {
  /** one for each line, whatever its kind */
  key: string;
  kind: WaitingMatterKind;
  /** of the answer, of the report, of the person to vet, of the contact, of the event, of the outage, or of the conversation */
  id: number;
  /** the single request, or the event, that an answer or a report is about */
  application_id: number | null;
  event_id: number | null;
  person: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo } | null;
  /** what was written, which papers, whether an answer is `late_yes` or `words`, the event's name, the channel whose provider fails, or what a conversation is about */
  title: string;
  /** of a conversation, as `thread` in its address */
  thread: string | null;
  /** how many messages of an event did not arrive; one of everything else */
  count: number;
  since: IsoTime;
}
