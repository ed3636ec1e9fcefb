import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Tx } from '../../../platform/signals/signals.js';

/** What can wait at the desk: a need, a report, a volunteer's word, a message to the support desk, a paper, a question in a conversation. */
export type DeskWaitKind = 'need' | 'worry' | 'answer' | 'contact' | 'paper' | 'chat';

/** How soon staff hear of it: as of an emergency, of another urgent need, of an event's ordinary needs together, or by the day (rule 220). */
export type Pace = 'emergency' | 'urgent' | 'event' | 'calm';

/** Something that waits at the desk and of which staff are to hear. */
export interface DueWait {
  kind: DeskWaitKind;
  subjectId: number;
  since: Date;
  pace: Pace;
  /** How often staff have heard of it. */
  rounds: number;
  eventId: number | null;
  /** Whose event it is about. */
  managerId: number | null;
  /** Who alone answers, of the staff. */
  answererId: number | null;
  /** The district; empty where there is none. */
  state: string;
  city: string;
  isExercise: boolean;
}

/** The first clocks of what waits, in seconds. */
export interface FirstClocks {
  emergency: number;
  urgent: number;
}

const DAY = `interval '1 day'`;
/**
 * All that waits at the desk at `$1` (that the search has found nobody in an event is told at once), with its first moment; an emergency waits there until somebody has taken it over or is on the way, whoever searches: `$2` seconds for an emergency, `$3` for what else is urgent and for an event's needs. An ordinary
 * request has a day, or until twelve hours before its time.
 */
const WAITS = `waits AS MATERIALIZED (
  SELECT 'need' AS kind, t.need_id AS subject_id, q.since, n.event_id, e.manager_id, NULL::int AS answerer_id, coalesce(e.state, n.origin_state) AS state,
    coalesce(e.city, n.origin_city) AS city, n.is_exercise,
    CASE WHEN n.is_emergency THEN 'emergency' WHEN t.is_urgent THEN 'urgent' WHEN n.event_id IS NOT NULL THEN 'event' ELSE 'calm' END AS pace,
    CASE WHEN n.is_emergency THEN q.since + make_interval(secs => $2) WHEN n.event_id IS NOT NULL AND t.reason = 'coordinator' THEN q.since WHEN t.is_urgent OR n.event_id IS NOT NULL THEN q.since + make_interval(secs => $3)
      ELSE least(q.since + ${DAY}, greatest(n.due_at - interval '12 hours', q.since + make_interval(secs => $3))) END AS due_at
  FROM need_attendance($1) t JOIN needs n ON n.id = t.need_id LEFT JOIN events e ON e.id = n.event_id
    CROSS JOIN LATERAL (SELECT CASE WHEN n.is_emergency THEN n.opened_at ELSE t.since END AS since) q
  WHERE t.attending = 'desk' OR (n.is_emergency AND n.coordinator_id IS NULL AND NOT EXISTS (
    SELECT 1 FROM assignments x WHERE x.need_id = n.id AND x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NOT NULL))
  UNION ALL
  SELECT 'worry', w.id, w.created_at, NULL, NULL, NULL, n.origin_state, n.origin_city, n.is_exercise, 'calm', w.created_at + interval '1 hour'
  FROM application_feedback w JOIN needs n ON n.id = w.application_id WHERE NOT w.is_well AND w.seen_at IS NULL
  UNION ALL
  SELECT 'answer', a.id, a.said_at, e.id, e.manager_id, NULL, coalesce(e.state, n.origin_state, ''), coalesce(e.city, n.origin_city, ''), coalesce(n.is_exercise, false),
    CASE WHEN n.is_emergency THEN 'urgent' ELSE 'calm' END, a.said_at + interval '30 minutes'
  FROM need_answers a LEFT JOIN needs n ON n.id = a.need_id LEFT JOIN events e ON e.id = coalesce(a.event_id, n.event_id)
  WHERE a.outcome IS NULL AND (e.id IS NULL OR e.status) AND (n.id IS NULL OR n.status IN ('open', 'in treatment'))
  UNION ALL
  SELECT 'contact', c.id, c.waiting_since, NULL, NULL, NULL, '', '', false, 'calm', c.waiting_since + ${DAY} FROM contacts c WHERE c.waiting_since IS NOT NULL
  UNION ALL
  SELECT 'paper', v.user_id, p.since, NULL, NULL, NULL, coalesce(nullif(u.residential_state, ''), u.arrival_state, ''), '', false, 'calm', p.since + 2 * ${DAY}
  FROM volunteer_information v JOIN users u ON u.id = v.user_id AND u.is_active AND NOT u.is_block AND u.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT CASE
      WHEN v.police_file IS NOT NULL AND NOT v.validate_police AND v.is_required_police_validation THEN coalesce(v.police_file_at, v.signed_at)
      WHEN v.guardian_file IS NOT NULL AND v.guardian_needed IS NOT NULL AND v.guardian_confirmed_at IS NULL THEN coalesce(v.guardian_asked_at, v.signed_at) END AS since) p
  WHERE v.signed_at IS NOT NULL AND p.since IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM vetting_refusals x WHERE x.user_id = v.user_id)
  UNION ALL
  SELECT 'chat', t.id, m.since, CASE WHEN t.context = 'event' THEN t.context_id END, e.manager_id, t.answerer_id, coalesce(e.state, n.origin_state, ''), '', false, 'calm',
    m.since + interval '2 hours'
  FROM chat_threads t CROSS JOIN LATERAL (
      SELECT min(q.created_at) AS since, max(q.need_id) AS need_id FROM chat_messages q
      WHERE q.thread_id = t.id AND NOT q.is_staff AND q.id > coalesce((SELECT max(s.id) FROM chat_messages s WHERE s.thread_id = t.id AND s.is_staff), 0)) m
    LEFT JOIN events e ON t.context = 'event' AND e.id = t.context_id LEFT JOIN needs n ON n.id = m.need_id
  WHERE m.since IS NOT NULL AND n.status IN ('open', 'in treatment'))`;

