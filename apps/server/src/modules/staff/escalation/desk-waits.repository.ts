import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { IS_UNDER_WAY, WAITING_SINCE } from '../../needs/index.js';
import { POLICE_UNCHECKED } from '../../volunteers/index.js';
import { DeskWaitEntity, type DeskWaitKind } from './desk-wait.entity.js';

/**
 * How soon staff are notified: as for an emergency, as for another urgent need, of an event's ordinary needs
 * together, or only by day (rule 220).
 */
export type Pace = 'emergency' | 'urgent' | 'event' | 'calm';

/** A matter at the desk of which staff are now to be notified. */
export interface DueWait {
  kind: DeskWaitKind;
  subjectId: number;
  since: Date;
  /** Since when the person has been waiting, including times when somebody was dealing with it. */
  waitedSince: Date;
  /** When staff were last notified of any ordinary need of the same event. */
  eventToldAt: Date | null;
  pace: Pace;
  /** The number of times that staff were notified of the matter. */
  rounds: number;
  eventId: number | null;
  /** The manager of the event concerned. */
  managerId: number | null;
  /** The member of staff who answers the conversation, and who alone is notified. */
  answererId: number | null;
  /** The district of the matter; empty if there is none. */
  state: string;
  city: string;
  isExercise: boolean;
  /** The help seeker of an emergency that nobody has accepted. */
  seekerId: number | null;
  /** Who is without help since their event was stopped. */
  leftId: number | null;
}

/** The time until staff are notified for the first time, in seconds. */
export interface FirstClocks {
  emergency: number;
  urgent: number;
}

const DAY = `interval '1 day'`;
/**
 * SQL for everything that waits at the desk at the time `$1`, with the time of the first notice to staff: for
 * an emergency after `$2` seconds; for other urgent needs and an event's needs after `$3`; at once for a need
 * in an event whose search found nobody; for an ordinary request after a day, or twelve hours before its
 * time. An emergency waits until somebody has taken it over or is on the way, whatever the state of the
 * search. Where somebody set out long ago and nobody has said how it went, staff are asked by day. People whom
 * a stopped event left without help are gathered for two minutes.
 */
