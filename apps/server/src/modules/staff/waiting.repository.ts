import { Injectable } from '@nestjs/common';
import type { WaitingCounts } from '@karov/api-client';
import { Database } from '../../platform/database/database.js';
import type { Reach } from '../regions/index.js';

/** Single requests are the admins' (part 2 §6): managers reach none. */
const REACHED = '($1::int IS NULL AND ($2::text[] IS NULL OR applications.origin_state = ANY($2)))';

/** A need that nobody was found for. */
export interface WaitingRow {
  kind: 'event' | 'application';
  id: number;
  eventId: number | null;
  /** The event's type, or the category. */
  titleId: number;
  isEmergency: boolean;
  city: string;
  userId: number;
  since: Date;
  coordinatorId: number | null;
}

/** How many of those that wait the first screen shows. */
const SHOWN = 100;

/** Counts of what waits within a person's reach, in one query. */
@Injectable()
export class WaitingRepository {
  constructor(private readonly database: Database) {}

  async counts(reach: Reach, now: Date): Promise<WaitingCounts> {
    const rows: WaitingCounts[] = await this.database.manager.query(
      `WITH reached AS (SELECT e.id FROM events e WHERE e.status AND ($1::int IS NULL OR e.manager_id = $1) AND ($2::text[] IS NULL OR e.state = ANY($2)))
       SELECT
         (SELECT count(*)::int FROM reached) AS active_events,
         r.*, v.*, n.*, a.*, x.*, f.*
       FROM (SELECT
         (count(*) FILTER (WHERE status = 'assigned' AND is_approved = 0))::int AS waiting_approval,
         (count(*) FILTER (WHERE status = 'pending' AND respond = 1 AND coordinator_since IS NOT NULL AND coordinator_id IS NULL))::int AS needs_coordinator,
         (count(*) FILTER (WHERE status = 'pending' AND respond IS NULL))::int AS unanswered_users
         FROM event_user_requests WHERE event_id IN (SELECT id FROM reached)) r,
       (SELECT count(*)::int AS volunteers_ready FROM event_volunteer_requests WHERE status = 'accept' AND event_id IN (SELECT id FROM reached)) v,
       (SELECT count(*)::int AS failed_messages FROM notifications WHERE status = 'failed' AND event_id IN (SELECT id FROM reached)) n,
       (SELECT
         (count(*) FILTER (WHERE status = 'open' AND volunteer_id IS NULL))::int AS requests_pending,
         (count(*) FILTER (WHERE status = 'open' AND coordinator_since IS NOT NULL AND coordinator_id IS NULL))::int AS requests_coordinator,
         (count(*) FILTER (WHERE status = 'in treatment' AND due_at <= $3))::int AS requests_overdue
         FROM applications WHERE status IN ('open', 'in treatment') AND ${REACHED}) a,
       (SELECT count(*)::int AS acceptances FROM application_assignments h JOIN applications ON applications.id = h.application_id
         WHERE h.ended IS NULL AND h.is_approved = 0 AND ${REACHED}) x,
       (SELECT count(*)::int AS worries FROM application_feedback w JOIN applications ON applications.id = w.application_id
         WHERE NOT w.is_well AND w.seen_at IS NULL AND ${REACHED}) f`,
      [reach.isManager ? reach.userId : null, reach.isManager ? null : reach.states, now],
    );
    const [row] = rows;
    if (!row) throw new Error('no counts');
    return row;
  }

  /** Needs that wait for a coordinator, those that nobody has taken over first, then the most urgent, then the longest waiting (decision 77). */
  async needs(reach: Reach): Promise<WaitingRow[]> {
    return this.database.manager.query(
      `SELECT * FROM (
         SELECT 'event' AS kind, r.id, r.event_id AS "eventId", e.event_list_id AS "titleId", r.is_emergency AS "isEmergency", e.city, CASE WHEN r.is_emergency THEN 3 WHEN o.is_urgent THEN 2 ELSE 0 END AS priority, r.user_id AS "userId",
           r.coordinator_since AS since, r.coordinator_id AS "coordinatorId"
         FROM event_user_requests r JOIN events e ON e.id = r.event_id JOIN options o ON o.id = e.event_list_id
         WHERE e.status AND r.status = 'pending' AND r.respond = 1 AND r.coordinator_since IS NOT NULL
           AND ($1::int IS NULL OR e.manager_id = $1) AND ($2::text[] IS NULL OR e.state = ANY($2))
         UNION ALL
         SELECT 'application', id, NULL, category_id, is_emergency, origin_city, label_priority, user_id, coordinator_since, coordinator_id
         FROM applications WHERE status = 'open' AND coordinator_since IS NOT NULL AND ${REACHED}
       ) w ORDER BY "coordinatorId" IS NOT NULL, priority DESC, since LIMIT ${SHOWN}`,
      reach.isManager ? [reach.userId, null] : [null, reach.states],
    );
  }
}
