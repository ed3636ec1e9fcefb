import { type HelpType, localDay, workSpan } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { likeNames, namePatterns } from '../../platform/lists/list-sql.js';
import { likePhone, phoneSought } from '../../platform/lists/phone-sql.js';
import type { Candidate, CandidateQuery, NearbyQuery, NearbyVolunteer } from './volunteers.types.js';

/** Returns the ways of helping that fit a kind of help. */
function fittingWays(helpType: HelpType): string[] {
  return helpType === 'phone' ? ['phone', 'both'] : ['on_site', 'both'];
}

/** A row of a result, with the index of the query to which it belongs. */
type Found<Row> = Row & { at: number };

/** SQL for the queries of a search, as rows. */
const ASKED = `ROWS FROM (jsonb_to_recordset($1::jsonb) AS (need int, event int, seeker int, lat float8, lon float8, radius float8, ways text[], languages text[], gender text,
  vehicle boolean, equipment boolean, urgent boolean, span_from timestamptz, span_to timestamptz, emergency boolean, fitting int[], most int))
  WITH ORDINALITY AS q(need, event, seeker, lat, lon, radius, ways, languages, gender, vehicle, equipment, urgent, span_from, span_to, emergency, fitting, most, at)`;

/**
 * SQL for the people in a circle (`$1` latitude, `$2` longitude, `$3` metres): first by the square, which
 * uses the index, then by the exact distance (docs/adr/0022).
 */
const WITHIN =
  'c.position <@ map_square(map_point($1, $2), $3) AND map_metres(c.position, map_point($1, $2)) <= $3';

