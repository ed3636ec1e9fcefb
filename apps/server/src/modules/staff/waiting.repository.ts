import { Injectable } from '@nestjs/common';
import type { WaitingCounts } from '@karov/api-client';
import { Database } from '../../platform/database/database.js';
import type { Reach } from '../regions/index.js';

/** Counts of what waits within a person's reach, in one query. */
@Injectable()
export class WaitingRepository {
  constructor(private readonly database: Database) {}

  async counts(reach: Reach): Promise<WaitingCounts> {
    const rows: WaitingCounts[] = await this.database.manager.query(
      `WITH reached AS (SELECT e.id FROM events e WHERE e.status AND ($1::int IS NULL OR e.manager_id = $1) AND ($2::text[] IS NULL OR e.state = ANY($2)))
       SELECT
         (SELECT count(*)::int FROM reached) AS active_events,
         r.*, v.*, n.*
       FROM (SELECT
         (count(*) FILTER (WHERE status = 'assigned' AND is_approved = 0))::int AS waiting_approval,
         (count(*) FILTER (WHERE status = 'pending' AND respond = 1 AND coordinator_since IS NOT NULL AND coordinator_id IS NULL))::int AS needs_coordinator,
         (count(*) FILTER (WHERE status = 'pending' AND respond IS NULL))::int AS unanswered_users
         FROM event_user_requests WHERE event_id IN (SELECT id FROM reached)) r,
       (SELECT count(*)::int AS volunteers_ready FROM event_volunteer_requests WHERE status = 'accept' AND event_id IN (SELECT id FROM reached)) v,
       (SELECT count(*)::int AS failed_messages FROM notifications WHERE status = 'failed' AND event_id IN (SELECT id FROM reached)) n`,
      reach.isManager ? [reach.userId, null] : [null, reach.states],
    );
    const [row] = rows;
    if (!row) throw new Error('no counts');
    return row;
  }
}
