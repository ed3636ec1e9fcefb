import { Injectable } from '@nestjs/common';
import { isStaff, phoneSearchDigits, ROLES, type Role } from '@karov/domain';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { asTexts, escapeLike } from '../../platform/lists/list-sql.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Reach } from '../regions/index.js';

/** A person of the list. */
export interface ListedUser {
  id: number;
  fullName: string;
  phone: string;
  email: string | null;
  roles: Role[];
  isActive: boolean;
  isBlock: boolean;
  isFreeze: boolean;
  isReachable: boolean;
  organization: string | null;
  city: string;
  createdAt: Date;
  deletedAt: Date | null;
}

const COLUMNS = `u.id, u.full_name AS "fullName", u.phone, u.email, u.is_active AS "isActive", u.is_block AS "isBlock", u.is_freeze AS "isFreeze",
  cardinality(u.channels) > 0 AS "isReachable", o.name AS organization, u.created_at AS "createdAt", u.deleted_at AS "deletedAt",
  CASE WHEN u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL THEN u.arrival_city ELSE u.residential_city END AS city,
  coalesce((SELECT array_agg(r.role ORDER BY r.role) FROM user_roles r WHERE r.user_id = u.id), '{}') AS roles`;
const ORDERS: ReadonlyMap<string, string> = new Map([
  ['created_at', 'u.created_at'],
  ['full_name', 'u.full_name'],
  ['id', 'u.id'],
]);
const STAFF = ROLES.filter(isStaff);
/** People of the own events stay in a manager's list so many days after the event was stopped (rule 93). */
const DAYS_AFTER_EVENT = 30;

/** Where somebody lives who has an address; both addresses count. */
const LIVES_IN = `(u.residential_state = ANY($1::text[]) OR u.arrival_state = ANY($1::text[]))`;
/** Admins reach the people of their districts and the staff who work there; without districts everybody (rule 51). Parameter: districts. */
const ADMIN_REACH = `($1::text[] IS NULL OR ${LIVES_IN} OR EXISTS (
  SELECT 1 FROM region_permissions p JOIN states s ON s.country = p.country AND p.state_key IN ('', s.key) WHERE p.user_id = u.id AND s.key = ANY($1::text[])))`;
/** Managers reach who lives in their districts and who is in their events; never staff (rule 93). Parameters: districts, manager, moment. */
const MANAGER_REACH = `u.deleted_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role IN (${STAFF.map((role) => `'${role}'`).join(', ')}))
  AND (${LIVES_IN} OR EXISTS (
    SELECT 1 FROM events e WHERE e.manager_id = $2 AND (e.status OR e.last_stopped_at > $3::timestamptz - interval '${DAYS_AFTER_EVENT} days')
      AND (EXISTS (SELECT 1 FROM event_user_requests q WHERE q.event_id = e.id AND q.user_id = u.id)
        OR EXISTS (SELECT 1 FROM event_volunteer_requests q WHERE q.event_id = e.id AND q.volunteer_id = u.id))))`;

const STATUSES: ReadonlyMap<string, string> = new Map([
  ['deleted', 'u.deleted_at IS NOT NULL'],
  ['activated', 'u.deleted_at IS NULL AND u.is_active'],
  ['deactivated', 'u.deleted_at IS NULL AND NOT u.is_active'],
]);

/** A condition with its parameters, numbered from $1. */
interface Condition {
  sql: string;
  parameters: unknown[];
}

/** Queries on people for those who manage them. */
@Injectable()
export class UserListRepository {
  constructor(private readonly database: Database) {}

  /** Newest first unless another order is asked for. */
  async page(reach: Reach, query: ListQuery, now: Date): Promise<ListPage<ListedUser>> {
    const { sql, parameters } = filtered(reachOf(reach, now), query);
    const order = ORDERS.get(query.orderBy ?? '') ?? 'u.created_at';
    const direction = query.descending ? 'DESC' : 'ASC';
    const rows: ListedUser[] = await this.database.manager.query(
      `SELECT ${COLUMNS} FROM users u LEFT JOIN organizations o ON o.id = u.organization_id WHERE ${sql}
       ORDER BY ${order} ${direction}, u.id ${direction} LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
      [...parameters, query.perPage, query.offset],
    );
    const [counted]: { total: number }[] = await this.database.manager.query(`SELECT count(*)::int AS total FROM users u WHERE ${sql}`, parameters);
    return { rows, total: counted?.total ?? 0 };
  }

  /** One person within reach, or null. */
  async find(reach: Reach, id: number, now: Date): Promise<ListedUser | null> {
    const { sql, parameters } = reachOf(reach, now);
    const rows: ListedUser[] = await this.database.manager.query(
      `SELECT ${COLUMNS} FROM users u LEFT JOIN organizations o ON o.id = u.organization_id WHERE ${sql} AND u.id = $${parameters.length + 1}`,
      [...parameters, id],
    );
    return rows[0] ?? null;
  }
}

function reachOf(reach: Reach, now: Date): Condition {
  return reach.isManager ? { sql: MANAGER_REACH, parameters: [reach.states ?? [], reach.userId, now] } : { sql: ADMIN_REACH, parameters: [reach.states] };
}

/** Deleted people are listed only when the filter asks (rule 91). */
function filtered({ sql, parameters }: Condition, { search, filters }: ListQuery): Condition {
  const parts = [sql];
  const values = [...parameters];
  const add = (part: (place: string) => string, value: unknown): void => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  parts.push(STATUSES.get(asTexts(filters['status'] ?? [])[0] ?? '') ?? 'u.deleted_at IS NULL');
  const roles = asTexts(filters['role'] ?? filters['type'] ?? []);
  if (roles.length > 0) add((place) => `EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = ANY(${place}::text[]))`, roles);
  const region = asTexts(filters['state'] ?? filters['region'] ?? []);
  if (region.length > 0) add((place) => `(u.residential_state = ANY(${place}::text[]) OR u.arrival_state = ANY(${place}::text[]))`, region);
  const ids = asTexts(filters['user_ids'] ?? filters['id'] ?? []).filter((id) => /^\d{1,9}$/.test(id));
  if (ids.length > 0) add((place) => `u.id = ANY(${place}::int[])`, ids);
  if (search !== '') {
    values.push(patterns(search), phoneSearchDigits(search));
    parts.push(`(u.full_name ILIKE ALL($${values.length - 1}::text[]) OR u.email ILIKE ALL($${values.length - 1}::text[])
      OR ($${values.length}::text <> '' AND u.phone LIKE '%' || $${values.length} || '%'))`);
  }
  return { sql: parts.join(' AND '), parameters: values };
}

/** Each word stands somewhere in the name, so that first and last name are found in either order. */
function patterns(search: string): string[] {
  return search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapeLike(word)}%`);
}
