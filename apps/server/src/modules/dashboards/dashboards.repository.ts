import type { DayRange, FigureName } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { IS_UNDER_WAY } from '../needs/index.js';
import type { Reach } from '../regions/index.js';

/** The figures, by their names. */
export type Counted = Record<FigureName, number>;
/** Figures for a day, a district, or a kind of need. */
export type CountedDay = Counted & { day: string };
export type CountedDistrict = Counted & { state: string };
export interface CountedKind {
  categoryId: number;
  eventTypeId: number;
  requests: number;
  buddies: number;
}
/** The number of needs or events in a square of the map. */
export interface AreaCount {
  lat: number;
  lon: number;
  needs: number;
  emergencies: number;
  events: number;
}

const SUMS = `coalesce(sum(requests), 0)::int AS requests, coalesce(sum(buddies), 0)::int AS buddies, coalesce(sum(volunteers), 0)::int AS volunteers,
  coalesce(sum(seekers), 0)::int AS seekers`;
/**
 * SQL for what is within reach: for managers their own events, and everything outside events in their
 * districts; for admins everything in their districts (rules 51, 80).
 */
const REACHED = `NOT is_exercise AND (CASE WHEN $3::int IS NULL THEN $4::text[] IS NULL OR state = ANY($4) ELSE manager_id = $3 OR (manager_id = 0 AND state = ANY($4)) END)`;
const FIGURES_OF = `FROM day_figures WHERE day BETWEEN $1::date AND $2::date AND ${REACHED}`;

/** Reads the stored figures of the dashboards. */
@Injectable()
export class DashboardsRepository {
  constructor(private readonly database: Database) {}

  async sums(reach: Reach, range: DayRange): Promise<Counted> {
    const rows: Counted[] = await this.database.manager.query(
      `SELECT ${SUMS} ${FIGURES_OF}`,
      parametersOf(reach, range),
    );
    return rows[0] ?? { requests: 0, buddies: 0, volunteers: 0, seekers: 0 };
  }

  async byDay(reach: Reach, range: DayRange): Promise<CountedDay[]> {
    return this.database.manager.query(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, ${SUMS} ${FIGURES_OF} GROUP BY day_figures.day`,
      parametersOf(reach, range),
    );
  }

  async byDistrict(reach: Reach, range: DayRange): Promise<CountedDistrict[]> {
    return this.database.manager.query(
      `SELECT state, ${SUMS} ${FIGURES_OF} GROUP BY state`,
      parametersOf(reach, range),
    );
  }

  async byKind(reach: Reach, range: DayRange): Promise<CountedKind[]> {
    return this.database.manager.query(
      `SELECT category_id AS "categoryId", event_type_id AS "eventTypeId", sum(requests)::int AS requests, sum(buddies)::int AS buddies
       ${FIGURES_OF} AND requests > 0 GROUP BY category_id, event_type_id ORDER BY sum(requests) DESC, category_id, event_type_id`,
      parametersOf(reach, range),
    );
  }

  /** The number of volunteers who are active now. */
  async activeVolunteers({ states }: Reach): Promise<number> {
    const rows: { count: number }[] = await this.database.manager.query(
      'SELECT coalesce(sum(volunteers), 0)::int AS count FROM active_volunteers WHERE $1::text[] IS NULL OR state = ANY($1)',
      [states],
    );
    return rows[0]?.count ?? 0;
  }

  /** When the days were last checked for changes; null before the first round. */
  async countedAt(): Promise<Date | null> {
    const rows: { lookedAt: Date | null }[] = await this.database.manager.query(
      'SELECT looked_at AS "lookedAt" FROM figure_rounds',
    );
    return rows[0]?.lookedAt ?? null;
  }

  /** The number of a manager's events that were opened in a range of days, active and stopped. */
  async events({ userId }: Reach, { from, to }: DayRange): Promise<{ active: number; stopped: number }> {
    const rows: { active: number; stopped: number }[] = await this.database.manager.query(
      `SELECT (count(*) FILTER (WHERE status))::int AS active, (count(*) FILTER (WHERE NOT status))::int AS stopped FROM events
       WHERE manager_id = $1 AND NOT is_exercise AND created_at >= $2::date::timestamp AT TIME ZONE 'Asia/Jerusalem'
         AND created_at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Jerusalem'`,
      [userId, from, to],
    );
    return rows[0] ?? { active: 0, stopped: 0 };
  }

  /**
   * Open needs, emergencies to which nobody is on the way, and active events, by squares of a hundredth of a
   * degree; no exact place is shown (rule 81).
   */
  async areas(reach: Reach): Promise<AreaCount[]> {
    return this.database.manager.query(
      `SELECT round(lat::numeric, 2)::float8 AS lat, round(lon::numeric, 2)::float8 AS lon, sum(needs)::int AS needs, sum(emergencies)::int AS emergencies, sum(events)::int AS events
       FROM (
         SELECT n.origin_lat AS lat, n.origin_lon AS lon, 1 AS needs, n.is_emergency::int AS emergencies, 0 AS events
         FROM needs n LEFT JOIN events e ON e.id = n.event_id
         WHERE (n.status = 'open' OR (n.status = 'in treatment' AND n.is_emergency AND NOT ${IS_UNDER_WAY}))
           AND NOT n.is_exercise AND (e.id IS NULL OR (e.status AND NOT e.is_exercise)) AND n.origin_lat IS NOT NULL AND n.origin_lon IS NOT NULL
           AND (CASE WHEN $1::int IS NULL THEN $2::text[] IS NULL OR n.origin_state = ANY($2) ELSE e.manager_id = $1 OR (e.id IS NULL AND n.origin_state = ANY($2)) END)
         UNION ALL
         SELECT lat, lon, 0, 0, 1 FROM events
         WHERE status AND NOT is_exercise AND (CASE WHEN $1::int IS NULL THEN $2::text[] IS NULL OR state = ANY($2) ELSE manager_id = $1 END)
       ) found GROUP BY 1, 2`,
      [managerOf(reach), reach.states],
    );
  }
}

function managerOf({ isManager, userId }: Reach): number | null {
  return isManager ? userId : null;
}

function parametersOf(reach: Reach, { from, to }: DayRange): unknown[] {
  return [from, to, managerOf(reach), reach.states];
}
