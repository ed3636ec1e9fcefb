import { Injectable } from '@nestjs/common';
import { localDay, workSpan, type HelpType } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import type { Candidate, CandidateQuery, NearbyVolunteer } from './volunteers.types.js';

/** Ways to help that fit a kind of help. */
function fittingWays(helpType: HelpType): string[] {
  return helpType === 'phone' ? ['phone', 'both'] : ['on_site', 'both'];
}

/** Who lies in a circle ($1 latitude, $2 longitude, $3 metres): the square for the index, then the exact distance (docs/adr/0022). */
const WITHIN = 'c.position <@ map_square(map_point($1, $2), $3) AND map_metres(c.position, map_point($1, $2)) <= $3';

/** The search for volunteers around a place; one index gives the nearest first (docs/adr/0022). */
@Injectable()
export class CandidatesRepository {
  /** The nearest who fit, nearest first. `now` bounds what counts as recent. */
  async nearestEligible(tx: Tx, query: CandidateQuery, now: Date): Promise<Candidate[]> {
    const span = workSpan(query.rideAt, now);
    return tx.manager.query(
      `SELECT volunteer_id AS "userId", distance_m AS "distanceM", recent_calls AS "recentCalls", last_called_at AS "lastCalledAt", of_gender AS gender,
         speaks AS languages, handles_equipment AS "handlesEquipment"
       FROM eligible_volunteers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, tstzrange($11, $12), $13, $14, $15)`,
      [
        query.needId,
        query.seekerId,
        query.lat,
        query.lon,
        query.radiusM,
        fittingWays(query.helpType),
        query.languages,
        query.gender,
        query.needsVehicle,
        query.isUrgent,
        span.from,
        span.to,
        query.isEmergency,
        now,
        query.limit,
      ],
    );
  }

  /** Everybody nearest to the need, fitting or not, with what decides about them: for the timeline's reasons. */
  async nearest(tx: Tx, query: CandidateQuery, now: Date): Promise<NearbyVolunteer[]> {
    const span = workSpan(query.rideAt, now);
    return tx.manager.query(
      `SELECT (n.candidate).user_id AS "userId", n.distance_m AS "distanceM", (n.candidate).is_active AS "isActive", (n.candidate).is_frozen AS "isFrozen",
         (n.candidate).is_blocked AS "isBlocked", (n.candidate).is_validated AS "isValidated", (n.candidate).is_reachable AS "isReachable",
         (n.candidate).way_to_help AS "wayToHelp", (n.candidate).has_vehicle AS "hasVehicle", (n.candidate).gender, (n.candidate).languages,
         n.is_busy AS "isBusy", n.was_asked AS "wasAsked", n.duty
       FROM nearby_volunteers($1, $2, $3, $4, $5, tstzrange($6, $7), $8, $9, $10) n`,
      [query.needId, query.lat, query.lon, query.radiusM, query.isUrgent, span.from, span.to, query.isEmergency, now, query.limit],
    );
  }

  /** Ids of all available volunteers in a circle, without those at work elsewhere, off duty or on a pause. */
  async availableWithin(tx: Tx, centre: { lat: number; lon: number }, radiusM: number, helpType: HelpType, now: Date): Promise<number[]> {
    const rows: { user_id: number }[] = await tx.manager.query(
      `SELECT c.user_id FROM volunteer_candidates c
       WHERE c.is_available AND c.way_to_help = ANY($4) AND ${WITHIN}
         AND NOT EXISTS (SELECT 1 FROM at_work w WHERE w.volunteer_id = c.user_id AND w.span @> $6::timestamptz)
         AND NOT EXISTS (SELECT 1 FROM volunteer_availability a WHERE a.user_id = c.user_id AND (NOT a.is_on_duty OR a.paused_until >= $5))`,
      [centre.lat, centre.lon, radiusM, fittingWays(helpType), localDay(now), now],
    );
    return rows.map((row) => row.user_id);
  }

  /** How many volunteers in a circle could help but have no channel to be reached by. */
  async unreachableWithin(tx: Tx, centre: { lat: number; lon: number }, radiusM: number): Promise<number> {
    const rows: { count: number }[] = await tx.manager.query(
      `SELECT count(*)::int AS count FROM volunteer_candidates c
       WHERE c.is_active AND NOT c.is_frozen AND NOT c.is_blocked AND c.is_validated AND NOT c.is_reachable AND ${WITHIN}`,
      [centre.lat, centre.lon, radiusM],
    );
    return rows[0]?.count ?? 0;
  }
}
