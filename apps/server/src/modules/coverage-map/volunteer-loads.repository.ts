import type { VolunteerObstacle } from '@karov/api-client';
import type { WayToHelp } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { type KeptReached, openReached, REACHED_SQL, type Reached } from '../users/index.js';

/** A volunteer with the number of their recent calls and the obstacles to calling them. */
export interface LoadRow extends Reached {
  id: number;
  fullName: string;
  city: string;
  wayToHelp: WayToHelp;
  calls: number;
  accepted: number;
  lastCalledAt: Date | null;
  obstacles: VolunteerObstacle[];
}

/** The districts of a query and the start of its period. */
export interface LoadQuery {
  states: readonly string[] | null;
  since: Date;
  now: Date;
  reachKm: number;
  limit: number;
  offset: number;
}

const AT_ARRIVAL = `u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL`;
const STATE = `CASE WHEN ${AT_ARRIVAL} THEN u.arrival_state ELSE u.residential_state END`;
const SIGNED_WITHIN = `v.signed_at IS NOT NULL AND u.deleted_at IS NULL AND ($1::text[] IS NULL OR ${STATE} = ANY($1))`;
/** SQL for calls; a call for a need of an event is in both tables, but counts once here. */
const CALLS = `
SELECT c.volunteer_id, c.called_at AS at, c.state = 'accepted' AS is_yes FROM volunteer_calls c JOIN needs n ON n.id = c.need_id AND n.event_id IS NULL
UNION ALL SELECT volunteer_id, created_at, status IN ('accept', 'assigned', 'completed') FROM event_volunteer_requests`;

/** SQL for the obstacles to calling the volunteers of one page (rule 40). */
const OBSTACLES = `array_remove(ARRAY[
  CASE WHEN NOT u.is_active THEN 'inactive' END,
  CASE WHEN u.is_block THEN 'blocked' END,
  CASE WHEN u.is_freeze THEN 'frozen' END,
  CASE WHEN v.is_required_police_validation AND NOT v.validate_police THEN 'not_validated' END,
  CASE WHEN v.guardian_needed IS NOT NULL AND v.guardian_confirmed_at IS NULL THEN 'guardian_awaited' END,
  CASE WHEN u.position IS NULL THEN 'no_address' END,
  CASE WHEN cardinality(u.channels) = 0 THEN 'no_channel' END,
  CASE WHEN NOT a.is_on_duty THEN 'off_duty' END,
  CASE WHEN a.paused_until >= ($3::timestamptz AT TIME ZONE 'Asia/Jerusalem')::date THEN 'paused' END,
  CASE WHEN u.position IS NOT NULL AND NOT EXISTS (SELECT FROM needed WHERE map_metres(point(needed.x, needed.y), u.position) <= $4::float8 * 1000) THEN 'far_from_needs' END
], NULL)`;

/**
 * SQL for a page. The calls of each volunteer are read by their index; the calls of all volunteers are never
 * read together.
 */
const PAGE = (chosen: string, order: string): string => `
WITH calls AS NOT MATERIALIZED (${CALLS}), chosen AS (${chosen}),
needed AS MATERIALIZED (SELECT DISTINCT position[0] AS x, position[1] AS y FROM needs WHERE created_at > $2 AND NOT is_exercise AND position IS NOT NULL)
SELECT u.id, u.full_name AS "fullName", ${REACHED_SQL}, CASE WHEN ${AT_ARRIVAL} THEN u.arrival_city ELSE u.residential_city END AS city,
  v.way_to_provide_help AS "wayToHelp", recent.calls, recent.accepted, last.at AS "lastCalledAt", ${OBSTACLES} AS obstacles
FROM chosen JOIN users u ON u.id = chosen.user_id JOIN volunteer_information v ON v.user_id = u.id LEFT JOIN volunteer_availability a ON a.user_id = u.id
  CROSS JOIN LATERAL (SELECT count(*)::int AS calls, (count(*) FILTER (WHERE is_yes))::int AS accepted FROM calls WHERE volunteer_id = u.id AND at > $2) recent
  CROSS JOIN LATERAL (SELECT max(at) AS at FROM calls WHERE volunteer_id = u.id) last
ORDER BY ${order}`;

