import { Injectable } from '@nestjs/common';
import type { WaitingCounts, WaitingReason, WaitingState } from '@karov/api-client';
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
  needId: number | null;
  reason: WaitingReason;
  /** The acceptance of a single request that waits for approval. */
  holdId: number | null;
  isExercise: boolean;
  /** Whether the caller works with it, not only sees it. */
  isWithin: boolean;
}

/** How many of those that wait the first screen shows. */
const SHOWN = 100;

/** What waits beside needs. */
export interface MatterRow {
  kind: 'answer' | 'worry' | 'message';
  id: number;
  applicationId: number | null;
  eventId: number | null;
  userId: number | null;
  /** the kind of an event */
  titleId: number | null;
  note: string;
  count: number;
  since: Date;
}

const STATE = `CASE WHEN volunteer_id IS NULL THEN 'waiting' WHEN status = 'in treatment' THEN 'coming' ELSE 'held' END`;
const holdOf = (column: string): string =>
  `(SELECT h.${column} FROM assignments h WHERE h.need_id = applications.id AND h.ended IS NULL AND h.is_approved = 0)`;

/** Single requests for one reason, from where an index finds them. */
function single(reason: WaitingReason, since: string, where: string): string {
  return `(SELECT 'application' AS kind, id, id AS "needId", NULL::int AS "eventId", category_id AS "titleId", is_emergency AS "isEmergency", origin_city AS city, user_id AS "userId",
      label_priority AS priority, ${since} AS since, coordinator_id AS "coordinatorId", ${STATE} AS state, volunteer_id AS "volunteerId", '${reason}' AS reason,
      ${holdOf('id')} AS "holdId", false AS "isExercise", true AS "isWithin"
    FROM applications WHERE ${where} AND ${REACHED} ORDER BY label_priority DESC, 10 LIMIT ${SHOWN})`;
}

/** Parameters: the manager, districts, now. */
const NEEDS = [
  `(SELECT 'event' AS kind, r.id, r.need_id AS "needId", r.event_id AS "eventId", e.event_list_id AS "titleId", r.is_emergency AS "isEmergency", e.city, r.user_id AS "userId",
      CASE WHEN r.is_emergency THEN 3 WHEN o.is_urgent THEN 2 ELSE 0 END AS priority,
      CASE WHEN r.is_emergency THEN r.created_at WHEN r.status = 'pending' THEN r.coordinator_since ELSE h.created_at END AS since, r.coordinator_id AS "coordinatorId",
      CASE WHEN r.status = 'pending' THEN 'waiting' WHEN r.is_approved = 1 THEN 'coming' ELSE 'held' END AS state,
      CASE WHEN r.status = 'assigned' THEN r.volunteer_id END AS "volunteerId",
      CASE WHEN r.is_emergency THEN 'emergency' WHEN r.status = 'pending' THEN 'coordinator' ELSE 'approval' END AS reason,
      NULL::int AS "holdId", e.is_exercise AS "isExercise", ${EVENT_REACHED} AS "isWithin"
    FROM event_requests r JOIN events e ON e.id = r.event_id JOIN options o ON o.id = e.event_list_id LEFT JOIN assignments h ON h.id = r.assignment_id
    WHERE e.status AND ${EMERGENCY_SEEN} AND r.respond = 1
      AND ((${EVENT_EMERGENCY}) OR (r.status = 'pending' AND r.coordinator_since IS NOT NULL) OR (r.status = 'assigned' AND r.is_approved = 0)))`,
  single('emergency', 'created_at', `is_emergency AND status IN ('open', 'in treatment')`),
  single('coordinator', 'coordinator_since', `NOT is_emergency AND status = 'open' AND volunteer_id IS NULL AND coordinator_since IS NOT NULL`),
  single('approval', holdOf('created_at'), `NOT is_emergency AND id IN (SELECT need_id FROM assignments WHERE ended IS NULL AND is_approved = 0)`),
  single('overdue', 'due_at', `NOT is_emergency AND status = 'in treatment' AND due_at <= $3`),
].join(' UNION ALL ');

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
   * Needs that wait for staff: emergencies first, of each those for whom nobody comes, then those that nobody has taken over, then the most urgent, then the
   * longest waiting (rule 77). Each kind is found by an index of its own.
   */
  async needs(reach: Reach, now: Date): Promise<WaitingRow[]> {
    return this.database.manager.query(
      `SELECT * FROM (${NEEDS}) w
       ORDER BY "isEmergency" DESC, state = 'coming', "coordinatorId" IS NOT NULL, priority DESC, since LIMIT ${SHOWN}`,
      [managerOf(reach), reach.states, now],
    );
  }

  /** What waits beside needs, oldest first; whoever is a manager has no reports. */
  async matters(reach: Reach): Promise<MatterRow[]> {
    return this.database.manager.query(
      `SELECT * FROM (
         (SELECT 'worry' AS kind, w.id, w.application_id AS "applicationId", NULL::int AS "eventId", w.user_id AS "userId", NULL::int AS "titleId", w.note, 1 AS count, w.created_at AS since
          FROM application_feedback w JOIN applications a ON a.id = w.application_id
          WHERE NOT w.is_well AND w.seen_at IS NULL AND $1::int IS NULL AND ($2::text[] IS NULL OR a.origin_state = ANY($2)) ORDER BY w.created_at LIMIT ${SHOWN})
         UNION ALL
         (SELECT 'message', e.id, NULL, e.id, NULL, e.event_list_id, '', count(*)::int, min(n.created_at)
          FROM notifications n JOIN events e ON e.id = n.event_id
          WHERE n.status = 'failed' AND e.status AND ${EVENT_REACHED} GROUP BY e.id ORDER BY 9 LIMIT ${SHOWN})
         UNION ALL
         (SELECT 'answer', a.id, CASE WHEN n.event_id IS NULL THEN n.id END, e.id, a.volunteer_id, NULL, a.kind, 1, a.said_at
          FROM need_answers a LEFT JOIN needs n ON n.id = a.need_id LEFT JOIN events e ON e.id = coalesce(a.event_id, n.event_id)
          WHERE a.outcome IS NULL AND (CASE WHEN e.id IS NULL THEN $2::text[] IS NULL OR n.origin_state = ANY($2) ELSE e.status AND ${EVENT_REACHED} END)
          ORDER BY a.said_at LIMIT ${SHOWN})
       ) m ORDER BY since, id`,
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
