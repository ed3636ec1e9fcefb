import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';

const UNREMINDED = `FROM assignments x JOIN applications a ON a.id = x.need_id
  WHERE x.ended IS NULL AND x.is_approved = 0 AND x.reminded_at IS NULL`;

/** An acceptance that nobody has approved, and when staff would be reminded of it by day. */
export interface WaitingHold {
  id: number;
  since: Date;
  due: Date;
  isEmergency: boolean;
  dueAt: Date | null;
}

/** Acceptances that nobody has approved, of which admins are to be reminded (rule 3). */
@Injectable()
export class ApprovalRemindersRepository {
  constructor(private readonly database: Database) {}

  /** Those of these holds that nobody has reminded of meanwhile, taken by this worker alone, the longest waiting first. */
  async lock(tx: Tx, ids: readonly number[]): Promise<{ id: number; applicationId: number }[]> {
    return tx.manager.query(`SELECT x.id, x.need_id AS "applicationId" ${UNREMINDED} AND x.id = ANY($1) ORDER BY x.created_at FOR UPDATE OF x SKIP LOCKED`, [
      ids,
    ]);
  }

  /** All holds of which nobody was reminded, with when that would be due by how long urgent and other holds may wait (seconds). */
  async waiting(urgentSeconds: number, ordinarySeconds: number): Promise<WaitingHold[]> {
    return this.database.manager.query(
      `SELECT x.id, x.created_at AS "since", x.created_at + make_interval(secs => CASE WHEN a.label_priority >= 2 THEN $1::float8 ELSE $2::float8 END) AS due,
         a.is_emergency AS "isEmergency", a.due_at AS "dueAt" ${UNREMINDED} ORDER BY x.created_at`,
      [urgentSeconds, ordinarySeconds],
    );
  }
}
