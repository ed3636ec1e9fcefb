import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';

/** When whoever holds a single request has to set out: for a ride when their time for it begins (rule 47), for other help at noon of its last day. */
const SETS_OUT = `CASE WHEN n.type = 1 THEN lower(x.span) ELSE n.due_at - interval '12 hours' END`;
/** Approved, and no word of a way; emergencies are watched by their runs (rule 71), and help by telephone needs no way. */
const SILENT = `FROM assignments x JOIN applications n ON n.id = x.need_id
  WHERE x.ended IS NULL AND x.is_approved = 1 AND x.progress IS NULL AND n.status = 'in treatment' AND NOT n.is_emergency AND n.help_type <> 'phone'`;
/** Words of the volunteer since they were asked are an answer, which a coordinator reads. */
const UNANSWERED = `AND NOT EXISTS (SELECT 1 FROM need_answers a WHERE a.need_id = n.id AND a.volunteer_id = x.volunteer_id AND a.kind = 'words' AND a.said_at >= x.asked_at)`;

/** Holds of rides and visits whose volunteers have not set out (rule 149). */
@Injectable()
export class StaleHolds {
  constructor(private readonly database: Database) {}

  /** Needs whose volunteer is to be asked, locked; approved before a moment. What another worker has is left to it. */
  async lockToAsk(tx: Tx, now: Date, approvedBefore: Date, limit: number): Promise<number[]> {
    const rows: { id: number }[] = await tx.manager.query(
      `SELECT n.id ${SILENT} AND x.asked_at IS NULL AND coalesce(x.approved_at, x.created_at) <= $2 AND n.due_at > $1 AND ${SETS_OUT} <= $1
       ORDER BY n.due_at LIMIT $3 FOR UPDATE OF n SKIP LOCKED`,
      [now, approvedBefore, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Needs whose volunteer was asked before a moment and has said nothing, locked, while there is time to find somebody else. */
  async lockSilent(tx: Tx, now: Date, askedBefore: Date, limit: number): Promise<number[]> {
    const rows: { id: number }[] = await tx.manager.query(
      `SELECT n.id ${SILENT} AND x.asked_at <= $2 AND n.due_at > $1 ${UNANSWERED} ORDER BY x.asked_at LIMIT $3 FOR UPDATE OF n SKIP LOCKED`,
      [now, askedBefore, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** When the next one is due, where an answer is awaited for so many seconds; null while none is. */
  async nextDue(now: Date, answerSeconds: number): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT least(
         (SELECT min(greatest(${SETS_OUT}, coalesce(x.approved_at, x.created_at) + make_interval(secs => $2))) ${SILENT} AND x.asked_at IS NULL AND n.due_at > $1),
         (SELECT min(x.asked_at + make_interval(secs => $2)) ${SILENT} AND x.asked_at IS NOT NULL AND n.due_at > $1 ${UNANSWERED})
       ) AS due`,
      [now, answerSeconds],
    );
    return rows[0]?.due ?? null;
  }
}
