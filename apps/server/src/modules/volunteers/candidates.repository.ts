import { Injectable } from '@nestjs/common';
import type { HelpType } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import type { Candidate, CandidateQuery, NearbyVolunteer } from './volunteers.types.js';

const EARTH_M = 20_100_000;

/** Ways to help that fit a kind of help. */
function fittingWays(helpType: HelpType): string[] {
  return helpType === 'phone' ? ['phone', 'both'] : ['on_site', 'both'];
}

/** The search for volunteers around a place; one index serves the box and the order (docs/adr/0004). */
@Injectable()
export class CandidatesRepository {
  /** The nearest who fit, nearest first. `now` bounds what counts as recent. */
  async nearestEligible(tx: Tx, query: CandidateQuery, now: Date): Promise<Candidate[]> {
    return inIndexOrder(tx, () => tx.manager.query(
      `SELECT c.user_id AS "userId", round(c.distance)::int AS "distanceM", r.recent AS "recentCalls", r.last_called_at AS "lastCalledAt", c.gender, c.languages,
         EXISTS (SELECT 1 FROM volunteer_information i WHERE i.user_id = c.user_id AND 'equipment' = ANY(i.interests)) AS "handlesEquipment"
       FROM (
         SELECT c.user_id, c.gender, c.languages, earth_distance(ll_to_earth($1, $2), c.position) AS distance
         FROM volunteer_candidates c LEFT JOIN volunteer_availability a ON a.user_id = c.user_id
         WHERE c.is_available
           AND earth_box(ll_to_earth($1, $2), $3) @> c.position AND earth_distance(ll_to_earth($1, $2), c.position) <= $3
           AND c.user_id <> $4
           AND c.way_to_help = ANY($5)
           AND (cardinality($6::text[]) = 0 OR c.languages && $6)
           AND ($7::text IS NULL OR c.gender = $7)
           AND (NOT $8 OR c.has_vehicle)
           AND NOT EXISTS (SELECT 1 FROM engagements e WHERE e.volunteer_id = c.user_id AND e.ended_at IS NULL)
           AND NOT EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_type = $9 AND v.need_id = $10 AND v.volunteer_id = c.user_id)
           AND (a.user_id IS NULL OR volunteer_duty(c.user_id, $12, $13) = 'free')
         ORDER BY c.position <-> ll_to_earth($1, $2)
         LIMIT $11
       ) c
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS recent, max(called_at) AS last_called_at
         FROM volunteer_calls v WHERE v.volunteer_id = c.user_id AND v.called_at > $12::timestamptz - interval '7 days'
       ) r
       ORDER BY c.distance`,
      [
        query.lat, query.lon, query.radiusM ?? EARTH_M, query.seekerId, fittingWays(query.helpType), query.languages, query.gender,
        query.needsVehicle, query.need.type, query.need.id, query.limit, now, query.isUrgent,
      ],
    ));
  }

  /** Everybody nearest to the need, fitting or not, with what decides about them: for the timeline's reasons. */
  async nearest(tx: Tx, query: CandidateQuery, now: Date): Promise<NearbyVolunteer[]> {
    return inIndexOrder(tx, () => tx.manager.query(
      `SELECT c.user_id AS "userId", round(earth_distance(ll_to_earth($1, $2), c.position))::int AS "distanceM",
         c.is_active AS "isActive", c.is_frozen AS "isFrozen", c.is_blocked AS "isBlocked", c.is_validated AS "isValidated",
         c.is_reachable AS "isReachable", c.way_to_help AS "wayToHelp", c.has_vehicle AS "hasVehicle", c.gender, c.languages,
         EXISTS (SELECT 1 FROM engagements e WHERE e.volunteer_id = c.user_id AND e.ended_at IS NULL) AS "isBusy",
         EXISTS (SELECT 1 FROM volunteer_calls v WHERE v.need_type = $4 AND v.need_id = $5 AND v.volunteer_id = c.user_id) AS "wasAsked",
         volunteer_duty(c.user_id, $7, $8) AS duty
       FROM volunteer_candidates c
       WHERE earth_box(ll_to_earth($1, $2), $3) @> c.position AND earth_distance(ll_to_earth($1, $2), c.position) <= $3
       ORDER BY c.position <-> ll_to_earth($1, $2) LIMIT $6`,
      [query.lat, query.lon, query.radiusM ?? EARTH_M, query.need.type, query.need.id, query.limit, now, query.isUrgent],
    ));
  }

  /** Ids of all available volunteers in a circle, without those at work elsewhere, off duty or on a pause. `today` is the day in Israel. */
  async availableWithin(tx: Tx, centre: { lat: number; lon: number }, radiusM: number, helpType: HelpType, today: string): Promise<number[]> {
    const rows: { user_id: number }[] = await tx.manager.query(
      `SELECT c.user_id FROM volunteer_candidates c
       WHERE c.is_available AND c.way_to_help = ANY($4)
         AND earth_box(ll_to_earth($1, $2), $3) @> c.position AND earth_distance(ll_to_earth($1, $2), c.position) <= $3
         AND NOT EXISTS (SELECT 1 FROM engagements e WHERE e.volunteer_id = c.user_id AND e.ended_at IS NULL)
         AND NOT EXISTS (SELECT 1 FROM volunteer_availability a WHERE a.user_id = c.user_id AND (NOT a.is_on_duty OR a.paused_until >= $5))`,
      [centre.lat, centre.lon, radiusM, fittingWays(helpType), today],
    );
    return rows.map((row) => row.user_id);
  }

  /** How many volunteers in a circle could help but have no channel to be reached by. */
  async unreachableWithin(tx: Tx, centre: { lat: number; lon: number }, radiusM: number): Promise<number> {
    const rows: { count: number }[] = await tx.manager.query(
      `SELECT count(*)::int AS count FROM volunteer_candidates c
       WHERE c.is_active AND NOT c.is_frozen AND NOT c.is_blocked AND c.is_validated AND NOT c.is_reachable
         AND earth_box(ll_to_earth($1, $2), $3) @> c.position AND earth_distance(ll_to_earth($1, $2), c.position) <= $3`,
      [centre.lat, centre.lon, radiusM],
    );
    return rows[0]?.count ?? 0;
  }
}

/**
 * Lets the index give the rows in their order, nearest first. Left to itself the planner misjudges how many lie in the box, reads them all
 * and sorts: over a dense town a hundred times the work (docs/adr/0004).
 */
async function inIndexOrder<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (!searching.has(tx)) await tx.manager.query(`SELECT set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`);
  searching.add(tx);
  return work();
}

/** Transactions that search already. It holds until their end: what else a step does finds single rows by their keys. */
const searching = new WeakSet<Tx>();
