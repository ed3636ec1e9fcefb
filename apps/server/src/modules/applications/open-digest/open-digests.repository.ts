import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Tx } from '../../../platform/signals/signals.js';

/** A volunteer near open requests that nobody is called for, and how many these are. */
export interface OpenNear {
  userId: number;
  count: number;
}

const KM = 1000;
/** Requests that nobody looks for and nobody has, in the reach of a volunteer. */
const UNSOUGHT = `applications n JOIN categories g ON g.id = n.category_id
  WHERE n.status = 'open' AND n.volunteer_id IS NULL AND n.coordinator_id IS NULL AND NOT n.is_emergency AND NOT g.is_auto_assign`;

/** Who hears once a day of open requests around them, where their category is not dispatched (rule 223). */
@Injectable()
export class OpenDigests {
  constructor(private readonly database: Database) {}

  /** Notes for a day who is told, each once, so that many workers do no harm; answers them. Distances are those to the middle of a square (rule 81). */
  async take(tx: Tx, day: string, now: Date, limit: number): Promise<OpenNear[]> {
    return tx.manager.query(
      `WITH near AS (
         SELECT c.user_id, count(*)::int AS count FROM volunteer_candidates c CROSS JOIN auto_assign_settings s
           JOIN (SELECT n.id, n.user_id, n.position, n.needs_vehicle, n.help_type FROM ${UNSOUGHT} AND n.position IS NOT NULL) n
             ON map_metres(n.position, c.position) <= s.radius * ${KM}
         WHERE c.is_available AND n.user_id <> c.user_id AND (NOT n.needs_vehicle OR c.has_vehicle)
           AND NOT EXISTS (SELECT 1 FROM assignments x WHERE x.need_id = n.id AND x.volunteer_id = c.user_id)
           AND NOT EXISTS (SELECT 1 FROM open_digests d WHERE d.user_id = c.user_id AND d.told_on >= $1)
           AND volunteer_duty(c.user_id, $2, false) = 'free'
         GROUP BY c.user_id ORDER BY c.user_id LIMIT $3
       ), told AS (
         INSERT INTO open_digests AS d (user_id, told_on) SELECT user_id, $1 FROM near
         ON CONFLICT (user_id) DO UPDATE SET told_on = excluded.told_on WHERE d.told_on < excluded.told_on RETURNING user_id
       )
       SELECT n.user_id AS "userId", n.count FROM near n JOIN told t ON t.user_id = n.user_id`,
      [day, now, limit],
    );
  }

  /** Whether there is anything to hear of. */
  async isAny(): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(`SELECT 1 FROM ${UNSOUGHT} LIMIT 1`);
    return rows.length > 0;
  }
}
