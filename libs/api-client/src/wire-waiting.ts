import type { DeskReason, NeedMatter, SpokenTo } from '@karov/domain';
import type { DispatchSummary } from './wire.js';
import type { IsoTime } from './wire-basics.js';
import type { SendingHold } from './wire-notifications.js';

/** GET /staff/waiting: how many open matters the signed-in staff member has, for the first screen. */
export interface WaitingCounts {
  waiting_approval: number;
  needs_coordinator: number;
  unanswered_users: number;
  active_events: number;
  failed_messages: number;
  volunteers_ready: number;
  /**
   * acceptances of single requests that wait for approval; `worries` go to admins, so managers have 0 of
   * those
   */
  acceptances: number;
  requests_coordinator: number;
  requests_overdue: number;
  requests_pending: number;
  worries: number;
  /** for admins: documents for vetting that nobody has checked; 0 for managers */
  vetting: number;
  /** emergencies that wait, and when the newest began, for which the alarm sounds */
  emergencies: number;
  /** entries on the first screen that need somebody to act */
  now: number;
  /** needs among them; the first screen lists the first hundred */
  needs_waiting: number;
  newest_emergency: IsoTime | null;
  /** null while messages leave (rule 244) */
  sending_hold: SendingHold | null;
  can_release_sending: boolean;
}
/** What of the open matters is a number. */
export type WaitingCount = Exclude<
  keyof WaitingCounts,
  'newest_emergency' | 'sending_hold' | 'can_release_sending'
>;
/**
 * "waiting": nobody has said yes; "held": a yes awaits approval; "assigned": somebody was approved and has not
 * set out; "coming": somebody is on the way.
 */
export type WaitingState = 'waiting' | 'held' | 'assigned' | 'coming';
/** Why a need waits for staff: it is a running emergency, or has a reason to be at the desk (rule 218). */
export type WaitingReason = 'emergency' | DeskReason;
/**
 * GET /staff/waiting/needs: the needs that wait for staff, most urgent and longest waiting first. They are
 * taken over by POST /event-user-requests/{id}/take-over or /admin/applications/{id}/take-over, and approved
 * by PATCH /{area}/event-approval-requests/{id} or /admin/application-users/{hold_id}.
 */
export interface WaitingNeed {
  kind: 'event' | 'application';
  id: number;
  /** the name of the event or of the category */
  title: string;
  event_id: number | null;
  reason: WaitingReason;
  is_emergency: boolean;
  city: string;
  person: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo };
  since: IsoTime;
  taken_over_by: string | null;
  state: WaitingState;
  /**
   * whether somebody must act; an emergency waits until somebody is on the way (rule 217). The numbers count
   * these alone
   */
  waits: boolean;
  volunteer: string | null;
  /**
   * the hold on a single request to which a volunteer said yes; for a yes in an event, the id of the request
   * itself is used
   */
  hold_id: number | null;
  /**
   * what a helper must know before leaving, and the floor; empty for callers who may only know that somebody
   * is in need
   */
  matters: NeedMatter[];
  floor: number | null;
  /** what the search has done and what it does next; null if there is no search */
  dispatch: DispatchSummary | null;
  abilities: WaitingAbility[];
  server_time: IsoTime;
}
/**
 * What the caller may do with a need on the first screen. An emergency in somebody else's event can only be
 * viewed; `still_mine` confirms, by the take-over call, that its coordinator is still handling it (rule 221).
 */
export type WaitingAbility = 'open' | 'take_over' | 'approve' | 'still_mine';
/**
 * Other kinds of open matters: somebody whom a stopped event left without help (rule 49), a late yes or a
 * volunteer's own words, a report that something went wrong, documents to check, a message to the support desk,
 * undelivered messages of an event, a failing provider (rule 194), or a conversation in which the caller answers
 * (rule 208).
 */
export type WaitingMatterKind =
  | 'answer'
  | 'worry'
  | 'left'
  | 'vetting'
  | 'contact'
  | 'message'
  | 'provider'
  | 'chat';
/**
 * GET /staff/waiting/matters: everything else that is waiting, oldest first; managers see only the messages
 * of their events.
 */
export interface WaitingMatter {
  /** unique among the entries of all kinds */
  key: string;
  kind: WaitingMatterKind;
  /**
   * the id of the answer, the request in the event, the report, the person to vet, the contact, the event, the
   * outage, or the conversation
   */
  id: number;
  /** the single request or the event that an answer or a report is about */
  application_id: number | null;
  event_id: number | null;
  person: { id: number; full_name: string; phone: string; contact_note: string; spoken_to: SpokenTo } | null;
  /** of somebody left without help: the town, and what a helper must know */
  city: string;
  matters: NeedMatter[];
  floor: number | null;
  /**
   * what was written, the kind of documents, `late_yes` or `words` for an answer, the name of the event, the
   * channel of the failing provider, or the subject of a conversation
   */
  title: string;
  /** for a conversation: its `thread`, as in the address of the page */
  thread: string | null;
  /** for an event, the number of undelivered messages; otherwise 1 */
  count: number;
  since: IsoTime;
}
