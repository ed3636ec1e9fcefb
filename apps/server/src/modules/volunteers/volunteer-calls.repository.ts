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

  /** Ends the calls of a need that nobody has answered; answers whose they were. The volunteer left out keeps theirs. */
  async fill(tx: Tx, need: NeedRef, exceptVolunteerId: number | null): Promise<{ callId: number; volunteerId: number }[]> {
    const [rows]: [{ callId: number; volunteerId: number }[], number] = await tx.manager.query(
      `UPDATE volunteer_calls SET state = 'filled'
       WHERE need_type = $1 AND need_id = $2 AND state IN ('open', 'timed_out') AND volunteer_id <> coalesce($3, 0)
       RETURNING id AS "callId", volunteer_id AS "volunteerId"`,
      [need.type, need.id, exceptVolunteerId],
    );
    return rows;
  }
}

function toCall({ needType, needId, ...call }: Row): KnownCall {
  return { ...call, need: { type: needType, id: needId } };
}
