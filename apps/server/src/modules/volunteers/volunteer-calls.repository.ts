import type { InvitationState } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A call as its link identifies it. */
export interface KnownCall {
  id: number;
  needId: number;
  volunteerId: number;
  distanceM: number;
  state: InvitationState;
}

/** A volunteer in reserve for a need that another holds. */
export interface Reserve {
  callId: number;
  volunteerId: number;
  distanceM: number;
  saidYesAt: Date;
}

/** Calls of a volunteer, counted by result; the time is the median until an answer. */
export interface AnsweredCalls {
  asked: number;
  /** a yes or a no, whatever happened afterwards */
  answered: number;
  accepted: number;
  declined: number;
  silent: number;
  medianSeconds: number | null;
  lastCalledAt: Date | null;
}

const COLUMNS = `id, need_id AS "needId", volunteer_id AS "volunteerId", distance_m AS "distanceM", state`;
/** Single calls of volunteers: the targets of their links, and their ends. */
@Injectable()
export class VolunteerCalls {
  constructor(private readonly database: Database) {}

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

  /** Ends all calls of ended needs: they can no longer be answered. */
  async closeAll(needIds: readonly number[]): Promise<void> {
    if (needIds.length === 0) return;
    await this.database.joined.query(
      `UPDATE volunteer_calls SET state = 'closed' WHERE need_id = ANY($1) AND state IN ('open', 'timed_out', 'reserve')`,
      [needIds],
    );
  }

  /**
   * Volunteers who said no to a need, were thanked or timed out may be called again, because this is another
   * question; if the search starts over, so may all who were ever called.
   */
  async forget(needId: number, which: 'settled' | 'all'): Promise<void> {
    await this.database.joined.query(
      `DELETE FROM volunteer_calls WHERE need_id = $1 AND ($2 OR state IN ('declined', 'filled', 'closed'))`,
      [needId, which === 'all'],
    );
  }

  /**
   * The volunteers who still need to know about the end of a need: those called since a given time who may
   * come, and reserves.
   */
  async awaiting(needId: number, since: Date): Promise<Set<number>> {
    const rows: { volunteerId: number }[] = await this.database.joined.query(
      `SELECT volunteer_id AS "volunteerId" FROM volunteer_calls WHERE need_id = $1 AND (state = 'reserve' OR (state IN ('open', 'timed_out') AND called_at >= $2))`,
      [needId, since],
    );
    return new Set(rows.map(({ volunteerId }) => volunteerId));
  }

  /**
   * Ends the unanswered calls of a need, and with `withReserves` those of its reserves; returns their
   * volunteers. The excepted volunteer keeps theirs.
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
   * Keeps a yes to a need that somebody already holds: the volunteer is in reserve, bound to nothing (rule
   * 71). False when the call was withdrawn, unless a coordinator wants them `evenFilled`, or the volunteer is
   * at work.
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
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM volunteer_calls WHERE need_id = $1 AND volunteer_id = $2 AND state = 'reserve'`,
      [needId, volunteerId],
    );
    return rows.length > 0;
  }

  /** Prevents calls to a volunteer for a need from now on, whether they were called or not (rule 4). */
  async keepOff(needId: number, volunteerId: number, now: Date): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO volunteer_calls (need_id, volunteer_id, step, ring, distance_m, state, called_at, wait_until)
       VALUES ($1, $2, 0, 0, 0, 'closed', $3, $3) ON CONFLICT DO NOTHING`,
      [needId, volunteerId, now],
    );
  }

  /**
   * How each of these volunteers has answered their calls so far, or the latest of them; calls that were
   * never made do not count. Volunteers without calls are left out.
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

  /** The volunteers in reserve for a need who could come now, earliest yes first. */
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
