import { squareOf, type WayToHelp } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { districtsFilter, idsFilter, wordsFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { escapeLike, type ListColumns, recordsPageOf } from '../../platform/lists/list-sql.js';
import { type SingleNeed } from '../needs/index.js';
import { PlacesService } from '../places/index.js';
import { ApplicationEntity } from './application.entity.js';

/** A volunteer's position and districts. */
export interface Viewpoint {
  volunteerId: number;
  /** Keys of the volunteer's districts; empty: everywhere. */
  states: readonly string[];
  lat: number | null;
  lon: number | null;
  hasVehicle: boolean;
  wayToHelp: WayToHelp;
}

/**
 * SQL that checks whether a volunteer's ways of helping and vehicle fit a request; `obstacleOf` gives the
 * reasons, and also considers their other work.
 */
const FITS = `((NOT a.needs_vehicle OR :hasVehicle) AND (:wayToHelp = 'both' OR (:wayToHelp = 'phone') = (a.help_type = 'phone')))`;

function squareAround({ lat, lon }: Pick<Viewpoint, 'lat' | 'lon'>): {
  lat: number | null;
  lon: number | null;
} {
  return lat === null || lon === null ? { lat: null, lon: null } : squareOf({ lat, lon });
}

const containing = (texts: readonly string[]): string[] => texts.map((text) => `%${escapeLike(text)}%`);

const COLUMNS: ListColumns = {
  sortable: {
    distance: 'distance',
    created_at: 'a.created_at',
    id: 'a.id',
    label_priority: 'a.label_priority',
    due_at: 'a.due_at',
  },
  // in a large district counting takes longer than everything else, and nobody needs the exact number
  isCountRemembered: true,
  nullable: ['due_at'],
  // joined only for a search: otherwise the join would run for each of the many requests that are only
  // counted
  searchable: ['name_he', 'name_en'].map(
    (name) => `(SELECT c.${name} FROM categories c WHERE c.id = a.category_id)`,
  ),
  words: ['a.description_words'],
  towns: ['a.origin_city'],
  filterable: {
    categories: { sql: 'a.category_id IN (:...value)', read: idsFilter },
    category: { sql: 'a.category_id IN (:...value)', read: idsFilter },
    city: { sql: 'a.origin_city ILIKE ANY(ARRAY[:...value])', read: containing },
    state: { sql: 'a.origin_state IN (:...value)', read: districtsFilter },
    fits: { sql: `${FITS}::int::text IN (:...value)`, read: wordsFilter(['0', '1']) },
  },
  commonFilters: ['fits'],
  tieBreak: 'a.id',
};

/**
 * Emergencies, and requests for which the caller was called. All ids are in one list, because OR would make
 * the database examine every open request.
 */
const COMES_FIRST = `a.id IN (SELECT e.id FROM applications e WHERE e.is_emergency AND e.status = 'open' UNION ALL SELECT unnest(:asked::int[]))`;

/** A volunteer's existing relations to single requests. */
export interface OwnRequests {
  /**
   * Requests for which they were called and that they may still answer: silence ends their turn, but they may
   * still answer (rule 42).
   */
  asked: number[];
  /** Requests that they filed themselves, and those they have answered. */
  leftOut: number[];
  /** Whether any emergency is active. */
  hasEmergencies: boolean;
}

/** Open requests around a volunteer: free, not their own, and not yet answered by them. */
@Injectable()
export class OpenRequestsRepository {
  constructor(
    private readonly database: Database,
    private readonly places: PlacesService,
    private readonly sealed: SealedTexts,
  ) {}

  async ownRequests(volunteerId: number): Promise<OwnRequests> {
    const [row]: OwnRequests[] = await this.database.manager.query(
      `SELECT ARRAY(SELECT need_id FROM volunteer_calls WHERE volunteer_id = $1 AND state IN ('open', 'timed_out')) AS asked,
         ARRAY(SELECT id FROM applications WHERE user_id = $1 UNION ALL SELECT need_id FROM assignments WHERE volunteer_id = $1) AS "leftOut",
         EXISTS (SELECT 1 FROM applications WHERE is_emergency AND status = 'open') AS "hasEmergencies"`,
      [volunteerId],
    );
    return row ?? { asked: [], leftOut: [], hasEmergencies: true };
  }

  /**
   * Returns a page, by default nearest first, measured by squares of about a kilometre (rule 81).
   * Emergencies, and requests that the volunteer was called for, come before nearer ones (rule 168).
   */
  page(
    from: Viewpoint,
    { asked, leftOut, hasEmergencies }: OwnRequests,
    query: ListQuery,
  ): Promise<ListPage<SingleNeed>> {
    const hasPosition = from.lat !== null && from.lon !== null;
    const order =
      query.orderBy === null
        ? { orderBy: hasPosition ? 'distance' : 'created_at', descending: !hasPosition }
        : {};
    const builder = this.database.manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .addSelect('a.position <-> map_point(:lat::float8, :lon::float8)', 'distance')
      .where(`a.status = 'open' AND a.volunteer_id IS NULL`)
      .setParameters({
        asked,
        ...squareAround(from),
        hasVehicle: from.hasVehicle,
        wayToHelp: from.wayToHelp,
      });
    if (from.states.length > 0) builder.andWhere('a.origin_state = ANY(:states)', { states: from.states });
    const first = hasEmergencies || asked.length > 0 ? { first: COMES_FIRST } : {};
    return recordsPageOf(builder, this.sealed.inWords(this.places.inAllSpellings({ ...query, ...order })), {
      ...COLUMNS,
      ...first,
      leftOut,
    });
  }

  /** Counts the people waiting in a volunteer's areas, without revealing who or where they are (rule 82). */
  async peopleWaiting(from: Pick<Viewpoint, 'volunteerId' | 'states'>): Promise<number> {
    const [row]: { count: number }[] = await this.database.manager.query(
      `SELECT count(DISTINCT user_id)::int AS count FROM applications
       WHERE status = 'open' AND volunteer_id IS NULL AND user_id <> $1 AND (cardinality($2::text[]) = 0 OR origin_state = ANY($2::text[]))`,
      [from.volunteerId, from.states],
    );
    return row?.count ?? 0;
  }
}
