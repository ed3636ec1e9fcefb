import { APPLICATION_STATUS_SPELLINGS, APPLICATION_STATUSES, type Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { districtsFilter, idsFilter, textFilter, wordsFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { PlacesService } from '../places/index.js';
import { ApplicationEntity } from './application.entity.js';

const FILTERS = {
  category: { sql: 'a.category_id IN (:...value)', read: idsFilter },
  category_id: { sql: 'a.category_id IN (:...value)', read: idsFilter },
  categories: { sql: 'a.category_id IN (:...value)', read: idsFilter },
  // "overdue" is not a stored state, but means in treatment past its time (rule 5)
  status: {
    sql: `(a.status::text IN (:...value) OR ('overdue' IN (:...value) AND a.status = 'in treatment' AND a.due_at <= :now))`,
    read: wordsFilter([...APPLICATION_STATUSES, 'overdue'], APPLICATION_STATUS_SPELLINGS),
  },
  state: { sql: 'a.origin_state IN (:...value)', read: districtsFilter },
  id: { sql: 'a.id IN (:...value)', read: idsFilter },
} satisfies ListColumns['filterable'];

/** SQL for the shown word of a request's category. */
const CATEGORY: Readonly<Record<Locale, string>> = { 'he-IL': 'c.name_he', 'en-US': 'c.name_en' };

/** The columns of a person's own requests, in the reader's language. */
function ownColumns(): ListColumns {
  return {
    sortable: {
      created_at: 'a.created_at',
      id: 'a.id',
      status: 'a.status',
      category: CATEGORY[currentLocale()],
      label_priority: 'a.label_priority',
      urgency: 'a.label_priority',
      due_at: 'a.due_at',
      validity: 'a.due_at',
      full_name: 's.full_name',
      updated_at: 'a.updated_at',
    },
    nullable: ['due_at', 'validity'],
    searchable: Object.values(CATEGORY),
    words: ['a.description_words'],
    names: ['s.name_folded'],
    phones: ['s.phone'],
    towns: ['a.origin_city'],
    filterable: FILTERS,
    tieBreak: 'a.id',
  };
}

/** The columns of staff's lists; running emergencies come first (rule 77). */
function staffColumns(): ListColumns {
  return { ...ownColumns(), first: `a.is_emergency AND a.status IN ('open', 'in treatment')` };
}

/**
 * SQL for an open request's last volunteer who was not approved or was released (rule 139); no row is chosen
 * for a request that is held or has ended.
 */
const REFUSED = `(SELECT x.volunteer_id FROM assignments x WHERE x.need_id = a.id AND a.status = 'open' AND a.volunteer_id IS NULL
  AND x.is_approved = 2 AND x.ended IS DISTINCT FROM 'declined' ORDER BY x.updated_at DESC LIMIT 1)`;

/**
 * The columns of the list of assigned and ended requests, which also finds volunteers; a request that is
 * shown with a refused volunteer is rejected.
 */
function assignedColumns(): ListColumns {
  return {
    ...staffColumns(),
    names: ['s.name_folded', 'v.name_folded'],
    filterable: {
      ...FILTERS,
      status: {
        ...FILTERS.status,
        sql: `(CASE WHEN a.status = 'open' AND a.volunteer_id IS NULL THEN 'reject' ELSE a.status::text END IN (:...value)
          OR ('overdue' IN (:...value) AND a.status = 'in treatment' AND a.due_at <= :now))`,
      },
    },
  };
}

/**
 * Orders waiting requests: in descending order, the most urgent first, then the longest waiting (rule 77).
 */
const byWait = (since: string): string => `waiting_order(a.label_priority, ${since})`;

function pendingColumns(): ListColumns {
  const columns = staffColumns();
  return { ...columns, sortable: { waiting: byWait('a.created_at'), ...columns.sortable } };
}

/** The columns of staff's lists for acceptances, by the acceptance's id. */
function acceptanceColumns(): ListColumns {
  return {
    ...staffColumns(),
    sortable: {
      waiting: byWait('x.created_at'),
      created_at: 'x.created_at',
      id: 'x.id',
      category: CATEGORY[currentLocale()],
      label_priority: 'a.label_priority',
      full_name: 's.full_name',
    },
    names: ['s.name_folded', 'v.name_folded'],
    tieBreak: 'x.id',
  };
}

/** The districts that a caller may see; null means all (rule 51). */
export type States = readonly string[] | null;

/** The lists of requests for staff. They return ordered ids; the rows are read once for the page. */
@Injectable()
export class RequestListsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly places: PlacesService,
    private readonly sealed: SealedTexts,
  ) {}

  /** Open requests that nobody holds, the most urgent first, then the longest waiting. */
  pending(states: States, query: ListQuery): Promise<ListPage<{ id: number }>> {
    return pageOf(
      this.within(states).andWhere(`a.status = 'open' AND a.volunteer_id IS NULL`),
      this.inAll(query),
      pendingColumns(),
    );
  }

  /** All single requests, in whatever state. */
  all(states: States, query: ListQuery): Promise<ListPage<{ id: number }>> {
    return pageOf(this.within(states).leftJoin('users', 'v', 'v.id = a.volunteer_id'), this.inAll(query), {
      ...staffColumns(),
      names: ['s.name_folded', 'v.name_folded'],
    });
  }

  /**
   * Requests that are held or whose last volunteer was refused, and requests that ended (rules 137, 139).
   */
  assignedOrClosed(states: States, query: ListQuery): Promise<ListPage<{ id: number }>> {
    return pageOf(
      this.within(states)
        .leftJoin('users', 'v', `v.id = coalesce(a.volunteer_id, ${REFUSED})`)
        .andWhere(`(v.id IS NOT NULL OR a.status <> 'open')`),
      this.inAll(query),
      assignedColumns(),
    );
  }

  /** A person's own requests. */
  own(userId: number, query: ListQuery): Promise<ListPage<{ id: number }>> {
    return pageOf(
      this.within(null).andWhere('a.user_id = :userId', { userId }),
      this.inAll(query),
      ownColumns(),
    );
  }

  /** Acceptances that wait for approval. */
  acceptances(
    states: States,
    query: ListQuery,
  ): Promise<
    ListPage<{
      id: number;
      applicationId: number;
      volunteerId: number;
      distanceM: number | null;
      createdAt: Date;
    }>
  > {
    const builder = this.within(states)
      .innerJoin('assignments', 'x', `x.need_id = a.id AND x.ended IS NULL AND x.is_approved = 0`)
      .innerJoin('users', 'v', 'v.id = x.volunteer_id')
      .select([
        'x.id AS id',
        'a.id AS "applicationId"',
        'x.volunteer_id AS "volunteerId"',
        'x.distance_m AS "distanceM"',
        'x.created_at AS "createdAt"',
      ]);
    return pageOf(builder, this.inAll(query), acceptanceColumns());
  }

  /**
   * A volunteer's acceptances and reserves; `active` selects those under way or waiting. What they declined
   * or did not get is listed only when asked for, as is the history.
   */
  async basket(volunteerId: number, query: ListQuery): Promise<ListPage<BasketEntry>> {
    const builder = this.within(null)
      .innerJoin(BASKET, 'x', 'x.need_id = a.id')
      .setParameter('volunteerId', volunteerId)
      .select([
        'x.id AS id',
        'a.id AS "applicationId"',
        'x.is_reserve AS "isReserve"',
        'x.created_at AS "createdAt"',
      ]);
    if (!['status', 'is_approved'].some((name) => Object.hasOwn(query.filters, name)))
      builder.andWhere('x.is_approved <> 2');
    return pageOf(builder, this.inAll(query), BASKET_COLUMNS);
  }

  /** Searches descriptions, and towns in all their spellings. */
  private inAll(query: ListQuery): ListQuery {
    return this.sealed.inWords(this.places.inAllSpellings(query));
  }

  private within(states: States): SelectQueryBuilder<ApplicationEntity> {
    const builder = this.database.manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .innerJoin('users', 's', 's.id = a.user_id')
      .innerJoin('categories', 'c', 'c.id = a.category_id')
      .select('a.id AS id')
      .where('true')
      .setParameter('now', this.clock.now());
    return states === null ? builder : builder.andWhere('a.origin_state = ANY(:states)', { states });
  }
}

