import type { CallRecord } from '@karov/api-client';
import { ANSWERABLE_CALLS, type InvitationState } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Any, In } from 'typeorm';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { VolunteerCallEntity } from './volunteer-call.entity.js';
import type { Call, OpenCall, RecordedCall } from './volunteers.types.js';

const WEEK = 7 * 86_400;
/** The number of latest calls that show how a volunteer answers now. */
const LATEST_CALLS = 10;

/** A call as its link identifies it. */
export interface KnownCall {
  id: number;
  needId: number;
  volunteerId: number;
  distanceM: number;
  state: InvitationState;
}

/** A volunteer who is in reserve for a need that somebody else holds. */
export interface Reserve {
  callId: number;
  volunteerId: number;
  distanceM: number;
  saidYesAt: Date;
}

/** A volunteer's calls, counted by outcome; the time is the median time until an answer. */
export interface AnsweredCalls {
  asked: number;
  /** the number of calls answered with yes or no, whatever happened afterwards */
  answered: number;
  accepted: number;
  declined: number;
  silent: number;
  medianSeconds: number | null;
  lastCalledAt: Date | null;
}

const COLUMNS = `id, need_id AS "needId", volunteer_id AS "volunteerId", distance_m AS "distanceM", state`;
const OPEN_COLUMNS = `need_id AS "needId", volunteer_id AS "volunteerId", wait_until AS "waitUntil"`;
const WHOLE = `need_id AS "needId", volunteer_id AS "volunteerId", step, ring, distance_m AS "distanceM", state, called_at AS "calledAt", wait_until AS "waitUntil"`;

