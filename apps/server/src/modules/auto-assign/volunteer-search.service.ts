import { Injectable } from '@nestjs/common';
import { type Candidate, type CandidateQuery, CandidatesRepository } from '../volunteers/index.js';
import { type OpenNeed, skipReason } from './auto-assign.rules.js';
import { type SkippedLine, skippedLine } from './timeline.js';

/** How many of the nearest volunteers are considered. */
export const LOOK_AT = 50;
const EXPLAIN_NEAREST = 10;
const METRES = 1000;

/** A ring around a need; kilometres. */
interface Ring {
  need: OpenNeed;
  radiusKm: number;
}

/** Searches around many needs at once: who may be called, and why others are not (rules 40, 41). */
@Injectable()
export class VolunteerSearchService {
  constructor(private readonly search: CandidatesRepository) {}

  /** Returns the nearest volunteers who may be called within each of the rings. */
  candidates(rings: readonly Ring[], atLeast = LOOK_AT): Promise<Candidate[][]> {
    const limit = Math.max(LOOK_AT, atLeast);
    return this.search.nearestEligible(rings.map((ring) => queryFor(ring, limit)));
  }

  /**
   * Returns why the nearest unsuitable volunteers are not called, for each of the rings (rule 41: reasons can
   * be read); volunteers known to fit are not looked up.
   */
  async skips(rings: readonly (Ring & { fitting: readonly Candidate[] })[]): Promise<SkippedLine[][]> {
    if (rings.length === 0) return [];
    const near = await this.search.nearest(
      rings.map((ring) => ({
        ...queryFor(ring, EXPLAIN_NEAREST),
        fitting: ring.fitting.slice(0, EXPLAIN_NEAREST).map(({ userId }) => userId),
      })),
    );
    return rings.map(({ need }, at) =>
      (near[at] ?? []).flatMap((volunteer) => skippedLine(volunteer, skipReason(volunteer, need))),
    );
  }
}

function queryFor({ need, radiusKm }: Ring, limit: number): CandidateQuery {
  // Distance does not matter for help by phone.
  return candidateQuery(need, need.helpType === 'phone' ? null : radiusKm * METRES, limit);
}

/** Builds the query for volunteers around a need; `radiusM` in metres, null for any distance. */
export function candidateQuery(need: OpenNeed, radiusM: number | null, limit: number): CandidateQuery {
  return {
    needId: need.id,
    eventId: need.eventId,
    seekerId: need.seekerId,
    lat: need.lat,
    lon: need.lon,
    radiusM,
    helpType: need.helpType,
    languages: need.languages,
    gender: need.gender,
    needsVehicle: need.needsVehicle,
    wantsEquipment: need.wishes.equipment,
    isUrgent: need.isUrgent,
    rideAt: need.rideAt,
    isEmergency: need.isEmergency,
    limit,
  };
}
