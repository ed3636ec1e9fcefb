import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CallReach } from './coverage.rules.js';
import type { Square } from './nearest-squares.rules.js';

/** The volunteers to count, and the time: an hour of a week, with Sunday 00:00 as 0, or null for now. */
export interface CoverageQuery {
  needsVehicle: boolean;
  needsEquipment: boolean;
  language: string | null;
  /** help by telephone rather than on the spot */
  isByPhone: boolean;
  slot: number | null;
}
export type CountedSquare = Square & { locality: string; seekers: number; freeNow: number };

const BY_PHONE = ['phone', 'both'];
const ON_SITE = ['on_site', 'both'];

/** Reads the counts of squares. */
@Injectable()
export class CoverageRepository {
  constructor(private readonly database: Database) {}

  /** Returns squares with free, suitable volunteers, and how many there are in each. */
  async free({
    needsVehicle,
    needsEquipment,
    language,
    isByPhone,
    slot,
  }: CoverageQuery): Promise<(Square & { free: number })[]> {
    return this.database.manager.query(
      `SELECT x, y, sum(CASE WHEN $5::int IS NULL THEN free_now ELSE volunteers END)::int AS free FROM coverage_groups
       WHERE (CASE WHEN $5::int IS NULL THEN free_now > 0 ELSE get_bit(week_hours, $5) = 1 END)
         AND (NOT $1 OR has_vehicle) AND (NOT $2 OR handles_equipment) AND ($3::text IS NULL OR $3 = ANY(languages)) AND way_to_help = ANY($4)
       GROUP BY x, y`,
      [needsVehicle, needsEquipment, language, isByPhone ? BY_PHONE : ON_SITE, slot],
    );
  }

  /** Returns all squares of localities; they stay the same until the next count. */
  async squares(): Promise<CountedSquare[]> {
    return this.database.manager.query(
      `SELECT x, y, locality, seekers, free_now AS "freeNow" FROM coverage_cells WHERE locality <> ''`,
    );
  }

  /** Returns the current number of open needs by square, excluding exercises. */
  async openNeeds(): Promise<{ lat: number; lon: number; needs: number }[]> {
    return this.database.manager.query(
      `SELECT round(n.origin_lat::numeric, 2)::float8 AS lat, round(n.origin_lon::numeric, 2)::float8 AS lon, count(*)::int AS needs
       FROM needs n LEFT JOIN events e ON e.id = n.event_id
       WHERE n.status = 'open' AND NOT n.is_exercise AND (e.id IS NULL OR (e.status AND NOT e.is_exercise)) AND n.origin_lat IS NOT NULL GROUP BY 1, 2`,
    );
  }

  async countedAt(): Promise<Date | null> {
    const rows: { countedAt: Date | null }[] = await this.database.manager.query(
      'SELECT counted_at AS "countedAt" FROM coverage_rounds',
    );
    return rows[0]?.countedAt ?? null;
  }

  /** Returns the reach of a call according to the dispatch settings (rule 43). */
  async callReach(): Promise<CallReach> {
    const rows: CallReach[] = await this.database.manager.query(
      'SELECT radius AS "nearKm", least(max_radius_km, radius * max_rings) AS "reachKm" FROM auto_assign_settings WHERE id = 1',
    );
    const [row] = rows;
    if (!row) throw new Error('there are no dispatch settings');
    return row;
  }

  /** Returns the squares of localities on the grid. */
  async squaresOf(
    places: readonly { key: string; lat: number; lon: number }[],
  ): Promise<(Square & { key: string })[]> {
    return this.database.manager.query(
      `SELECT key, floor((map_point(lat, lon))[0] / 1000)::int AS x, floor((map_point(lat, lon))[1] / 1000)::int AS y
       FROM jsonb_to_recordset($1::jsonb) AS p(key text, lat float8, lon float8)`,
      [JSON.stringify(places)],
    );
  }
}
