import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { asIds, asTexts, escapeLike, pageOf, type ListColumns } from '../../platform/lists/list-sql.js';
import { PlacesService } from '../places/index.js';
import { ApplicationEntity } from './application.entity.js';

/** Where a volunteer looks from, and in which districts. */
export interface Viewpoint {
  volunteerId: number;
  /** Keys of the own districts; empty: everywhere. */
  states: readonly string[];
  lat: number | null;
  lon: number | null;
}

const containing = (value: string | readonly string[]): string[] => asTexts(value).map((text) => `%${escapeLike(text)}%`);

const COLUMNS: ListColumns = {
  sortable: { distance: 'distance', created_at: 'a.created_at', id: 'a.id', label_priority: 'a.label_priority', due_at: 'a.due_at' },
  nullable: ['due_at'],
  searchable: ['a.description', 'c.name_he', 'c.name_en'],
  towns: ['a.origin_city'],
  filterable: {
    categories: { sql: 'a.category_id IN (:...value)', read: asIds },
    category: { sql: 'a.category_id IN (:...value)', read: asIds },
    city: { sql: 'a.origin_city ILIKE ANY(ARRAY[:...value])', read: containing },
    state: { sql: 'a.origin_state IN (:...value)', read: asTexts },
  },
  tieBreak: 'a.id',
};

/** Open requests around a volunteer: free, not the volunteer's own, not answered by them before. */
@Injectable()
export class OpenRequestsRepository {
  constructor(
    private readonly database: Database,
    private readonly places: PlacesService,
  ) {}

  /** Nearest first unless another order is asked for; distances in metres, null where a position is missing. */
  page(from: Viewpoint, query: ListQuery): Promise<ListPage<{ id: number; distanceM: number | null }>> {
    const hasPosition = from.lat !== null && from.lon !== null;
    const order = query.orderBy === null ? { orderBy: hasPosition ? 'distance' : 'created_at', descending: !hasPosition } : {};
    const builder = this.database.manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .innerJoin('categories', 'c', 'c.id = a.category_id')
      .select('a.id', 'id')
      .addSelect('round(earth_distance(a.position, ll_to_earth(:lat::float8, :lon::float8)))::int', 'distanceM')
      .addSelect('a.position <-> ll_to_earth(:lat::float8, :lon::float8)', 'distance')
      .where(`a.status = 'open' AND a.volunteer_id IS NULL AND a.user_id <> :volunteerId`)
      .andWhere('a.id <> ALL(ARRAY(SELECT x.application_id FROM application_assignments x WHERE x.volunteer_id = :volunteerId))')
      .setParameters({ volunteerId: from.volunteerId, lat: from.lat, lon: from.lon });
    if (from.states.length > 0) builder.andWhere('a.origin_state = ANY(:states)', { states: from.states });
    return pageOf(builder, this.places.inAllSpellings({ ...query, ...order }), COLUMNS);
  }
}
