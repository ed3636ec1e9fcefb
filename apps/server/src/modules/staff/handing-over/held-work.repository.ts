import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Colleague } from './colleagues.rules.js';

/** A live need that a coordinator has taken over. */
export interface HeldNeed {
  needId: number;
  /** The question in the event; null for a single request. */
  requestId: number | null;
  eventId: number | null;
  /** The event's manager. */
  managerId: number | null;
  /** The kind of event, or the category. */
  titleId: number;
  state: string;
  city: string;
  userId: number;
  since: Date;
}

const LIVE = `('open', 'in treatment')`;

/** Queries on the work that a member of staff has taken on, and on who could take it over. */
@Injectable()
export class HeldWorkRepository {
  constructor(private readonly database: Database) {}

  /** Needs that a member of staff has taken over, oldest first. */
  async needsOf(userId: number): Promise<HeldNeed[]> {
    return this.database.manager.query(
      `SELECT a.id AS "needId", NULL::int AS "requestId", NULL::int AS "eventId", NULL::int AS "managerId", a.category_id AS "titleId", a.origin_state AS state,
         a.origin_city AS city, a.user_id AS "userId", a.created_at AS since
       FROM applications a WHERE a.coordinator_id = $1 AND a.status IN ${LIVE}
       UNION ALL
       SELECT r.need_id, r.id, e.id, e.manager_id, e.event_list_id, e.state, e.city, r.user_id, r.created_at
       FROM event_requests r JOIN events e ON e.id = r.event_id WHERE r.coordinator_id = $1 AND r.status IN ('pending', 'assigned')
       ORDER BY since, "needId"`,
      [userId],
    );
  }

  /** Active members of staff with their roles and regions, except one. */
  async colleaguesOf(userId: number): Promise<(Colleague & { inHand: number })[]> {
    return this.database.manager.query(
      `SELECT u.id, bool_or(r.role = 'manager') AS "isManager", bool_or(r.role = 'admin') AS "isAdmin", bool_or(r.role = 'super_admin') AS "isSuperAdmin",
         ARRAY(SELECT DISTINCT s.key FROM region_permissions p JOIN states s ON s.country = p.country AND p.state_key IN ('', s.key) WHERE p.user_id = u.id) AS states,
         ((SELECT count(*) FROM needs n WHERE n.coordinator_id = u.id AND n.status IN ${LIVE}) + (SELECT count(*) FROM events e WHERE e.manager_id = u.id AND e.status))::int AS "inHand"
       FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role IN ('manager', 'admin', 'super_admin')
       WHERE u.id <> $1 AND u.is_active AND NOT u.is_block AND u.deleted_at IS NULL GROUP BY u.id ORDER BY u.id`,
      [userId],
    );
  }

  /** Makes two hand-overs by the same person wait for each other until the transaction ends. */
  async lockGiver(userId: number): Promise<void> {
    await this.database.joined.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  }
}
