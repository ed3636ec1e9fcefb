import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Square } from './nearest-squares.rules.js';

/** SQL for the one-kilometre square that contains a point of the map. */
const squareOf = (position: string): string =>
  `floor(${position}[0] / 1000)::int AS x, floor(${position}[1] / 1000)::int AS y`;
/** SQL for the centre of a square. */
const MIDDLE = 'point(x * 1000 + 500, y * 1000 + 500)';
const ALWAYS = `repeat('1', 168)::bit(168)`;

/**
 * SQL for volunteers who can be called in general, and for how many of them are free now: on duty, not
 * helping anybody, and with calls left this week. Only volunteers with fixed hours are checked one by one.
 */
const GROUPS = `
SELECT ${squareOf('c.position')}, c.has_vehicle, coalesce('equipment' = ANY(i.interests), false) AS handles_equipment, c.way_to_help, c.languages,
  coalesce(a.week_hours, ${ALWAYS}) AS week_hours, count(*)::int AS volunteers,
  (count(*) FILTER (WHERE w.volunteer_id IS NULL AND (a.user_id IS NULL OR volunteer_duty(c.user_id, $1, false) = 'free')))::int AS free_now
FROM volunteer_candidates c
  LEFT JOIN volunteer_information i ON i.user_id = c.user_id
  LEFT JOIN volunteer_availability a ON a.user_id = c.user_id
  LEFT JOIN (SELECT DISTINCT volunteer_id FROM at_work WHERE span @> $1::timestamptz) w ON w.volunteer_id = c.user_id
WHERE c.is_available AND (a.user_id IS NULL OR (a.is_on_duty AND (a.paused_until IS NULL OR a.paused_until < ($1::timestamptz AT TIME ZONE 'Asia/Jerusalem')::date)))
GROUP BY 1, 2, 3, 4, 5, 6, 7`;
const KEY = 'x, y, has_vehicle, handles_equipment, way_to_help, languages, week_hours';

/** SQL for people who may need help: help seekers with a known place and an open account. */
const SEEKERS = `
SELECT ${squareOf('u.position')}, count(*)::int AS seekers FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'user'
WHERE u.deleted_at IS NULL AND u.is_active AND NOT u.is_block AND u.position IS NOT NULL GROUP BY 1, 2`;

/** The time of the last count, and whether it found nobody. */
export interface CoverageRound {
  countedAt: Date | null;
  isEmpty: boolean;
}

/** Counts the squares of the coverage map; writes only what changed. */
@Injectable()
export class CoverageCountingRepository {
  constructor(private readonly database: Database) {}

  /** Lets one process count at a time. Returns the last count, or null while another process counts. */
  async begin(): Promise<CoverageRound | null> {
    const rows: CoverageRound[] = await this.database.joined.query(
      `SELECT counted_at AS "countedAt", NOT EXISTS (SELECT FROM coverage_cells) AS "isEmpty" FROM coverage_rounds WHERE id = 1 FOR UPDATE SKIP LOCKED`,
    );
    return rows[0] ?? null;
  }

  async end(now: Date): Promise<void> {
    await this.database.joined.query('UPDATE coverage_rounds SET counted_at = $1 WHERE id = 1', [now]);
  }

  async countVolunteers(now: Date): Promise<void> {
    await this.database.joined.query(
      `WITH counted AS MATERIALIZED (${GROUPS}),
       gone AS (DELETE FROM coverage_groups WHERE (${KEY}) NOT IN (SELECT ${KEY} FROM counted))
       INSERT INTO coverage_groups AS g (${KEY}, volunteers, free_now) SELECT ${KEY}, volunteers, free_now FROM counted
       ON CONFLICT (${KEY}) DO UPDATE SET volunteers = excluded.volunteers, free_now = excluded.free_now
       WHERE (g.volunteers, g.free_now) <> (excluded.volunteers, excluded.free_now)`,
      [now],
    );
  }

  /**
   * Counts people by square, and the volunteers there who could come now; returns the squares that have no
   * locality yet, each with its centre.
   */
  async countSeekers(): Promise<(Square & { lat: number; lon: number })[]> {
    await this.database.joined.query(
      `WITH counted AS MATERIALIZED (${SEEKERS}),
       gone AS (UPDATE coverage_cells c SET seekers = 0 WHERE seekers > 0 AND NOT EXISTS (SELECT FROM counted n WHERE n.x = c.x AND n.y = c.y))
       INSERT INTO coverage_cells AS c (x, y, locality, seekers) SELECT x, y, '?', seekers FROM counted
       ON CONFLICT (x, y) DO UPDATE SET seekers = excluded.seekers WHERE c.seekers <> excluded.seekers`,
    );
    await this.database.joined.query(
      `INSERT INTO coverage_cells (x, y, locality, seekers) SELECT DISTINCT x, y, '?', 0 FROM coverage_groups ON CONFLICT (x, y) DO NOTHING`,
    );
    await this.database.joined.query(
      `UPDATE coverage_cells c SET free_now = coalesce(n.free, 0)
       FROM coverage_cells k LEFT JOIN (SELECT x, y, sum(free_now)::int AS free FROM coverage_groups WHERE way_to_help <> 'phone' GROUP BY x, y) n USING (x, y)
       WHERE k.x = c.x AND k.y = c.y AND c.free_now <> coalesce(n.free, 0)`,
    );
    return this.database.joined.query(
      `SELECT x, y, map_latitude(${MIDDLE}) AS lat, map_longitude(${MIDDLE}) AS lon FROM coverage_cells WHERE locality = '?'`,
    );
  }

  /** Stores the localities of squares. */
  async nameSquares(squares: readonly (Square & { locality: string })[]): Promise<void> {
    await this.database.joined.query(
      `UPDATE coverage_cells c SET locality = n.locality FROM jsonb_to_recordset($1::jsonb) AS n(x int, y int, locality text) WHERE c.x = n.x AND c.y = n.y`,
      [JSON.stringify(squares)],
    );
  }
}
