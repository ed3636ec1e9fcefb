import type { WaitingCounts, WaitingReason, WaitingState } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { keptText, plainText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { IS_UNDER_WAY, WAITING_SINCE } from '../needs/index.js';
import type { Reach } from '../regions/index.js';

/**
 * SQL for needs in events within reach: `$1` is the manager, null for admins; `$2` are the districts, null
 * for everywhere.
 */
const EVENT_REACHED =
  '(CASE WHEN $1::int IS NULL THEN $2::text[] IS NULL OR e.state = ANY($2) ELSE e.manager_id = $1 END)';
/** SQL for single requests within reach, by their origin, also for managers (rule 80). */
const SINGLE_REACHED = '($2::text[] IS NULL OR n.origin_state = ANY($2))';
/** SQL for whether the caller works on the need. */
const WITHIN = `(CASE WHEN n.event_id IS NULL THEN ${SINGLE_REACHED} ELSE ${EVENT_REACHED} END)`;
/**
 * SQL for whether the caller sees the need: the managers of a region also see an emergency in somebody else's
 * event there, and are notified of it (rule 50).
 */
const SEEN = `(${WITHIN} OR (n.event_id IS NOT NULL AND n.is_emergency AND e.state = ANY($2)))`;
const ATTENDED =
  'need_attendance($3) t JOIN needs n ON n.id = t.need_id LEFT JOIN events e ON e.id = n.event_id';
/**
 * SQL for whether somebody must act: the need is at the coordinators' desk, or it is an emergency to which
 * nobody is on the way, whether or not it was taken over (rule 217).
 */
const WAITS = `(t.attending = 'desk' OR (n.is_emergency AND NOT ${IS_UNDER_WAY}))`;

/** A need at the coordinators' desk or with a coordinator, or an active emergency. */
export interface WaitingRow {
  kind: 'event' | 'application';
  /** The id of the single request, or of the question in the event. */
  id: number;
  needId: number;
  eventId: number | null;
  /** The kind of event, or the category. */
  titleId: number;
  isEmergency: boolean;
  city: string;
  userId: number;
  since: Date;
  coordinatorId: number | null;
  state: WaitingState;
  /** Whether somebody must act. */
  waits: boolean;
  volunteerId: number | null;
  reason: WaitingReason;
  /** The acceptance of the single request that is awaiting approval. */
  holdId: number | null;
  isExercise: boolean;
  /** Whether the caller works on the need, rather than only seeing it. */
  isWithin: boolean;
}

/** The maximum number of other matters of each kind on the first screen. */
const SHOWN = 100;

/** An open matter other than a need. */
export interface MatterRow {
  kind: 'answer' | 'worry' | 'left' | 'message';
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

/** SQL for needs; the parameters are the manager, the districts and the current time. */
const NEEDS = `
  SELECT CASE WHEN n.event_id IS NULL THEN 'application' ELSE 'event' END AS kind, coalesce(n.request_id, n.id) AS id, n.id AS "needId", n.event_id AS "eventId",
    coalesce(e.event_list_id, n.category_id) AS "titleId", n.is_emergency AS "isEmergency", coalesce(e.city, n.origin_city) AS city, n.user_id AS "userId",
    ${WAITING_SINCE} AS since, n.coordinator_id AS "coordinatorId",
    CASE WHEN n.volunteer_id IS NULL THEN 'waiting' WHEN n.status = 'open' THEN 'held' WHEN ${IS_UNDER_WAY} THEN 'coming' ELSE 'assigned' END AS state,
    ${WAITS} AS waits, n.volunteer_id AS "volunteerId",
    CASE WHEN n.is_emergency THEN 'emergency' ELSE coalesce(t.reason, 'coordinator') END AS reason,
    CASE WHEN n.event_id IS NULL THEN (SELECT x.id FROM assignments x WHERE x.need_id = n.id AND x.ended IS NULL AND x.is_approved = 0) END AS "holdId",
    n.is_exercise AS "isExercise", ${WITHIN} AS "isWithin"
  FROM ${ATTENDED}
  WHERE (n.is_emergency OR t.attending IN ('desk', 'coordinator')) AND ${SEEN}
  ORDER BY n.is_emergency DESC, t.attending = 'volunteer', t.attending = 'volunteer' AND ${IS_UNDER_WAY}, n.coordinator_id IS NOT NULL, n.volunteer_id IS NOT NULL,
    t.is_urgent DESC, n.label_priority DESC, since, n.id LIMIT ${LIMITS.needsOnFirstScreen}`;

/**
 * Everything that waits within a person's reach, by who is responsible for each need (rule 218), with
 * numbers.
 */
@Injectable()
export class WaitingRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  async counts(
    reach: Reach,
    now: Date,
  ): Promise<
    Omit<WaitingCounts, 'newest_emergency' | 'vetting' | 'now' | 'sending_hold' | 'can_release_sending'> &
      Pick<WaitingCounts, 'newest_emergency'>
  > {
    const rows: (Omit<
      WaitingCounts,
      'newest_emergency' | 'vetting' | 'now' | 'sending_hold' | 'can_release_sending'
    > & {
      newest_emergency: Date | null;
    })[] = await this.database.manager.query(
      `WITH reached AS (SELECT e.id FROM events e WHERE e.status AND ${EVENT_REACHED}),
         live AS MATERIALIZED (
           SELECT t.reason, n.event_id, n.is_emergency, n.opened_at, n.status, n.volunteer_id, n.due_at, t.attending, ${WITHIN} AS is_within, ${WAITS} AS waits
           FROM ${ATTENDED} WHERE ${SEEN})
       SELECT (SELECT count(*)::int FROM reached) AS active_events, l.*, r.*, v.*, m.*, f.*
       FROM (SELECT
         (count(*) FILTER (WHERE waits))::int AS needs_waiting,
         (count(*) FILTER (WHERE is_emergency AND waits))::int AS emergencies,
         max(opened_at) FILTER (WHERE is_emergency AND waits) AS newest_emergency,
         (count(*) FILTER (WHERE is_within AND event_id IS NOT NULL AND reason = 'approval'))::int AS waiting_approval,
         (count(*) FILTER (WHERE is_within AND event_id IS NOT NULL AND reason NOT IN ('approval', 'no_search') AND NOT is_emergency))::int AS needs_coordinator,
         (count(*) FILTER (WHERE is_within AND event_id IS NULL AND reason = 'approval'))::int AS acceptances,
         (count(*) FILTER (WHERE is_within AND event_id IS NULL AND status = 'open' AND volunteer_id IS NULL))::int AS requests_pending,
         (count(*) FILTER (WHERE is_within AND event_id IS NULL AND status = 'open' AND volunteer_id IS NULL AND attending = 'desk'))::int AS requests_coordinator,
         (count(*) FILTER (WHERE is_within AND event_id IS NULL AND status = 'in treatment' AND due_at <= $3))::int AS requests_overdue
         FROM live) l,
       (SELECT (count(*) FILTER (WHERE status = 'pending' AND respond IS NULL))::int AS unanswered_users
         FROM event_user_requests q JOIN users u ON u.id = q.user_id AND u.deleted_at IS NULL WHERE event_id IN (SELECT id FROM reached)) r,
       (SELECT count(*)::int AS volunteers_ready FROM event_volunteer_requests WHERE status = 'accept' AND event_id IN (SELECT id FROM reached)) v,
       (SELECT count(*)::int AS failed_messages FROM notifications WHERE status = 'failed' AND event_id IN (SELECT id FROM reached)) m,
       (SELECT count(*)::int AS worries FROM application_feedback w JOIN needs n ON n.id = w.application_id
         WHERE NOT w.is_well AND w.seen_at IS NULL AND $1::int IS NULL AND ${SINGLE_REACHED}) f`,
      [managerOf(reach), reach.states, now],
    );
    const [row] = rows;
    if (!row) throw new Error('no counts');
    return { ...row, newest_emergency: row.newest_emergency?.toISOString() ?? null };
  }

  /**
   * Needs that wait for staff, or for a colleague who has taken them over: emergencies first; within each
   * group first those that nobody has taken on, then those whose volunteer has not set out, then those not
   * taken over, then those without anybody, then the most urgent, then the longest waiting (rules 77, 166).
   */
  async needs(reach: Reach, now: Date): Promise<WaitingRow[]> {
    return this.database.manager.query(NEEDS, [managerOf(reach), reach.states, now]);
  }

  /** Everything else that waits, oldest first; managers see no reports. */
  async matters(reach: Reach): Promise<MatterRow[]> {
    const rows: (Omit<MatterRow, 'note'> & { note: Buffer })[] = await this.database.manager.query(
      `SELECT * FROM (
         (SELECT 'worry' AS kind, w.id, w.application_id AS "applicationId", NULL::int AS "eventId", w.user_id AS "userId", NULL::int AS "titleId", ${keptText('w.note')} AS note, 1 AS count, w.created_at AS since
          FROM application_feedback w JOIN applications a ON a.id = w.application_id
          WHERE NOT w.is_well AND w.seen_at IS NULL AND $1::int IS NULL AND ($2::text[] IS NULL OR a.origin_state = ANY($2)) ORDER BY w.created_at, w.id LIMIT ${SHOWN})
         UNION ALL
         (SELECT 'left', n.request_id, NULL, e.id, n.user_id, e.event_list_id, ${plainText("''")}, 1, n.left_at
          FROM needs n JOIN events e ON e.id = n.event_id JOIN users u ON u.id = n.user_id AND u.deleted_at IS NULL
          WHERE n.left_at IS NOT NULL AND ${EVENT_REACHED} ORDER BY n.left_at, n.id LIMIT ${SHOWN})
         UNION ALL
         (SELECT 'message', e.id, NULL, e.id, NULL, e.event_list_id, ${plainText("''")}, count(*)::int, min(n.created_at)
          FROM notifications n JOIN events e ON e.id = n.event_id
          WHERE n.status = 'failed' AND e.status AND ${EVENT_REACHED} GROUP BY e.id ORDER BY min(n.created_at), e.id LIMIT ${SHOWN})
         UNION ALL
         (SELECT 'answer', a.id, CASE WHEN n.event_id IS NULL THEN n.id END, e.id, a.volunteer_id, NULL, ${plainText('a.kind')}, 1, a.said_at
          FROM need_answers a LEFT JOIN needs n ON n.id = a.need_id LEFT JOIN events e ON e.id = coalesce(a.event_id, n.event_id)
          WHERE a.outcome IS NULL AND (CASE WHEN e.id IS NULL THEN $2::text[] IS NULL OR n.origin_state = ANY($2) ELSE e.status AND ${EVENT_REACHED} END)
          ORDER BY a.said_at, a.id LIMIT ${SHOWN})
       ) m ORDER BY since, id`,
      [managerOf(reach), reach.states],
    );
    return rows.map((row) => ({ ...row, note: this.sealed.open(row.note) }));
  }

  /** Where a change happened: its districts, and the managers of its events. */
  async whereabouts(
    applicationIds: readonly number[],
    eventIds: readonly number[],
  ): Promise<{ state: string; managerId: number | null }[]> {
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