const NOT_CALLED = `NOT EXISTS (SELECT FROM volunteer_calls c WHERE c.volunteer_id = u.id AND c.called_at > $2)
  AND NOT EXISTS (SELECT FROM event_volunteer_requests q WHERE q.volunteer_id = u.id AND q.created_at > $2)`;
/**
 * SQL for volunteers without recent calls, leaving out those who registered after the start of the period,
 * because they have not waited through all of it.
 */
const IDLE = `FROM volunteer_information v JOIN users u ON u.id = v.user_id WHERE ${SIGNED_WITHIN} AND v.created_at <= $2 AND ${NOT_CALLED}`;
const CALLED = `FROM (SELECT volunteer_id, count(*) AS calls FROM calls WHERE at > $2 GROUP BY volunteer_id) c
  JOIN users u ON u.id = c.volunteer_id JOIN volunteer_information v ON v.user_id = u.id WHERE ${SIGNED_WITHIN}`;

/** Volunteers who are never called, and those who are called most. */
@Injectable()
export class VolunteerLoadsRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  /** Volunteers without a call since a given time; longest registered first. */
  async idle(query: LoadQuery): Promise<ListPage<LoadRow>> {
    const chosen = `SELECT v.user_id ${IDLE} ORDER BY v.id LIMIT $5 OFFSET $6`;
    const found = await this.rows({ ...query, limit: query.limit + 1 }, PAGE(chosen, 'v.id'));
    const rows = found.slice(0, query.limit);
    const reached = query.offset + rows.length;
    if (found.length <= query.limit && (rows.length > 0 || query.offset === 0))
      return { rows, total: reached };
    return { rows, total: Math.max(await this.idleTotal(query), query.offset + found.length) };
  }

  /** Counts these volunteers by district, for pages that show a total. */
  async countIdle(since: Date): Promise<void> {
    await this.database.joined.query(
      `WITH counted AS MATERIALIZED (SELECT coalesce(${STATE}, '') AS state, count(*)::int AS total ${IDLE} GROUP BY 1),
       gone AS (DELETE FROM idle_volunteers WHERE state NOT IN (SELECT state FROM counted))
       INSERT INTO idle_volunteers AS i (state, total) SELECT state, total FROM counted
       ON CONFLICT (state) DO UPDATE SET total = excluded.total WHERE i.total <> excluded.total`,
      [null, since],
    );
  }

  /** Returns the last count, a few minutes old, or a fresh one if there is none. */
  private async idleTotal({ states, since }: LoadQuery): Promise<number> {
    const [kept]: { total: number | null; isCounted: boolean }[] = await this.database.manager.query(
      `SELECT (sum(total) FILTER (WHERE $1::text[] IS NULL OR state = ANY($1)))::int AS total, count(*) > 0 AS "isCounted" FROM idle_volunteers`,
      [states],
    );
    return kept?.isCounted
      ? (kept.total ?? 0)
      : this.count(`SELECT count(*)::int AS total ${IDLE}`, states, since);
  }

  /** Returns volunteers with calls since a given time, those with the most calls first. */
  async overused(query: LoadQuery): Promise<ListPage<LoadRow>> {
    const chosen = `SELECT u.id AS user_id ${CALLED} ORDER BY c.calls DESC, u.id LIMIT $5 OFFSET $6`;
    return {
      rows: await this.rows(query, PAGE(chosen, 'recent.calls DESC, u.id')),
      total: await this.count(
        `WITH calls AS (${CALLS}) SELECT count(*)::int AS total ${CALLED}`,
        query.states,
        query.since,
      ),
    };
  }

  private async rows(
    { states, since, now, reachKm, limit, offset }: LoadQuery,
    sql: string,
  ): Promise<LoadRow[]> {
    const rows: KeptReached<LoadRow>[] = await this.database.manager.query(sql, [
      states,
      since,
      now,
      reachKm,
      limit,
      offset,
    ]);
    return rows.map((row) => openReached(this.sealed, row));
  }

  private async count(sql: string, states: LoadQuery['states'], since: Date): Promise<number> {
    const [counted]: { total: number }[] = await this.database.manager.query(sql, [states, since]);
    return counted?.total ?? 0;
  }
}
