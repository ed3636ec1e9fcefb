import { type EventAudience, isStaff, type PeopleFigure, ROLES, type Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { ValidationFailure } from '../../platform/errors/fail.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { idsOf, type ListColumns, pageOf, searched } from '../../platform/lists/list-sql.js';
import type { Reach } from '../regions/index.js';
import {
  ADDED_WITHOUT_ADDRESS,
  COUNTED_STATE,
  type KeptReached,
  openReached,
  REACHED_SQL,
  type Reached,
} from '../users/index.js';
import { type Area, PEOPLE_FILTERS, type PeopleFilters } from './people-filters.js';

/** A person in the list. */
export interface ListedUser extends Reached {
  id: number;
  fullName: string;
  email: string | null;
  roles: Role[];
  isActive: boolean;
  isBlock: boolean;
  isFreeze: boolean;
  isReachable: boolean;
  organization: string | null;
  organizationId: number | null;
  city: string;
  createdAt: Date;
  signedInAt: Date | null;
  deletedAt: Date | null;
}

const SHOWN = [
  'u.id AS id',
  'u.full_name AS "fullName"',
  REACHED_SQL,
  'u.email AS email',
  'u.is_active AS "isActive"',
  'u.is_block AS "isBlock"',
  'u.is_freeze AS "isFreeze"',
  'cardinality(u.channels) > 0 AS "isReachable"',
  // not joined: with a join, people could not be counted from the index alone
  '(SELECT o.name FROM organizations o WHERE o.id = u.organization_id) AS organization',
  'u.organization_id AS "organizationId"',
  'u.created_at AS "createdAt"',
  'u.signed_in_at AS "signedInAt"',
  'u.deleted_at AS "deletedAt"',
  `CASE WHEN u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL THEN u.arrival_city ELSE u.residential_city END AS city`,
  `coalesce((SELECT array_agg(r.role ORDER BY r.role) FROM user_roles r WHERE r.user_id = u.id), '{}') AS roles`,
];
/** Newest first by default. The conditions of the filters depend on each other: see {@link conditionsOf}. */
const LIST: ListColumns = {
  sortable: { created_at: 'u.created_at', full_name: 'u.full_name', phone: 'u.phone', id: 'u.id' },
  isCountRemembered: true,
  commonFilters: ['status', 'signed', 'role', 'type', 'state', 'region'],
  searchable: ['u.email'],
  names: ['u.name_folded'],
  phones: ['u.phone'],
  filterable: Object.fromEntries(Object.entries(PEOPLE_FILTERS).map(([name, read]) => [name, { read }])),
  tieBreak: 'u.id',
};
const STAFF = ROLES.filter(isStaff);
/**
 * The number of days for which an event's people stay in its manager's list after it was stopped (rule 93).
 */
const DAYS_AFTER_EVENT = 30;

/** SQL for whether a person has an address in the given districts; either of the two addresses counts. */
const LIVES_IN = `(u.residential_state = ANY(:states::text[]) OR u.arrival_state = ANY(:states::text[]))`;
/**
 * SQL for an admin's reach: the people of the admin's districts, the staff there, and people without an
 * address whom the admin added (rule 51), each found by an index. Parameters: states, me.
 */
const ADMIN_REACH = `(${LIVES_IN} OR ${ADDED_WITHOUT_ADDRESS} OR u.id = ANY(ARRAY(
  SELECT p.user_id FROM region_permissions p JOIN states s ON s.country = p.country AND p.state_key IN ('', s.key) WHERE s.key = ANY(:states::text[]))))`;
/** SQL for a manager's own events whose people the manager can still see. Parameters: me, now. */
const OWN_EVENTS = `SELECT e.id FROM events e WHERE e.manager_id = :me AND (e.status OR e.last_stopped_at > :now::timestamptz - interval '${DAYS_AFTER_EVENT} days')`;
/**
 * SQL for a manager's reach: people who live in the manager's districts and people who have answered in the
 * manager's events, but never staff (rules 79, 93). People who have not answered are in no row that could be
 * counted, sorted or filtered. Parameters: states, me, now.
 */
const MANAGER_REACH = `u.deleted_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role IN (${STAFF.map((role) => `'${role}'`).join(', ')}))
  AND (${LIVES_IN} OR u.id IN (SELECT a.person_id FROM event_answers a WHERE a.event_id IN (${OWN_EVENTS})))`;

const STATUSES = {
  deleted: 'u.deleted_at IS NOT NULL',
  activated: 'u.deleted_at IS NULL AND u.is_active',
  deactivated: 'u.deleted_at IS NULL AND NOT u.is_active',
} as const;
/** "Signed up" means registered but never signed in (rule 91). */
const SIGNED = { signed_up: 'u.signed_in_at IS NULL', signed_in: 'u.signed_in_at IS NOT NULL' } as const;

/** SQL for volunteers whom a dashboard counts as active (rule 69). */
const ACTIVE = `EXISTS (SELECT FROM volunteer_candidates c WHERE c.user_id = u.id AND c.is_active AND NOT c.is_frozen AND NOT c.is_blocked AND c.is_validated)`;
const SEEKERS = (condition: string) => (event: string) =>
  `EXISTS (SELECT FROM event_requests q WHERE q.event_id = ${event} AND q.user_id = u.id AND ${condition})`;
const VOLUNTEERS = (condition: string) => (event: string) =>
  `EXISTS (SELECT FROM event_volunteer_requests q WHERE q.event_id = ${event} AND q.volunteer_id = u.id AND ${condition})`;
/** SQL for the people of an event, by their part in it; `event` is the placeholder for the event's id. */
const IN_EVENT: Readonly<Record<EventAudience, (event: string) => string>> = {
  asked: SEEKERS('true'),
  silent: SEEKERS(`q.respond IS NULL AND q.status = 'pending'`),
  needs_help: SEEKERS(`q.respond = 1 AND q.status = 'pending'`),
  to_approve: SEEKERS(`q.status = 'assigned' AND q.is_approved = 0`),
  assigned: SEEKERS(`q.status = 'assigned' AND q.is_approved = 1`),
  coming: SEEKERS(`q.status = 'assigned' AND q.progress IS NOT NULL`),
  called: VOLUNTEERS('true'),
  unanswered: VOLUNTEERS(`q.status = 'pending'`),
  ready: VOLUNTEERS(`q.status = 'accept'`),
  helping: VOLUNTEERS(`q.status = 'assigned' AND q.is_approved = 1`),
};

/** An SQL condition with its named parameters. */
interface Condition {
  sql: string;
  parameters: Record<string, unknown>;
}

/** Adds a value to a statement and returns its placeholder. */
type Place = (value: unknown) => string;

/** Everybody in a list, as a query on people `u` that has its conditions and selects nothing yet. */
export type PeopleList = SelectQueryBuilder<ObjectLiteral>;

/** What selects the people in a list. */
export interface PeopleSought {
  filters: PeopleFilters;
  /** the people whose identity number was searched for */
  owners: readonly number[];
}

/** Queries on people for the staff who manage them. */
@Injectable()
export class UserListRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  async page(
    reach: Reach,
    query: ListQuery,
    { filters, owners }: PeopleSought,
    now: Date,
  ): Promise<ListPage<ListedUser>> {
    const builder = this.sought(reach, filters, now).select(SHOWN);
    const { rows, total } = await pageOf<KeptReached<ListedUser>>(builder, { ...query, found: owners }, LIST);
    return { total, rows: this.opened(rows) };
  }

  /** The ids of everybody in a list, in the list's order, for the export. */
  ids(
    reach: Reach,
    query: Pick<ListQuery, 'search' | 'orderBy' | 'descending'>,
    { filters, owners }: PeopleSought,
    now: Date,
  ): Promise<number[]> {
    return idsOf(this.sought(reach, filters, now), { ...query, found: owners }, LIST);
  }

  /** Everybody in a list, for another list that shows something else of them. */
  list(reach: Reach, search: string, { filters, owners }: PeopleSought, now: Date): PeopleList {
    return searched(this.sought(reach, filters, now), { search, found: owners }, LIST);
  }

  /** People by id, in the given order; the calling code has checked that they are within reach. */
  async byIds(ids: readonly number[]): Promise<ListedUser[]> {
    const rows: KeptReached<ListedUser>[] = await this.database.manager.query(
      `SELECT ${SHOWN.join(', ')} FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, place)
         JOIN users u ON u.id = wanted.id ORDER BY wanted.place`,
      [ids],
    );
    return this.opened(rows);
  }

  /** Those of these people who are within reach. */
  async findMany(reach: Reach, ids: readonly number[], now: Date): Promise<ListedUser[]> {
    const { sql, parameters } = reachOf(reach, now);
    const rows = await this.people()
      .select(SHOWN)
      .where(sql, parameters)
      .andWhere('u.id = ANY(:ids::int[])', { ids })
      .getRawMany<KeptReached<ListedUser>>();
    return this.opened(rows);
  }

  private people() {
    return this.database.manager.createQueryBuilder().from('users', 'u');
  }

  private sought(reach: Reach, filters: PeopleFilters, now: Date) {
    const within = reachOf(reach, now);
    const { sql, parameters } = conditionsOf(filters, reach.states);
    return this.people().where(within.sql, within.parameters).andWhere(sql, parameters);
  }

  private opened(rows: readonly KeptReached<ListedUser>[]): ListedUser[] {
    return rows.map((row) => openReached(this.sealed, row));
  }
}