/** Volunteers' calls for needs: who was called, what their links refer to, and how the calls ended. */
@Injectable()
export class VolunteerCallsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Records calls of volunteers for needs; returns those whose volunteers had not been called for the need
   * before.
   */
  async record(calls: readonly Omit<Call, 'state'>[]): Promise<RecordedCall[]> {
    return this.database.joined.query(
      `INSERT INTO volunteer_calls (need_id, volunteer_id, step, ring, distance_m, called_at, wait_until)
       SELECT c."needId", c."volunteerId", c.step, c.ring, c."distanceM", c."calledAt", c."waitUntil"
       FROM jsonb_to_recordset($1::jsonb) AS c("needId" int, "volunteerId" int, step int, ring int, "distanceM" int, "calledAt" timestamptz, "waitUntil" timestamptz)
       ON CONFLICT DO NOTHING RETURNING id AS "callId", need_id AS "needId", volunteer_id AS "volunteerId"`,
      [JSON.stringify(calls)],
    );
  }

  /**
   * Marks as timed out the calls of needs whose waiting time has ended, the oldest first; returns them, and
   * the times until which the others wait.
   */
  async timeOut(needIds: readonly number[]): Promise<{ late: OpenCall[]; waiting: OpenCall[] }> {
    const late: OpenCall[] = await this.database.joined.query(
      `WITH late AS (
         UPDATE volunteer_calls SET state = 'timed_out' WHERE need_id = ANY($1) AND state = 'open' AND wait_until <= $2 RETURNING id, ${OPEN_COLUMNS}
       ) SELECT "needId", "volunteerId", "waitUntil" FROM late ORDER BY id`,
      [needIds, this.clock.now()],
    );
    const waiting: OpenCall[] = await this.database.joined.query(
      `SELECT ${OPEN_COLUMNS} FROM volunteer_calls WHERE need_id = ANY($1) AND state = 'open'`,
      [needIds],
    );
    return { late, waiting };
  }

  /** All calls of a need, oldest first. */
  async ofNeed(needId: number): Promise<Call[]> {
    return this.database.joined.query(`SELECT ${WHOLE} FROM volunteer_calls WHERE need_id = $1 ORDER BY id`, [
      needId,
    ]);
  }

  /** The states of all calls of some needs. */
  async statesOf(needIds: readonly number[]): Promise<Pick<Call, 'needId' | 'volunteerId' | 'state'>[]> {
    return this.database.manager.query(
      `SELECT need_id AS "needId", volunteer_id AS "volunteerId", state FROM volunteer_calls WHERE need_id = ANY($1)`,
      [needIds],
    );
  }

  /**
   * Changes the state of calls that are in one of the given states; returns the volunteers of these calls.
   */
  async move(
    needId: number,
    volunteerIds: readonly number[],
    from: readonly InvitationState[],
    to: InvitationState,
  ): Promise<number[]> {
    const [rows]: [{ volunteer_id: number }[], number] = await this.database.joined.query(
      `UPDATE volunteer_calls SET state = $4::invitation_state, answered_at = CASE WHEN $4 IN ('accepted', 'declined') THEN $5::timestamptz ELSE answered_at END
       WHERE need_id = $1 AND volunteer_id = ANY($2) AND state = ANY($3::invitation_state[]) RETURNING volunteer_id`,
      [needId, volunteerIds, from, to, this.clock.now()],
    );
    return rows.map((row) => row.volunteer_id);
  }

  /** Counts for each need the volunteers who were called, and those who can still answer. */
  async counts(needIds: readonly number[]): Promise<Map<number, { asked: number; open: number }>> {
    const rows: { needId: number; asked: number; open: number }[] = await this.database.manager.query(
      `SELECT need_id AS "needId", count(*)::int AS asked, (count(*) FILTER (WHERE state IN ('open', 'timed_out')))::int AS open
       FROM volunteer_calls WHERE need_id = ANY($1) GROUP BY need_id`,
      [needIds],
    );
    return new Map(rows.map((row) => [row.needId, row]));
  }

  /**
   * The number of calls to each of these volunteers in the last seven days; volunteers without any are left
   * out.
   */
  async recent(volunteerIds: readonly number[]): Promise<Map<number, number>> {
    const rows: { volunteerId: number; recent: number }[] = await this.database.manager.query(
      `SELECT volunteer_id AS "volunteerId", count(*)::int AS recent FROM volunteer_calls WHERE volunteer_id = ANY($1) AND called_at > $2 GROUP BY volunteer_id`,
      [volunteerIds, addSeconds(this.clock.now(), -WEEK)],
    );
    return new Map(rows.map((row) => [row.volunteerId, row.recent]));
  }

  /** The number of recent calls to each of these volunteers, and how they answered. */
  async recordsOf(volunteerIds: readonly number[]): Promise<(volunteerId: number) => CallRecord> {
    const [recent, answers] = await Promise.all([
      this.recent(volunteerIds),
      this.answersOf(volunteerIds, LATEST_CALLS),
    ]);
    return (id) => {
      const { asked = 0, answered = 0, medianSeconds = null } = answers.get(id) ?? {};
      return {
        recent_calls: recent.get(id) ?? 0,
        answers: {
          asked,
          answered,
          median_seconds: medianSeconds === null ? null : Math.round(medianSeconds),
        },
      };
    };
  }

  async find(callId: number): Promise<KnownCall | null> {
    const rows: KnownCall[] = await this.database.manager.query(
      `SELECT ${COLUMNS} FROM volunteer_calls WHERE id = $1`,
      [callId],
    );
    return rows[0] ?? null;
  }

  async findMany(callIds: readonly number[]): Promise<KnownCall[]> {
    return this.database.manager.query(`SELECT ${COLUMNS} FROM volunteer_calls WHERE id = ANY($1)`, [
      callIds,
    ]);
  }

  /** Ends all calls of needs that have ended, so that they can no longer be answered. */
  async closeAll(needIds: readonly number[]): Promise<void> {
    if (needIds.length === 0) return;
    await this.database.joined.update(
      VolunteerCallEntity,
      { needId: Any([...needIds]), state: In([...ANSWERABLE_CALLS]) },
      { state: 'closed' },
    );
  }

  /**
   * Allows volunteers who declined a need, were thanked or ran out of time to be called again, because the
   * question has changed; if the search starts again from the beginning, this applies to everybody who was
   * ever called.
   */
  async forget(needId: number, which: 'settled' | 'all'): Promise<void> {
    await this.database.joined.query(
      `DELETE FROM volunteer_calls WHERE need_id = $1 AND ($2 OR state IN ('declined', 'filled', 'closed'))`,
      [needId, which === 'all'],
    );
  }

  /**
   * Returns the volunteers to whom the end of a need still matters: those called since a given time who may
   * still come, and those in reserve.
   */
  async awaiting(needId: number, since: Date): Promise<Set<number>> {
    const rows: { volunteerId: number }[] = await this.database.joined.query(
      `SELECT volunteer_id AS "volunteerId" FROM volunteer_calls WHERE need_id = $1 AND (state = 'reserve' OR (state IN ('open', 'timed_out') AND called_at >= $2))`,
      [needId, since],
    );
    return new Set(rows.map(({ volunteerId }) => volunteerId));
  }

  /**
   * Ends the unanswered calls of a need and, with `withReserves`, those of its reserves; returns their
   * volunteers. The call of the given volunteer stays.
   */
  async fill(
    needId: number,
    exceptVolunteerId: number | null,
    withReserves: boolean,
  ): Promise<{ callId: number; volunteerId: number }[]> {
    return this.database.joined.query(
      `WITH filled AS (
         UPDATE volunteer_calls SET state = 'filled'
         WHERE need_id = $1 AND (state IN ('open', 'timed_out') OR ($3 AND state = 'reserve')) AND volunteer_id <> coalesce($2, 0) RETURNING id, volunteer_id
       ) SELECT id AS "callId", volunteer_id AS "volunteerId" FROM filled ORDER BY id`,
      [needId, exceptVolunteerId, withReserves],
    );
  }

  /**
   * Keeps a yes to a need that somebody already holds: the volunteer is in reserve, without obligation (rule
   * 71). Returns false if the call was withdrawn, unless a coordinator wants the volunteer `evenFilled`, or
   * if the volunteer is helping somebody.
   */
  async reserve(
    needId: number,
    volunteer: { id: number; distanceM: number },
    now: Date,
    { evenFilled = false }: { evenFilled?: boolean } = {},
  ): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      `INSERT INTO volunteer_calls AS c (need_id, volunteer_id, step, ring, distance_m, state, called_at, wait_until, answered_at)
       SELECT $1, $2, 0, 0, $3, 'reserve', $4, $4, $4
       WHERE NOT EXISTS (SELECT 1 FROM at_work w JOIN needs n ON n.id = $1 WHERE w.volunteer_id = $2 AND stands_in_the_way(w.span, tstzrange($4, NULL), n.is_emergency, $4))
       ON CONFLICT (need_id, volunteer_id) DO UPDATE SET state = 'reserve', answered_at = CASE WHEN c.state = 'reserve' THEN c.answered_at ELSE excluded.answered_at END
         WHERE c.state IN ('open', 'timed_out', 'declined', 'reserve') OR ($5 AND c.state = 'filled')
       RETURNING id`,
      [needId, volunteer.id, volunteer.distanceM, now, evenFilled],
    );
    return rows.length > 0;
  }

  /** Whether a volunteer is in reserve for a need. */
  async isReserve(needId: number, volunteerId: number): Promise<boolean> {
    return this.database.manager.existsBy(VolunteerCallEntity, { needId, volunteerId, state: 'reserve' });
  }

  /**
   * Returns how each of these volunteers has answered all calls, or only the latest ones; a call that was
   * never made does not count. Volunteers who were never called are left out.
   */
  async keepOff(needId: number, volunteerId: number, now: Date): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO volunteer_calls (need_id, volunteer_id, step, ring, distance_m, state, called_at, wait_until)
       VALUES ($1, $2, 0, 0, 0, 'closed', $3, $3) ON CONFLICT DO NOTHING`,
      [needId, volunteerId, now],
    );
  }

  /**
   * Returns how each of these volunteers has answered their calls, or only the latest ones; a call that was
   * never made does not count. Volunteers who were never called are left out.
   */
  async answersOf(
    volunteerIds: readonly number[],
    latest: number | null = null,
  ): Promise<Map<number, AnsweredCalls>> {
    const rows: (AnsweredCalls & { volunteerId: number })[] = await this.database.manager.query(
      `SELECT v.id AS "volunteerId", a.* FROM unnest($1::int[]) AS v(id) CROSS JOIN LATERAL (
         SELECT count(*)::int AS asked, count(answered_at)::int AS answered, (count(*) FILTER (WHERE state IN ('accepted', 'reserve')))::int AS accepted,
           (count(*) FILTER (WHERE state = 'declined'))::int AS declined, (count(*) FILTER (WHERE state = 'timed_out'))::int AS silent,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - called_at)) AS "medianSeconds", max(called_at) AS "lastCalledAt"
         FROM (SELECT state, called_at, answered_at FROM volunteer_calls WHERE volunteer_id = v.id AND wait_until > called_at ORDER BY called_at DESC LIMIT $2) AS c
       ) AS a WHERE a.asked > 0`,
      [volunteerIds, latest],
    );
    return new Map(rows.map(({ volunteerId, ...counts }) => [volunteerId, counts]));
  }

  /** The volunteers in reserve for a need who could come now, the earliest yes first. */
  async reserves(needId: number, now: Date): Promise<Reserve[]> {
    return this.database.joined.query(
      `SELECT c.id AS "callId", c.volunteer_id AS "volunteerId", c.distance_m AS "distanceM", c.answered_at AS "saidYesAt"
       FROM volunteer_calls c JOIN volunteer_candidates v ON v.user_id = c.volunteer_id AND v.is_available
       WHERE c.need_id = $1 AND c.state = 'reserve' AND c.answered_at IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM at_work w JOIN needs n ON n.id = c.need_id
           WHERE w.volunteer_id = c.volunteer_id AND stands_in_the_way(w.span, tstzrange($2, NULL), n.is_emergency, $2))
       ORDER BY c.answered_at, c.id`,
      [needId, now],
    );
  }
}