const WAITS = `waits AS MATERIALIZED (
  SELECT 'need' AS kind, t.need_id AS subject_id, q.since, ${WAITING_SINCE} AS waited_since, n.event_id, e.manager_id, NULL::int AS answerer_id, coalesce(e.state, n.origin_state) AS state,
    coalesce(e.city, n.origin_city) AS city, n.is_exercise,
    CASE WHEN n.is_emergency AND n.status = 'open' AND n.volunteer_id IS NULL THEN n.user_id END AS seeker_id,
    CASE WHEN n.is_emergency THEN 'emergency' WHEN t.reason = 'overdue' THEN 'calm' WHEN t.is_urgent THEN 'urgent' WHEN n.event_id IS NOT NULL THEN 'event' ELSE 'calm' END AS pace,
    CASE
      WHEN n.is_emergency THEN q.since + make_interval(secs => $2)
      WHEN n.event_id IS NOT NULL AND t.reason = 'coordinator' THEN q.since
      WHEN t.is_urgent OR n.event_id IS NOT NULL THEN q.since + make_interval(secs => $3)
      ELSE least(q.since + ${DAY}, greatest(n.due_at - interval '12 hours', q.since + make_interval(secs => $3))) END AS due_at
  FROM need_attendance($1) t JOIN needs n ON n.id = t.need_id LEFT JOIN events e ON e.id = n.event_id
    CROSS JOIN LATERAL (SELECT CASE WHEN n.is_emergency THEN n.opened_at ELSE t.since END AS since) q
  WHERE t.attending = 'desk' OR (n.is_emergency AND n.coordinator_id IS NULL AND NOT ${IS_UNDER_WAY})
  UNION ALL
  SELECT 'left', n.id, n.left_at, n.left_at, n.event_id, e.manager_id, NULL, e.state, e.city, n.is_exercise, NULL, 'event', n.left_at + interval '2 minutes'
  FROM needs n JOIN events e ON e.id = n.event_id JOIN users u ON u.id = n.user_id AND u.deleted_at IS NULL WHERE n.left_at IS NOT NULL
  UNION ALL
  SELECT 'worry', w.id, w.created_at, w.created_at, NULL, NULL, NULL, n.origin_state, n.origin_city, n.is_exercise, NULL, 'calm', w.created_at + interval '1 hour'
  FROM application_feedback w JOIN needs n ON n.id = w.application_id WHERE NOT w.is_well AND w.seen_at IS NULL
  UNION ALL
  SELECT 'answer', a.id, a.said_at, a.said_at, e.id, e.manager_id, NULL, coalesce(e.state, n.origin_state, ''), coalesce(e.city, n.origin_city, ''), coalesce(n.is_exercise, false), NULL,
    CASE WHEN n.is_emergency THEN 'urgent' ELSE 'calm' END, a.said_at + interval '30 minutes'
  FROM need_answers a LEFT JOIN needs n ON n.id = a.need_id LEFT JOIN events e ON e.id = coalesce(a.event_id, n.event_id)
  WHERE a.outcome IS NULL AND (e.id IS NULL OR e.status) AND (n.id IS NULL OR n.status IN ('open', 'in treatment'))
  UNION ALL
  SELECT 'contact', c.id, c.waiting_since, c.waiting_since, NULL, NULL, NULL, coalesce(nullif(u.residential_state, ''), u.arrival_state, ''), '', false, NULL, 'calm', c.waiting_since + ${DAY}
  FROM contacts c LEFT JOIN users u ON u.id = c.user_id WHERE c.waiting_since IS NOT NULL
  UNION ALL
  SELECT 'paper', v.user_id, p.since, p.since, NULL, NULL, NULL, coalesce(nullif(u.residential_state, ''), u.arrival_state, ''), '', false, NULL, 'calm', p.since + 2 * ${DAY}
  FROM volunteer_information v JOIN users u ON u.id = v.user_id AND u.is_active AND NOT u.is_block AND u.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT CASE
      WHEN v.police_file IS NOT NULL AND ${POLICE_UNCHECKED} THEN coalesce(v.police_file_at, v.signed_at)
      WHEN v.guardian_file IS NOT NULL AND v.guardian_needed IS NOT NULL AND v.guardian_confirmed_at IS NULL THEN coalesce(v.guardian_asked_at, v.signed_at) END AS since) p
  WHERE v.signed_at IS NOT NULL AND p.since IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM vetting_refusals x WHERE x.user_id = v.user_id)
  UNION ALL
  SELECT 'chat', t.id, m.since, m.since, CASE WHEN t.context = 'event' THEN t.context_id END, e.manager_id, t.answerer_id, coalesce(e.state, n.origin_state, ''), '', false, NULL, 'calm',
    m.since + interval '2 hours'
  FROM chat_threads t CROSS JOIN LATERAL (
      SELECT min(q.created_at) AS since, max(q.need_id) AS need_id FROM chat_messages q
      WHERE q.thread_id = t.id AND NOT q.is_staff AND q.id > coalesce((SELECT max(s.id) FROM chat_messages s WHERE s.thread_id = t.id AND s.is_staff), 0)) m
    LEFT JOIN events e ON t.context = 'event' AND e.id = t.context_id LEFT JOIN needs n ON n.id = m.need_id
  WHERE m.since IS NOT NULL AND n.status IN ('open', 'in treatment'))`;