/**
 * One line of a basket. A reserve is not a hold, so its id is that of the call, negated to differ from any
 * hold's.
 */
export interface BasketEntry {
  id: number;
  applicationId: number;
  isReserve: boolean;
  createdAt: Date;
}

const BASKET = `(
  SELECT id, need_id, is_approved, ended, created_at, updated_at, false AS is_reserve FROM assignments WHERE volunteer_id = :volunteerId
  UNION ALL
  SELECT -id, need_id, 0, NULL, answered_at, answered_at, true FROM volunteer_calls
    WHERE volunteer_id = :volunteerId AND state = 'reserve')`;

/**
 * The specification's client asks for 1 and expects acceptances awaiting approval (0) among them (rule 1); a
 * reserve awaits nothing.
 */
function acceptedFilter(texts: readonly string[]): string[] | undefined {
  const values = wordsFilter(['0', '1', '2'])(texts);
  return values?.includes('1') ? [...values, 'waiting'] : values;
}

const BASKET_COLUMNS: ListColumns = {
  sortable: { updated_at: 'x.updated_at', created_at: 'x.created_at', id: 'x.id' },
  searchable: [],
  words: ['a.description_words'],
  towns: ['a.origin_city'],
  filterable: {
    ...FILTERS,
    city: { sql: 'a.origin_city ILIKE ANY(ARRAY[:...value])', read: textFilter },
    is_approved: {
      sql: `(x.is_approved::text IN (:...value) OR (x.is_approved = 0 AND NOT x.is_reserve AND 'waiting' IN (:...value)))`,
      read: acceptedFilter,
    },
    status: {
      sql: `(CASE WHEN x.ended IS NULL AND x.is_approved <> 2 THEN 'active' ELSE 'ended' END IN (:...value) OR a.status::text IN (:...value))`,
      read: wordsFilter([...APPLICATION_STATUSES, 'active', 'ended'], APPLICATION_STATUS_SPELLINGS),
    },
  },
  tieBreak: 'x.id',
};