function reachOf({ isManager, userId, states }: Reach, now: Date): Condition {
  if (isManager) return { sql: MANAGER_REACH, parameters: { states: states ?? [], me: userId, now } };
  return states === null
    ? { sql: 'true', parameters: {} }
    : { sql: ADMIN_REACH, parameters: { states, me: userId } };
}

/**
 * Returns the conditions for a list's filters; deleted people are listed only if the filter includes them
 * (rule 91).
 */
function conditionsOf(filters: PeopleFilters, states: Reach['states']): Condition {
  const parameters = new Map<string, unknown>();
  const place: Place = (value) => {
    const name = `sought_${parameters.size}`;
    parameters.set(name, value);
    return `:${name}`;
  };
  const parts = [filters.status ? STATUSES[filters.status] : 'u.deleted_at IS NULL'];
  if (filters.signed) parts.push(SIGNED[filters.signed]);
  const roles = filters.role ?? filters.type;
  if (roles)
    parts.push(
      `EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = ANY(${place(roles)}::text[]))`,
    );
  const region = filters.state ?? filters.region;
  if (region) {
    const named = place(region);
    parts.push(`(u.residential_state = ANY(${named}::text[]) OR u.arrival_state = ANY(${named}::text[]))`);
  }
  const counted = countedPeople(filters, states, place);
  if (counted !== null) parts.push(`(${counted})`);
  parts.push(...placedPeople(filters, place));
  const ids = filters.user_ids ?? filters.id;
  if (ids) parts.push(`u.id = ANY(${place(ids)}::int[])`);
  return { sql: parts.join(' AND '), parameters: Object.fromEntries(parameters) };
}

