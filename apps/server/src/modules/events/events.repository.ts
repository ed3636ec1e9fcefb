import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import {
  dayFilter,
  districtsFilter,
  idsFilter,
  textFilter,
  yesNoFilter,
} from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { applyList, type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { PlacesService } from '../places/index.js';
import type { Reach } from '../regions/index.js';
import { EventEntity } from './event.entity.js';
import { EVENT_TYPE, eventNameOrder } from './event-words.js';
import type { EventRecord } from './events.types.js';

/** The counts shown with each event. */
export interface EventCounts {
  eventId: number;
  usersAsked: number;
  usersNeedHelp: number;
  usersWaiting: number;
  volunteersAsked: number;
  volunteersReady: number;
  assigned: number;
  onTheWay: number;
  waitingApproval: number;
  needsCoordinator: number;
  completed: number;
}

const columns = (): ListColumns => ({
  sortable: {
    created_at: 'e.created_at',
    updated_at: 'e.updated_at',
    id: 'e.id',
    status: 'e.status',
    address: 'e.address_text',
    name: eventNameOrder(currentLocale()),
    manager: 'm.full_name',
    last_stopped_at: 'e.last_stopped_at',
    system_note: 'e.system_note',
    radius: 'e.radius',
  },
  nullable: ['last_stopped_at', 'system_note'],
  towns: ['e.city'],
  searchable: ['e.address_text', ...Object.values(EVENT_TYPE), 'e.description'],
  names: ['m.name_folded'],
  filterable: {
    state: { sql: 'e.state IN (:...value)', read: districtsFilter },
    city: {
      sql: 'lower(e.city) IN (:...value)',
      read: (texts) => textFilter(texts)?.map((town) => town.toLowerCase()),
    },
    status: { sql: 'e.status = :value', read: yesNoFilter },
    manager_id: { sql: 'e.manager_id IN (:...value)', read: idsFilter },
    // days in Israel on which events were opened, including both ends (rule 69)
    from_date: {
      sql: `e.created_at >= :value::date::timestamp AT TIME ZONE 'Asia/Jerusalem'`,
      read: dayFilter,
    },
    to_date: {
      sql: `e.created_at < (:value::date + 1)::timestamp AT TIME ZONE 'Asia/Jerusalem'`,
      read: dayFilter,
    },
  },
  tieBreak: 'e.id',
});

const RECORD_COLUMNS: (keyof EventRecord)[] = [
  'id',
  'eventListId',
  'radius',
  'addressText',
  'street',
  'city',
  'state',
  'country',
  'lat',
  'lon',
  'managerId',
  'description',
  'typeOfHelpRequired',
  'status',
  'isAutoAssign',
  'isExercise',
  'systemNote',
  'lastStoppedAt',
  'createdAt',
  'updatedAt',
];

/** Queries on events. Every query on behalf of a person is given that person's reach. */
@Injectable()
export class EventsRepository {
  constructor(
    private readonly database: Database,
    private readonly places: PlacesService,
  ) {}

  /** One event, whoever the caller is; the policy checks the reach. */
  find(id: number): Promise<EventRecord | null> {
    return this.database.manager.findOneBy(EventEntity, { id });
  }

  findIn(id: number): Promise<EventRecord | null> {
    return this.database.joined.findOneBy(EventEntity, { id });
  }

  /** The nearest active event whose circle contains a person, or null. */
  async activeAround(userId: number, withExercises: boolean): Promise<number | null> {
    const rows: { id: number }[] = await this.database.joined.query(
      `SELECT e.id FROM events e JOIN users u ON u.id = $1 AND u.position IS NOT NULL
       WHERE e.status AND ($2 OR NOT e.is_exercise) AND map_metres(e.position, u.position) <= e.radius * 1000 ORDER BY e.position <-> u.position LIMIT 1`,
      [userId, withExercises],
    );
    return rows[0]?.id ?? null;
  }

  /** One event, locked until the transaction ends. */
  lock(id: number): Promise<EventRecord | null> {
    return this.database.joined.findOne(EventEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The active events of a manager. */
  activeOf(managerId: number): Promise<EventRecord[]> {
    return this.database.manager.find(EventEntity, {
      where: { managerId, status: true },
      order: { id: 'ASC' },
    });
  }

  /** Locks a manager's active events until the transaction ends. */
  lockActiveOf(managerId: number): Promise<EventRecord[]> {
    return this.database.joined.find(EventEntity, {
      where: { managerId, status: true },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The number of active events of each of these managers; those without any are left out. */
  async activeCounts(managerIds: readonly number[]): Promise<Map<number, number>> {
    const rows: { id: number; count: number }[] = await this.database.manager.query(
      'SELECT manager_id AS id, count(*)::int AS count FROM events WHERE status AND manager_id = ANY($1) GROUP BY manager_id',
      [managerIds],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** Gives events to another member of staff. */
  async move(ids: readonly number[], toId: number, now: Date): Promise<void> {
    await this.database.joined.update(EventEntity, { id: In([...ids]) }, { managerId: toId, updatedAt: now });
  }

  findMany(ids: readonly number[]): Promise<EventRecord[]> {
    return this.database.manager
      .createQueryBuilder(EventEntity, 'e')
      .where('e.id = ANY(:ids)', { ids })
      .getMany();
  }

  async page(reach: Reach, query: ListQuery): Promise<ListPage<EventRecord>> {
    return pageOf<EventRecord>(this.rows(reach), this.places.inAllSpellings(query), columns());
  }

  /** All rows that match the query, without paging, for the export. */
  async all(reach: Reach, query: ListQuery): Promise<EventRecord[]> {
    return applyList(this.rows(reach), this.places.inAllSpellings(query), columns())
      .limit(undefined)
      .offset(undefined)
      .getRawMany<EventRecord>();
  }

  /**
   * Adds an event; returns null if the same form was already sent, so that a double click creates one event.
   */
  async insert(
    event: Omit<EventRecord, 'id' | 'lastStoppedAt'> & { createdBy: number; idempotencyKey: string | null },
  ): Promise<number | null> {
    const inserted = await this.database.joined
      .createQueryBuilder()
      .insert()
      .into(EventEntity)
      .values(event)
      .orIgnore()
      .returning('id')
      .execute();
    const rows: unknown = inserted.raw;
    const first: unknown = Array.isArray(rows) ? rows[0] : null;
    return typeof first === 'object' && first !== null && 'id' in first && typeof first.id === 'number'
      ? first.id
      : null;
  }

  async findByKey(createdBy: number, idempotencyKey: string): Promise<number | null> {
    const found = await this.database.manager.findOneBy(EventEntity, { createdBy, idempotencyKey });
    return found?.id ?? null;
  }

  async update(id: number, change: Partial<Omit<EventRecord, 'id'>>): Promise<void> {
    await this.database.joined.update(EventEntity, { id }, change);
  }

  /** The counts of many events, in one query. */
  async counts(ids: readonly number[], now: Date): Promise<Map<number, EventCounts>> {
    const rows: EventCounts[] = await this.database.manager.query(
      `SELECT e.id AS "eventId", u.*, v.*
       FROM unnest($1::int[]) AS e(id)
       CROSS JOIN LATERAL (SELECT
         count(*)::int AS "usersAsked",
         (count(*) FILTER (WHERE respond = 1))::int AS "usersNeedHelp",
         (count(*) FILTER (WHERE respond = 1 AND status = 'pending'))::int AS "usersWaiting",
         (count(*) FILTER (WHERE status = 'assigned' AND is_approved = 1))::int AS assigned,
         (count(*) FILTER (WHERE status = 'assigned' AND progress IS NOT NULL))::int AS "onTheWay",
         (count(*) FILTER (WHERE status = 'assigned' AND is_approved = 0))::int AS "waitingApproval",
         (SELECT count(*)::int FROM need_attendance($2) a WHERE a.event_id = e.id AND a.attending = 'desk' AND a.reason NOT IN ('approval', 'no_search')) AS "needsCoordinator",
         (count(*) FILTER (WHERE status = 'completed'))::int AS completed
         FROM event_requests r WHERE r.event_id = e.id) u
       CROSS JOIN LATERAL (SELECT
         count(DISTINCT volunteer_id)::int AS "volunteersAsked",
         (count(DISTINCT volunteer_id) FILTER (WHERE status = 'accept'))::int AS "volunteersReady"
         FROM event_volunteer_requests r WHERE r.event_id = e.id) v`,
      [ids, now],
    );
    return new Map(rows.map((row) => [row.eventId, row]));
  }

  private rows(reach: Reach): SelectQueryBuilder<EventEntity> {
    const builder = this.database.manager
      .createQueryBuilder(EventEntity, 'e')
      .innerJoin('options', 'o', 'o.id = e.event_list_id')
      .innerJoin('users', 'm', 'm.id = e.manager_id')
      .select(RECORD_COLUMNS.map((name) => `e.${name} AS "${name}"`));
    return withinReach(builder, reach);
  }

  /** The newest events within a person's reach. */
  newestWithin(reach: Reach, limit: number): Promise<EventEntity[]> {
    return withinReach(this.newest(limit), reach).getMany();
  }

  /** The newest events in which a person was asked to help, or was asked whether they need help. */
  newestAsking(userId: number, asVolunteer: boolean, limit: number): Promise<EventEntity[]> {
    const asked = asVolunteer
      ? 'SELECT r.event_id FROM event_volunteer_requests r WHERE r.volunteer_id = :userId'
      : 'SELECT r.event_id FROM event_user_requests r WHERE r.user_id = :userId';
    return this.newest(limit).where(`e.id IN (${asked})`, { userId }).getMany();
  }

  private newest(limit: number): SelectQueryBuilder<EventEntity> {
    return this.database.manager
      .createQueryBuilder(EventEntity, 'e')
      .orderBy('e.createdAt', 'DESC')
      .limit(limit);
  }
}

/** Limits a query on events (alias e) to a person's reach (rule 51), by the same rule as `mayManageEvent`. */
export function withinReach<T extends object>(
  builder: SelectQueryBuilder<T>,
  reach: Reach,
): SelectQueryBuilder<T> {
  if (reach.isManager) return builder.andWhere('e.manager_id = :reachUser', { reachUser: reach.userId });
  return reach.states === null
    ? builder
    : builder.andWhere('e.state = ANY(:reachStates)', { reachStates: reach.states });
}