/** Everything that waits at the desk, with the number of times that staff were notified of it (rule 220). */
@Injectable()
export class DeskWaitsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Records matters that have begun to wait and deletes those that no longer do; a wait that starts again is
   * counted from the beginning.
   */
  async follow(now: Date, { emergency, urgent }: FirstClocks): Promise<void> {
    await this.database.joined.query(
      `WITH ${WAITS},
         gone AS (DELETE FROM desk_waits d WHERE NOT EXISTS (SELECT 1 FROM waits w WHERE w.kind = d.kind AND w.subject_id = d.subject_id))
       INSERT INTO desk_waits AS d (kind, subject_id, since, due_at) SELECT kind, subject_id, since, due_at FROM waits
       ON CONFLICT (kind, subject_id) DO UPDATE SET since = excluded.since, rounds = 0, told_at = NULL, due_at = excluded.due_at WHERE d.since <> excluded.since`,
      [now, emergency, urgent],
    );
  }

  /** Whether staff are now to be notified of any recorded matter: a look into an index before `due`. */
  hasDue(now: Date): Promise<boolean> {
    return this.database.manager.existsBy(DeskWaitEntity, { dueAt: LessThanOrEqual(now) });
  }

  /**
   * Claims the matters of which staff are now to be notified, the most urgent and longest waiting first,
   * together with those that belong in the same message: the other ordinary needs of an event, urgent ones
   * that were told before and are due again within ten minutes, and other matters due within the hour. Rows of another worker are skipped.
   */
  async due(now: Date, { emergency, urgent }: FirstClocks, limit: number): Promise<DueWait[]> {
    return this.database.joined.query(
      `WITH ${WAITS},
         known AS (SELECT w.*, d.rounds, d.told_at, d.due_at AS next_at FROM desk_waits d JOIN waits w ON w.kind = d.kind AND w.subject_id = d.subject_id),
         told AS (SELECT event_id, max(told_at) AS at FROM known WHERE pace = 'event' GROUP BY event_id)
       SELECT k.kind, k.subject_id AS "subjectId", k.since, k.waited_since AS "waitedSince", t.at AS "eventToldAt", k.pace, k.rounds, k.event_id AS "eventId",
         k.manager_id AS "managerId", k.answerer_id AS "answererId", k.state, k.city, k.is_exercise AS "isExercise", k.seeker_id AS "seekerId",
         (SELECT n.user_id FROM needs n WHERE k.kind = 'left' AND n.id = k.subject_id) AS "leftId"
       FROM desk_waits d JOIN known k ON k.kind = d.kind AND k.subject_id = d.subject_id LEFT JOIN told t ON k.pace = 'event' AND t.event_id = k.event_id
       WHERE k.next_at <= $1
         OR (k.pace = 'event' AND k.event_id IN (SELECT event_id FROM known WHERE pace = 'event' AND next_at <= $1))
         OR (k.pace IN ('emergency', 'urgent') AND k.told_at <= $1::timestamptz - interval '30 minutes' AND k.next_at <= $1::timestamptz + interval '10 minutes'
           AND EXISTS (SELECT 1 FROM known o WHERE o.pace = k.pace AND o.next_at <= $1))
         OR (k.pace = 'calm' AND k.next_at <= $1::timestamptz + interval '1 hour' AND EXISTS (SELECT 1 FROM known WHERE pace = 'calm' AND next_at <= $1))
       ORDER BY k.pace = 'emergency' DESC, k.pace = 'urgent' DESC, k.since, k.kind, k.subject_id LIMIT $4 FOR UPDATE OF d SKIP LOCKED`,
      [now, emergency, urgent, limit],
    );
  }

  /**
   * Records that staff were notified, or that the matter waits for the end of quiet hours, and when staff are
   * to be notified next.
   */
  async told(
    rows: readonly { kind: DeskWaitKind; subjectId: number; isTold: boolean; dueAt: Date }[],
    now: Date,
  ): Promise<void> {
    await this.database.joined.query(
      `UPDATE desk_waits d SET rounds = d.rounds + r.is_told::int, told_at = CASE WHEN r.is_told THEN $1 ELSE d.told_at END, due_at = r.due_at
       FROM jsonb_to_recordset($2::jsonb) AS r(kind text, subject_id int, is_told boolean, due_at timestamptz) WHERE d.kind = r.kind AND d.subject_id = r.subject_id`,
      [
        now,
        JSON.stringify(
          rows.map(({ kind, subjectId, isTold, dueAt }) => ({
            kind,
            subject_id: subjectId,
            is_told: isTold,
            due_at: dueAt,
          })),
        ),
      ],
    );
  }

  /**
   * Returns which of these people have not been notified too often since a given time, counting urgent and
   * other matters separately; everybody who is notified now is counted.
   */
  async admit(
    userIds: readonly number[],
    isPressing: boolean,
    { since, most, now }: { since: Date; most: number; now: Date },
  ): Promise<Set<number>> {
    const rows: { id: number }[] = await this.database.joined.query(
      `WITH forgotten AS (DELETE FROM desk_tellings WHERE told_at < $2)
       INSERT INTO desk_tellings (user_id, told_at, is_pressing) SELECT p.id, $4, $5 FROM unnest($1::int[]) AS p(id)
       WHERE (SELECT count(*) FROM desk_tellings t WHERE t.user_id = p.id AND t.is_pressing = $5 AND t.told_at >= $2) < $3 RETURNING user_id AS id`,
      [userIds, since, most, now, isPressing],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Returns when staff are next to be notified of a wait, recorded or not; null if nothing is waiting. */
  async nextDue(now: Date, { emergency, urgent }: FirstClocks): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query(
      `WITH ${WAITS} SELECT min(CASE WHEN d.since = w.since THEN d.due_at ELSE w.due_at END) AS at FROM waits w LEFT JOIN desk_waits d ON d.kind = w.kind AND d.subject_id = w.subject_id`,
      [now, emergency, urgent],
    );
    return row?.at ?? null;
  }

  /**
   * Returns when the next need goes to the desk because the time of its holder or coordinator ends; null if
   * none does.
   */
  async nextLapse(now: Date): Promise<Date | null> {
    const [row]: { at: Date | null }[] = await this.database.manager.query(
      `SELECT min(t.until) AS at FROM need_attendance($1) t WHERE t.until > $1`,
      [now],
    );
    return row?.at ?? null;
  }

  /**
   * Counts the needs that have been at the desk for more than a minute without a record; there must be none.
   */
  async unattended(now: Date): Promise<number> {
    const [row]: { count: number }[] = await this.database.manager.query(
      'SELECT unattended_needs($1) AS count',
      [now],
    );
    return row?.count ?? 0;
  }
}
