import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';

const UNREMINDED = `FROM assignments x JOIN applications a ON a.id = x.need_id
  WHERE x.ended IS NULL AND x.is_approved = 0 AND x.reminded_at IS NULL`;

/** Acceptances that nobody has approved, of which admins are to be reminded (rule 3). */
@Injectable()
export class ApprovalRemindersRepository {
  constructor(private readonly database: Database) {}

  /** Holds that have waited long enough, taken by this worker alone. */
  async lock(tx: Tx, urgentBefore: Date, ordinaryBefore: Date, limit: number): Promise<{ id: number; applicationId: number }[]> {
    return tx.manager.query(
      `SELECT x.id, x.need_id AS "applicationId" ${UNREMINDED}
         AND x.created_at <= CASE WHEN a.label_priority >= 2 THEN $1::timestamptz ELSE $2::timestamptz END
       ORDER BY x.created_at LIMIT $3 FOR UPDATE OF x SKIP LOCKED`,
      [urgentBefore, ordinaryBefore, limit],
    );
  }

  /** When the next reminder is due, by how long urgent and other holds may wait (seconds). */
  async nextDue(urgentSeconds: number, ordinarySeconds: number): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT min(x.created_at + make_interval(secs => CASE WHEN a.label_priority >= 2 THEN $1::float8 ELSE $2::float8 END)) AS due ${UNREMINDED}`,
      [urgentSeconds, ordinarySeconds],
    );
    return rows[0]?.due ?? null;
  }
}