/** Searches for volunteers around a place; one index yields the nearest first (docs/adr/0022). */
@Injectable()
export class CandidatesRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns for each of these needs, in order, the suitable volunteers, the nearest first (rule 40). `now`
   * limits which calls count as recent.
   */
  async nearestEligible(queries: readonly CandidateQuery[], now = this.clock.now()): Promise<Candidate[][]> {
    const rows: Found<Candidate>[] = await this.database.joined.query(
      `SELECT q.at::int - 1 AS at, e.volunteer_id AS "userId", e.distance_m AS "distanceM", e.recent_calls AS "recentCalls", e.last_called_at AS "lastCalledAt",
         e.of_gender AS gender, e.speaks AS languages, e.handles_equipment AS "handlesEquipment"
       FROM ${ASKED} CROSS JOIN LATERAL eligible_volunteers(q.need, q.event, q.seeker, q.lat, q.lon, q.radius, q.ways, q.languages, q.gender, q.vehicle, q.equipment, q.urgent,
         tstzrange(q.span_from, q.span_to), q.emergency, $2, q.most) e`,
      [JSON.stringify(queries.map((query) => toRow(query, now))), now],
    );
    return inOrder(rows, queries.length);
  }

  /**
   * Returns for each of these needs the nearest volunteers except those known to be suitable, with everything
   * that decides whether to call them, for the reasons in the timeline.
   */
  async nearest(queries: readonly NearbyQuery[], now = this.clock.now()): Promise<NearbyVolunteer[][]> {
    const rows: Found<NearbyVolunteer>[] = await this.database.joined.query(
      `SELECT q.at::int - 1 AS at, (n.candidate).user_id AS "userId", n.distance_m AS "distanceM", (n.candidate).is_active AS "isActive",
         (n.candidate).is_frozen AS "isFrozen", (n.candidate).is_blocked AS "isBlocked", (n.candidate).is_validated AS "isValidated",
         (n.candidate).is_reachable AS "isReachable", (n.candidate).way_to_help AS "wayToHelp", (n.candidate).has_vehicle AS "hasVehicle",
         (n.candidate).gender, (n.candidate).languages, n.is_busy AS "isBusy", n.was_asked AS "wasAsked", n.has_answered AS "hasAnswered", n.duty
       FROM ${ASKED} CROSS JOIN LATERAL nearby_volunteers(q.need, q.event, q.lat, q.lon, q.radius, q.urgent, tstzrange(q.span_from, q.span_to), q.emergency, $2, q.fitting, q.most) n`,
      [JSON.stringify(queries.map((query) => ({ ...toRow(query, now), fitting: query.fitting }))), now],
    );
    return inOrder(rows, queries.length);
  }

  /**
   * Returns the volunteers with a name or telephone like a search (rule 229), wherever they live and whatever
   * speaks against them.
   */
  async named(search: string, limit: number): Promise<number[]> {
    const { whole, pattern } = phoneSought(search);
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT u.id FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'volunteer'
       WHERE u.deleted_at IS NULL AND (${likeNames('u.name_folded', '$1')} OR ${likePhone('u.phone', '$2', '$3')}) ORDER BY u.id LIMIT $4`,
      [namePatterns(search), whole, pattern, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns whether these volunteers are reached by any channel and are on duty, as far as they have a place. */
  async readinessOf(
    userIds: readonly number[],
    isUrgent: boolean,
    now = this.clock.now(),
  ): Promise<Map<number, Pick<NearbyVolunteer, 'isReachable' | 'duty'>>> {
    if (userIds.length === 0) return new Map();
    const rows: (Pick<NearbyVolunteer, 'isReachable' | 'duty'> & { id: number })[] =
      await this.database.manager.query(
        `SELECT c.user_id AS id, c.is_reachable AS "isReachable", volunteer_duty(c.user_id, $2, $3) AS duty FROM volunteer_candidates c WHERE c.user_id = ANY($1)`,
        [userIds, now, isUrgent],
      );
    return new Map(rows.map(({ id, ...readiness }) => [id, readiness]));
  }

  /**
   * The ids of all available volunteers in a circle (rule 46), except those who are helping elsewhere, off
   * duty or on a pause.
   */
  async availableWithin(
    centre: { lat: number; lon: number },
    radiusM: number,
    helpType: HelpType,
    now = this.clock.now(),
  ): Promise<number[]> {
    const rows: { user_id: number }[] = await this.database.joined.query(
      `SELECT c.user_id FROM volunteer_candidates c
       WHERE c.is_available AND c.way_to_help = ANY($4) AND ${WITHIN}
         AND NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = c.user_id AND w.span @> $6::timestamptz)
         AND NOT EXISTS (SELECT 1 FROM volunteer_availability a WHERE a.user_id = c.user_id AND (NOT a.is_on_duty OR a.paused_until >= $5))`,
      [centre.lat, centre.lon, radiusM, fittingWays(helpType), localDay(now), now],
    );
    return rows.map((row) => row.user_id);
  }

  /** Returns the ids of volunteers in a circle who could help but cannot be reached through any channel. */
  async unreachableWithin(centre: { lat: number; lon: number }, radiusM: number): Promise<number[]> {
    const rows: { user_id: number }[] = await this.database.joined.query(
      `SELECT c.user_id FROM volunteer_candidates c
       WHERE c.is_active AND NOT c.is_frozen AND NOT c.is_blocked AND c.is_validated AND NOT c.is_reachable AND ${WITHIN}`,
      [centre.lat, centre.lon, radiusM],
    );
    return rows.map((row) => row.user_id);
  }
}

function toRow(query: CandidateQuery, now: Date): Record<string, unknown> {
  const span = workSpan(query.rideAt, now);
  return {
    need: query.needId,
    event: query.eventId,
    seeker: query.seekerId,
    lat: query.lat,
    lon: query.lon,
    radius: query.radiusM,
    ways: fittingWays(query.helpType),
    languages: query.languages,
    gender: query.gender,
    vehicle: query.needsVehicle,
    equipment: query.wantsEquipment,
    urgent: query.isUrgent,
    span_from: span.from,
    span_to: span.to,
    emergency: query.isEmergency,
    most: query.limit,
  };
}

/** Returns the rows of each query, in the order of the queries. */
function inOrder<Row>(rows: readonly Found<Row>[], count: number): Row[][] {
  const answers = Array.from({ length: count }, (): Row[] => []);
  for (const row of rows) answers[row.at]?.push(row);
  return answers;
}
