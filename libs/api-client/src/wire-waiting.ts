import type { DeskReason, NeedMatter, SpokenTo } from '@karov/domain';
import type { DispatchSummary } from './wire.js';
import type { IsoTime } from './wire-basics.js';

/** GET /staff/waiting: counts of the signed-in person's open matters, for the first screen. */
export interface WaitingCounts {
  waiting_approval: number;
  needs_coordinator: number;
  unanswered_users: number;
  active_events: number;
  failed_messages: number;
  volunteers_ready: number;
  /** acceptances of single requests; worries go to admins, so managers have 0 */
  acceptances: number;
  requests_coordinator: number;
  requests_overdue: number;
  requests_pending: number;
  worries: number;
  /** documents for vetting that nobody has checked; for admins; managers have 0 */
  vetting: number;
  /** emergencies that nobody is coming to yet, and the start of the newest, which the alarm sounds for */
  emergencies: number;
  /** lines on the first screen that need somebody to act */
  now: number;
  newest_emergency: IsoTime | null;
}
/** "waiting": nobody has said yes; "held": a yes awaits approval; "coming": somebody is coming. */
export type WaitingState = 'waiting' | 'held' | 'coming';
/** Why a need waits for staff: it is a running emergency, or has a reason to be at the desk (rule 218). */
export type WaitingReason = 'emergency' | DeskReason;
/**
 * GET /staff/waiting/needs: needs that wait for staff, most urgent and longest waiting first; taken over by
 * POST /event-user-requests/{id}/take-over or /admin/applications/{id}/take-over, approved by PATCH
 * /{area}/event-approval-requests/{id} or /admin/application-users/{hold_id}.
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
  /**
   * the hold on a single request that a volunteer has accepted; an acceptance in an event uses its request's
   * id
   */
  hold_id: number | null;
  /**
   * what a helper must know before leaving, and the floor; empty for callers who may only see that somebody
   * is in need
   */
  matters: NeedMatter[];
  floor: number | null;
  /** what the search has done and does next; null without a search */
  dispatch: DispatchSummary | null;
  abilities: WaitingAbility[];
  server_time: IsoTime;
}
/**
 * The caller's abilities on a need on the first screen. An emergency in somebody else's event can only be
 * viewed; `still_mine` confirms, by take-over, that its coordinator still has it (rule 221).
 */
export type WaitingAbility = 'open' | 'take_over' | 'approve' | 'still_mine';
/**
 * Other kinds of open matters: a late yes or a volunteer's own words, a report that something went wrong,
 * documents to check, a message to the support desk, undelivered messages of an event, a failing provider
 * (rule 194), or a conversation in which the caller answers (rule 208).
 */
export type WaitingMatterKind = 'answer' | 'worry' | 'vetting' | 'contact' | 'message' | 'provider' | 'chat';
/**
 * GET /staff/waiting/matters: everything else that is waiting, oldest first; managers have only the messages
 * of their events.
 */
export interface WaitingMatter {
  /** unique among all lines of all kinds */
  key: string;
  kind: WaitingMatterKind;
  /**
   * the id of the answer, the report, the person to vet, the contact, the event, the outage, or the
   * conversation
   */
  id: number;
  /** the single request or the event that an answer or a report is about */
  application_id: number | null;
  event_id: number | null;
  person: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo } | null;
  /**
   * the written words, the kind of documents, `late_yes` or `words` for an answer, the event's name, the
   * failing provider's channel, or the subject of a conversation
   */
  title: string;
  /** for a conversation: its `thread`, as in its address */
  thread: string | null;
  /** for an event, the number of undelivered messages; otherwise one */
  count: number;
  since: IsoTime;
}
