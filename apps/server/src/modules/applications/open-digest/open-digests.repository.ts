import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** A volunteer who is near open requests without dispatch, and the number of these requests. */
export interface OpenNear {
  userId: number;
  count: number;
}

const KM = 1000;
/** Requests within a volunteer's reach that have neither a search nor a holder. */
const UNSOUGHT = `applications n JOIN categories g ON g.id = n.category_id
  WHERE n.status = 'open' AND n.volunteer_id IS NULL AND n.coordinator_id IS NULL AND NOT n.is_emergency AND NOT g.is_auto_assign`;

/** Chooses the volunteers who get the daily digest of open requests without dispatch (rule 223). */
@Injectable()
export class OpenDigestsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the volunteers to tell, who have not been told since a given time today, and records them, each
   * once, so that running several workers is safe. Volunteers who already know of all open requests are told
   * again after a week, and nobody is told by telephone. Distances are measured to the centre of a square
   * (rule 81).
   */
  async take(from: Date, now: Date, limit: number): Promise<OpenNear[]> {
    return this.database.joined.query(
      `WITH near AS (
         SELECT c.user_id, count(*)::int AS count FROM volunteer_candidates c JOIN users u ON u.id = c.user_id AND u.channels && ARRAY['sms', 'whatsapp', 'email']
           CROSS JOIN auto_assign_settings s
           JOIN (SELECT n.id, n.user_id, n.position, n.needs_vehicle, n.opened_at FROM ${UNSOUGHT} AND n.position IS NOT NULL) n
             ON map_metres(n.position, c.position) <= s.radius * ${KM}
           LEFT JOIN open_digests d ON d.user_id = c.user_id
         WHERE c.is_available AND n.user_id <> c.user_id AND (NOT n.needs_vehicle OR c.has_vehicle)
           AND NOT EXISTS (SELECT 1 FROM assignments x WHERE x.need_id = n.id AND x.volunteer_id = c.user_id)
           AND (d.told_at IS NULL OR d.told_at < $1) AND volunteer_duty(c.user_id, $2, false) = 'free'
         GROUP BY c.user_id, d.told_at
         HAVING d.told_at IS NULL OR bool_or(n.opened_at > d.told_at) OR d.told_at < $1::timestamptz - interval '6 days'
         ORDER BY c.user_id LIMIT $3
       ), told AS (
         INSERT INTO open_digests AS d (user_id, told_at) SELECT user_id, $2 FROM near
         ON CONFLICT (user_id) DO UPDATE SET told_at = excluded.told_at WHERE d.told_at < $1 RETURNING user_id
       )
       SELECT n.user_id AS "userId", n.count FROM near n JOIN told t ON t.user_id = n.user_id`,
      [from, now, limit],
    );
  }

  /** Whether there are open requests to tell anybody of. */
  async isAny(): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(`SELECT 1 FROM ${UNSOUGHT} LIMIT 1`);
    return rows.length > 0;
  }
}
