import type { IsoTime } from './wire.js';

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
  newest_emergency: IsoTime | null;
}
/** Nobody has said yes; a yes waits for approval; somebody comes. */
export type WaitingState = 'waiting' | 'held' | 'coming';
/** GET /staff/waiting/needs: emergencies that go on, first, and needs for which nobody was found, longest waiting first; taken over by POST /event-user-requests/{id}/take-over or /admin/applications/{id}/take-over. */
export interface WaitingNeed {
  kind: 'event' | 'application';
  id: number;
  /** the event's name, or the category's */
  title: string;
  event_id: number | null;
  is_emergency: boolean;
  city: string;
  person: { id: number; full_name: string; phone: string; contact_note: string };
  since: IsoTime;
  taken_over_by: string | null;
  state: WaitingState;
  volunteer: string | null;
  abilities: WaitingAbility[];
  server_time: IsoTime;
}
/** What the caller may do with a need of the first screen: an emergency in somebody else's event can only be seen. */
export type WaitingAbility = 'open' | 'take_over';
