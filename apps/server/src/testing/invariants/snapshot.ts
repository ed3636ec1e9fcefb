import type { Database } from '../../platform/database/database.js';

/** A need's state at a given time; `isUrgent` means an emergency, or a need of an urgent kind of event. */
export interface NeedNow {
  id: number;
  eventId: number | null;
  requestId: number | null;
  userId: number;
  status: string;
  isEmergency: boolean;
  isUrgent: boolean;
  dueAt: string | null;
  endedAt: string | null;
  endedBy: string | null;
  coordinatorId: number | null;
  alertedAt: string | null;
}

export interface HoldNow {
  id: number;
  needId: number;
  volunteerId: number;
  isApproved: number;
  ended: string | null;
  progress: string | null;
  isEmergency: boolean;
  /** whether the time of the work has begun and has not ended */
  isNow: boolean;
  createdAt: string;
  updatedAt: string;
}

interface RunNow {
  needId: number;
  status: string;
  nextStepAt: string | null;
  updatedAt: string;
}

interface CallNow {
  id: number;
  needId: number;
  volunteerId: number;
  state: string;
  calledAt: string;
  /**
   * Whether a call was made; false if the row only prevents a volunteer from being called for a need (rule
   * 4).
   */
  isMade: boolean;
  answeredAt: string | null;
}

export interface PersonNow {
  id: number;
  phone: string;
  isActive: boolean;
  isBlocked: boolean;
  isFrozen: boolean;
  isDeleted: boolean;
  duty: string;
}

interface EventNow {
  id: number;
  status: boolean;
  isAutoAssign: boolean;
}

/** A message as it was written. */
export interface Message {
  id: number;
  receiverId: number | null;
  type: string;
  channel: string;
  message: string;
  eventId: number | null;
  applicationId: number | null;
  secretKind: string | null;
  secretId: number | null;
  createdAt: string;
  status: string;
}

/** All data that the invariants need, read at one time. */
export interface Snapshot {
  needs: NeedNow[];
  holds: HoldNow[];
  runs: RunNow[];
  calls: CallNow[];
  people: PersonNow[];
  events: EventNow[];
  lastMessage: number;
}

const SNAPSHOT = `SELECT json_build_object(
  'needs', (SELECT coalesce(json_agg(json_build_object('id', n.id, 'eventId', n.event_id, 'requestId', n.request_id, 'userId', n.user_id, 'status', n.status,
     'isEmergency', n.is_emergency, 'isUrgent', n.is_emergency OR coalesce(o.is_urgent, false), 'dueAt', n.due_at, 'endedAt', n.ended_at, 'endedBy', n.ended_by,
     'coordinatorId', n.coordinator_id, 'alertedAt', n.coordinator_since) ORDER BY n.id), '[]')
     FROM needs n LEFT JOIN events e ON e.id = n.event_id LEFT JOIN options o ON o.id = e.event_list_id),
  'holds', (SELECT coalesce(json_agg(json_build_object('id', x.id, 'needId', x.need_id, 'volunteerId', x.volunteer_id, 'isApproved', x.is_approved, 'ended', x.ended,
     'progress', x.progress, 'isEmergency', x.is_emergency, 'isNow', x.span @> $1::timestamptz, 'createdAt', x.created_at, 'updatedAt', x.updated_at) ORDER BY x.id), '[]') FROM assignments x),
  'runs', (SELECT coalesce(json_agg(json_build_object('needId', r.need_id, 'status', r.status, 'nextStepAt', r.next_step_at, 'updatedAt', r.updated_at)), '[]') FROM dispatch_runs r),
  'calls', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'needId', c.need_id, 'volunteerId', c.volunteer_id, 'state', c.state, 'calledAt', c.called_at,
     'isMade', c.wait_until > c.called_at, 'answeredAt', c.answered_at) ORDER BY c.id), '[]') FROM volunteer_calls c),
  'people', (SELECT json_agg(json_build_object('id', u.id, 'phone', u.phone, 'isActive', u.is_active, 'isBlocked', u.is_block, 'isFrozen', u.is_freeze,
     'isDeleted', u.deleted_at IS NOT NULL, 'duty', volunteer_duty(u.id, $1, true)) ORDER BY u.id) FROM users u),
  'events', (SELECT coalesce(json_agg(json_build_object('id', e.id, 'status', e.status, 'isAutoAssign', e.is_auto_assign) ORDER BY e.id), '[]') FROM events e),
  'lastMessage', (SELECT coalesce(max(id), 0) FROM notifications)) AS now`;

const TOLD = `SELECT id, receiver_id AS "receiverId", type, channel, message, event_id AS "eventId", application_id AS "applicationId", secret_kind AS "secretKind",
  secret_id AS "secretId", to_json(created_at) #>> '{}' AS "createdAt", status FROM notifications WHERE id > $1 ORDER BY id`;

/** Reads the state of everything at a given time, in one statement. */
export async function snapshotAt(database: Database, now: Date): Promise<Snapshot> {
  const [row]: { now: Snapshot }[] = await database.manager.query(SNAPSHOT, [now]);
  if (!row) throw new Error('nothing was read');
  return row.now;
}

/** Returns the messages written after a given one. */
export function messagesAfter(database: Database, id: number): Promise<Message[]> {
  return database.manager.query(TOLD, [id]);
}

/** Whether a need is live. */
export function isLive({ status }: NeedNow): boolean {
  return status === 'open' || status === 'in treatment';
}

/** Whether a hold is live. */
export function isHeld({ ended, isApproved }: HoldNow): boolean {
  return ended === null && isApproved !== 2;
}