/** What waits at the desk, and how often staff were told of it (rule 220). */
@Injectable()
export class DeskWaits {
  constructor(private readonly database: Database) {}

  /** Notes what has begun to wait, and forgets what waits no more; what waits anew begins anew. */
  async follow(tx: Tx, now: Date, { emergency, urgent }: FirstClocks): Promise<void> {
    await tx.manager.query(
      `WITH ${WAITS},
         gone AS (DELETE FROM desk_waits d WHERE NOT EXISTS (SELECT 1 FROM waits w WHERE w.kind = d.kind AND w.subject_id = d.subject_id))
       INSERT INTO desk_waits AS d (kind, subject_id, since, due_at) SELECT kind, subject_id, since, due_at FROM waits
       ON CONFLICT (kind, subject_id) DO UPDATE SET since = excluded.since, rounds = 0, told_at = NULL, due_at = excluded.due_at WHERE d.since <> excluded.since`,
      [now, emergency, urgent],
    );
  }

  /** Takes what staff are to hear of now, the most urgent and longest waiting first; another worker's is left to it. */
  async due(tx: Tx, now: Date, { emergency, urgent }: FirstClocks, limit: number): Promise<DueWait[]> {
    return tx.manager.query(
      `WITH ${WAITS}
       SELECT d.kind, d.subject_id AS "subjectId", w.since, w.pace, d.rounds, w.event_id AS "eventId", w.manager_id AS "managerId", w.answerer_id AS "answererId",
         w.state, w.city, w.is_exercise AS "isExercise"
       FROM desk_waits d JOIN waits w ON w.kind = d.kind AND w.subject_id = d.subject_id
       WHERE d.due_at <= $1 ORDER BY w.pace = 'emergency' DESC, w.pace = 'urgent' DESC, w.since LIMIT $4 FOR UPDATE OF d SKIP LOCKED`,
      [now, emergency, urgent, limit],
    );
  }

  /** Notes that staff were told, or that it waits for the end of the quiet time, and when they hear of it next. */
  async told(tx: Tx, rows: readonly { kind: DeskWaitKind; subjectId: number; isTold: boolean; dueAt: Date }[], now: Date): Promise<void> {
    await tx.manager.query(
      `UPDATE desk_waits d SET rounds = d.rounds + r.is_told::int, told_at = CASE WHEN r.is_told THEN $1 ELSE d.told_at END, due_at = r.due_at
       FROM jsonb_to_recordset($2::jsonb) AS r(kind text, subject_id int, is_told boolean, due_at timestamptz) WHERE d.kind = r.kind AND d.subject_id = r.subject_id`,
      [now, JSON.stringify(rows.map(({ kind, subjectId, isTold, dueAt }) => ({ kind, subject_id: subjectId, is_told: isTold, due_at: dueAt })))],
    );
  }

  /** Of these people those who were not told too often since a moment; whoever is told now is counted. */
  async admit(tx: Tx, userIds: readonly number[], since: Date, most: number, now: Date): Promise<Set<number>> {
    const rows: { id: number }[] = await tx.manager.query(
      `WITH forgotten AS (DELETE FROM desk_tellings WHERE told_at < $2)
       INSERT INTO desk_tellings (user_id, told_at) SELECT p.id, $4 FROM unnest($1::int[]) AS p(id)
       WHERE (SELECT count(*) FROM desk_tellings t WHERE t.user_id = p.id AND t.told_at >= $2) < $3 RETURNING user_id AS id`,
      [userIds, since, most, now],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** When staff hear next of something that is known to wait; null when nothing is. */
  async nextDue(): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query('SELECT min(due_at) AS at FROM desk_waits');
    return row?.at ?? null;
  }

  /** When the next need becomes the desk's because the time of whoever is on it ends; null when none does. */
  async nextLapse(now: Date): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query(`SELECT min(t.until) AS at FROM need_attendance($1) t WHERE t.until > $1`, [now]);
    return row?.at ?? null;
  }

  /** Needs that have been the desk's for longer than a minute without having been noted, which must be none. */
  async unattended(now: Date): Promise<number> {
    const [row]: { count: number }[] = await this.database.manager.query(
      `SELECT count(*)::int AS count FROM need_attendance($1) t
       WHERE t.attending = 'desk' AND t.since < $1::timestamptz - interval '1 minute' AND NOT EXISTS (SELECT 1 FROM desk_waits d WHERE d.kind = 'need' AND d.subject_id = t.need_id)`,
      [now],
    );
    return row?.count ?? 0;
  }
}
