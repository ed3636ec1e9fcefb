import { Injectable } from '@nestjs/common';
import type { InvitationState } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';
import type { NeedRef } from './volunteers.types.js';

/** A call as its link knows it. */
export interface KnownCall {
  id: number;
  need: NeedRef;
  volunteerId: number;
  distanceM: number;
  state: InvitationState;
}

/** Somebody in reserve for a need that another holds. */
export interface Reserve {
  callId: number;
  volunteerId: number;
  distanceM: number;
  saidYesAt: Date;
}

const COLUMNS = `id, need_type AS "needType", need_id AS "needId", volunteer_id AS "volunteerId", distance_m AS "distanceM", state`;
type Row = Omit<KnownCall, 'need'> & { needType: NeedRef['type']; needId: number };

/** Single calls of volunteers: what their links stand for, and how they end. */
@Injectable()
export class VolunteerCalls {
  constructor(private readonly database: Database) {}

  async find(callId: number): Promise<KnownCall | null> {
    const rows: Row[] = await this.database.manager.query(`SELECT ${COLUMNS} FROM volunteer_calls WHERE id = $1`, [callId]);
    return rows[0] ? toCall(rows[0]) : null;
  }

  async findMany(callIds: readonly number[]): Promise<KnownCall[]> {
    const rows: Row[] = await this.database.manager.query(`SELECT ${COLUMNS} FROM volunteer_calls WHERE id = ANY($1)`, [callIds]);
    return rows.map(toCall);
  }

  /**
   * Ends the calls of a need that nobody has answered, and with `withReserves` those of its reserves; answers whose they were. The volunteer
   * left out keeps theirs.
   */
  async fill(tx: Tx, need: NeedRef, exceptVolunteerId: number | null, withReserves: boolean): Promise<{ callId: number; volunteerId: number }[]> {
    const [rows]: [{ callId: number; volunteerId: number }[], number] = await tx.manager.query(
      `UPDATE volunteer_calls SET state = 'filled'
       WHERE need_type = $1 AND need_id = $2 AND (state IN ('open', 'timed_out') OR ($4 AND state = 'reserve')) AND volunteer_id <> coalesce($3, 0)
       RETURNING id AS "callId", volunteer_id AS "volunteerId"`,
      [need.type, need.id, exceptVolunteerId, withReserves],
    );
    return rows;
  }

  /**
   * Keeps a yes to a need that somebody holds already: the volunteer is in reserve, bound to nothing (rule 71). False when the call was
   * taken back, or the volunteer is at work.
   */
  async reserve(tx: Tx, need: NeedRef, volunteer: { id: number; distanceM: number }, now: Date): Promise<boolean> {
    const rows: unknown[] = await tx.manager.query(
      `INSERT INTO volunteer_calls AS c (need_type, need_id, volunteer_id, step, ring, distance_m, state, called_at, wait_until, answered_at)
       SELECT $1, $2, $3, 0, 0, $4, 'reserve', $5, $5, $5
       WHERE NOT EXISTS (SELECT 1 FROM engagements e WHERE e.volunteer_id = $3 AND e.ended_at IS NULL)
       ON CONFLICT (need_type, need_id, volunteer_id) DO UPDATE SET state = 'reserve', answered_at = CASE WHEN c.state = 'reserve' THEN c.answered_at ELSE excluded.answered_at END
         WHERE c.state IN ('open', 'timed_out', 'declined', 'reserve')
       RETURNING id`,
      [need.type, need.id, volunteer.id, volunteer.distanceM, now],
    );
    return rows.length > 0;
  }

  /** Whether a volunteer is in reserve for a need. */
  async isReserve(need: NeedRef, volunteerId: number): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM volunteer_calls WHERE need_type = $1 AND need_id = $2 AND volunteer_id = $3 AND state = 'reserve'`,
      [need.type, need.id, volunteerId],
    );
    return rows.length > 0;
  }

  /** Keeps a volunteer from being called for a need again, whether they ever were or not (rule 4). */
  async keepOff(tx: Tx, need: NeedRef, volunteerId: number, now: Date): Promise<void> {
    await tx.manager.query(
      `INSERT INTO volunteer_calls (need_type, need_id, volunteer_id, step, ring, distance_m, state, called_at, wait_until)
       VALUES ($1, $2, $3, 0, 0, 0, 'closed', $4, $4) ON CONFLICT DO NOTHING`,
      [need.type, need.id, volunteerId, now],
    );
  }

  /** Who is in reserve for a need and could come now, the first yes first. */
  async reserves(tx: Tx, need: NeedRef): Promise<Reserve[]> {
    return tx.manager.query(
      `SELECT c.id AS "callId", c.volunteer_id AS "volunteerId", c.distance_m AS "distanceM", c.answered_at AS "saidYesAt"
       FROM volunteer_calls c JOIN volunteer_candidates v ON v.user_id = c.volunteer_id AND v.is_available
       WHERE c.need_type = $1 AND c.need_id = $2 AND c.state = 'reserve'
         AND NOT EXISTS (SELECT 1 FROM engagements e WHERE e.volunteer_id = c.volunteer_id AND e.ended_at IS NULL)
       ORDER BY c.answered_at, c.id`,
      [need.type, need.id],
    );
  }
}

function toCall({ needType, needId, ...call }: Row): KnownCall {
  return { ...call, need: { type: needType, id: needId } };
}