/**
 * The condition on people `u` for a dashboard counter (rule 69), selected by the filter `figure` with
 * `from_date` and `to_date`; null without that filter.
 * @throws ValidationFailure for a counter that needs days without them. A counter counts each person in one
 * district, while a list finds them in the districts of both addresses, so the list behind a counter is
 * narrower than the reach.
 */
function countedPeople(
  filters: PeopleFilters,
  states: readonly string[] | null,
  place: Place,
): string | null {
  const { figure } = filters;
  if (figure === undefined) return null;
  const within = states === null ? 'true' : `${COUNTED_STATE} = ANY(${place(states)}::text[])`;
  return `${within} AND ${figure === 'active_volunteers' ? ACTIVE : registered(figure, filters, place)}`;
}

function registered(
  figure: Exclude<PeopleFigure, 'active_volunteers'>,
  { from_date: from, to_date: to }: PeopleFilters,
  place: Place,
): string {
  if (from === undefined || to === undefined)
    throw new ValidationFailure([
      { path: `filters.${from === undefined ? 'from_date' : 'to_date'}`, key: 'required', params: {} },
    ]);
  const between = (moment: string): string =>
    `${moment} >= ${place(from)}::date::timestamp AT TIME ZONE 'Asia/Jerusalem' AND ${moment} < (${place(to)}::date + 1)::timestamp AT TIME ZONE 'Asia/Jerusalem'`;
  if (figure === 'volunteers')
    return `EXISTS (SELECT FROM volunteer_information v WHERE v.user_id = u.id AND ${between('v.signed_at')})`;
  return `${between('u.created_at')} AND EXISTS (SELECT FROM user_roles r WHERE r.user_id = u.id AND r.role = 'user')`;
}

/**
 * Returns the conditions on people `u` by place: in a part of a map, by their applicable address, or in an
 * event.
 */
function placedPeople({ area, event_people: people }: PeopleFilters, place: Place): string[] {
  return [
    ...(area ? [inArea(area, place)] : []),
    ...(people ? [IN_EVENT[people.audience](`${place(people.eventId)}::int`)] : []),
  ];
}

function inArea({ south, west, north, east }: Area, place: Place): string {
  const isAway = `u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL`;
  const between = (lat: string, lon: string): string =>
    `${lat} BETWEEN ${place(south)} AND ${place(north)} AND ${lon} BETWEEN ${place(west)} AND ${place(east)}`;
  return `((${isAway} AND ${between('u.arrival_lat', 'u.arrival_lon')}) OR (NOT (${isAway}) AND ${between('u.residential_lat', 'u.residential_lon')}))`;
}
