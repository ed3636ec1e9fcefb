import { Injectable } from '@nestjs/common';
import type { WaitingCounts, WaitingState } from '@karov/api-client';
import { Database } from '../../platform/database/database.js';
import type { Reach } from '../regions/index.js';

/** Whose need waits within a reach: `$1` is the manager, null for admins; `$2` are the districts, null for everywhere. */
const EVENT_REACHED = '(CASE WHEN $1::int IS NULL THEN $2::text[] IS NULL OR e.state = ANY($2) ELSE e.manager_id = $1 END)';
/** Single requests by where they arise, for managers too (rule 80). */
const REACHED = '($2::text[] IS NULL OR applications.origin_state = ANY($2))';
/** An emergency in somebody else's event is seen by the managers of its region, who are told of it (rule 50). */
const EMERGENCY_SEEN = `(${EVENT_REACHED} OR (r.is_emergency AND e.state = ANY($2)))`;
/** An emergency of an event that goes on. */
const EVENT_EMERGENCY = `r.is_emergency AND r.respond = 1 AND r.status IN ('pending', 'assigned')`;

/** A need that nobody was found for, or an emergency that goes on. */
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
  /** Whether nobody has said yes, a yes waits for approval, or somebody comes. */
  state: WaitingState;
  volunteerId: number | null;
  /** Whether the caller works with it, not only sees it. */
  isWithin: boolean;
}

/** How many of those that wait the first screen shows. */
const SHOWN = 100;

/** Counts of what waits within a person's reach, in one query. */
@Injectable()
export class WaitingRepository {
  constructor(private readonly database: Database) {}

  async counts(reach: Reach, now: Date): Promise<Omit<WaitingCounts, 'vetting'>> {
    const rows: (Omit<WaitingCounts, 'newest_emergency' | 'vetting'> & { newest_emergency: Date | null })[] = await this.database.manager.query(
      `WITH reached AS (SELECT e.id FROM events e WHERE e.status AND ${EVENT_REACHED}),
         emergencies AS (
           SELECT r.created_at AS since FROM event_requests r JOIN events e ON e.id = r.event_id
           WHERE e.status AND ${EVENT_EMERGENCY} AND NOT (r.status = 'assigned' AND r.is_approved = 1) AND ${EMERGENCY_SEEN}
           UNION ALL SELECT created_at FROM applications WHERE is_emergency AND status = 'open' AND ${REACHED})
       SELECT
         (SELECT count(*)::int FROM reached) AS active_events,
         r.*, v.*, n.*, a.*, x.*, f.*,
         (SELECT count(*)::int FROM emergencies) AS emergencies, (SELECT max(since) FROM emergencies) AS newest_emergency
       FROM (SELECT
         (count(*) FILTER (WHERE status = 'assigned' AND is_approved = 0))::int AS waiting_approval,
         (count(*) FILTER (WHERE status = 'pending' AND respond = 1 AND coordinator_since IS NOT NULL AND coordinator_id IS NULL))::int AS needs_coordinator,
         (count(*) FILTER (WHERE status = 'pending' AND respond IS NULL))::int AS unanswered_users
         FROM event_requests WHERE event_id IN (SELECT id FROM reached)) r,
       (SELECT count(*)::int AS volunteers_ready FROM event_volunteer_requests WHERE status = 'accept' AND event_id IN (SELECT id FROM reached)) v,
       (SELECT count(*)::int AS failed_messages FROM notifications WHERE status = 'failed' AND event_id IN (SELECT id FROM reached)) n,
       (SELECT
         (count(*) FILTER (WHERE status = 'open' AND volunteer_id IS NULL))::int AS requests_pending,
         (count(*) FILTER (WHERE status = 'open' AND coordinator_since IS NOT NULL AND coordinator_id IS NULL))::int AS requests_coordinator,
         (count(*) FILTER (WHERE status = 'in treatment' AND due_at <= $3))::int AS requests_overdue
         FROM applications WHERE status IN ('open', 'in treatment') AND ${REACHED}) a,
       (SELECT count(*)::int AS acceptances FROM assignments h JOIN applications ON applications.id = h.need_id
         WHERE h.ended IS NULL AND h.is_approved = 0 AND ${REACHED}) x,
       (SELECT count(*)::int AS worries FROM application_feedback w JOIN applications ON applications.id = w.application_id
         WHERE NOT w.is_well AND w.seen_at IS NULL AND $1::int IS NULL AND ${REACHED}) f`,
      [managerOf(reach), reach.states, now],
    );
    const [row] = rows;
    if (!row) throw new Error('no counts');
    return { ...row, newest_emergency: row.newest_emergency?.toISOString() ?? null };
  }

  /**
   * Emergencies that go on and needs that wait for a coordinator: emergencies first, of each those that nobody has taken over first, then
   * the most urgent, then the longest waiting (rule 77).
   */
  async needs(reach: Reach): Promise<WaitingRow[]> {
    return this.database.manager.query(
      `SELECT * FROM (
         SELECT 'event' AS kind, r.id, r.event_id AS "eventId", e.event_list_id AS "titleId", r.is_emergency AS "isEmergency", e.city, r.user_id AS "userId",
           CASE WHEN r.is_emergency THEN 3 WHEN o.is_urgent THEN 2 ELSE 0 END AS priority,
           CASE WHEN r.is_emergency THEN r.created_at ELSE r.coordinator_since END AS since, r.coordinator_id AS "coordinatorId",
           CASE WHEN r.status = 'pending' THEN 'waiting' WHEN r.is_approved = 1 THEN 'coming' ELSE 'held' END AS state,
           CASE WHEN r.status = 'assigned' THEN r.volunteer_id END AS "volunteerId", ${EVENT_REACHED} AS "isWithin"
         FROM event_requests r JOIN events e ON e.id = r.event_id JOIN options o ON o.id = e.event_list_id
         WHERE e.status AND ${EMERGENCY_SEEN}
           AND ((${EVENT_EMERGENCY}) OR (r.status = 'pending' AND r.respond = 1 AND r.coordinator_since IS NOT NULL))
         UNION ALL
         SELECT 'application', id, NULL, category_id, is_emergency, origin_city, user_id, label_priority,
           CASE WHEN is_emergency THEN created_at ELSE coordinator_since END, coordinator_id,
           CASE WHEN volunteer_id IS NULL THEN 'waiting' WHEN status = 'in treatment' THEN 'coming' ELSE 'held' END, volunteer_id, true
         FROM applications
         WHERE ((is_emergency AND status IN ('open', 'in treatment')) OR (status = 'open' AND coordinator_since IS NOT NULL)) AND ${REACHED}
       ) w ORDER BY "isEmergency" DESC, state = 'coming', "coordinatorId" IS NOT NULL, priority DESC, since LIMIT ${SHOWN}`,
      [managerOf(reach), reach.states],
    );
  }

  /** Where what changed lies: its districts, and the managers of its events. */
  async whereabouts(applicationIds: readonly number[], eventIds: readonly number[]): Promise<{ state: string; managerId: number | null }[]> {
    return this.database.manager.query(
      `SELECT DISTINCT origin_state AS state, NULL::int AS "managerId" FROM applications WHERE id = ANY($1)
       UNION SELECT DISTINCT state, manager_id FROM events WHERE id = ANY($2)`,
      [applicationIds, eventIds],
    );
  }
}

function managerOf({ isManager, userId }: Reach): number | null {
  return isManager ? userId : null;
}
