import { Injectable } from '@nestjs/common';
import { NeedSources, NeedsRepository, type ShownNeed } from '../needs/index.js';
import { type Candidate, type CandidateQuery, CandidatesRepository } from '../volunteers/index.js';
import { type OpenNeed, skipReason, toOpenNeed, type Wished } from './auto-assign.rules.js';
import { type SkippedLine, skippedLine } from './timeline.js';

/** The number of nearest volunteers considered. */
export const LOOK_AT = 50;
const EXPLAIN_NEAREST = 10;
const METRES = 1000;

/** A ring around a need, in kilometres. */
interface Ring {
  need: OpenNeed;
  radiusKm: number;
}

/** The id of a need, and of its event, if any. */
interface Numbered {
  needId: number;
  eventId: number | null;
}

/** Searches around many needs at once: who may be called, and why others are not (rules 40, 41). */
@Injectable()
export class VolunteerSearchService {
  constructor(
    private readonly search: CandidatesRepository,
    private readonly needs: NeedsRepository,
    private readonly sources: NeedSources,
  ) {}

  /** Describes the locked needs of runs; needs that no longer wait are left out. */
  async open(runs: readonly Numbered[], byHand = false): Promise<Map<number, OpenNeed>> {
    const needs = await this.sources.sought(runs, byHand);
    return new Map(needs.map((need) => [need.id, toOpenNeed(need)]));
  }

  /** Locks a need and describes it for a coordinator's call; returns null if it no longer waits. */
  async lockOpen(numbered: Numbered): Promise<OpenNeed | null> {
    await this.needs.lock(numbered.needId);
    return (await this.open([numbered], true)).get(numbered.needId) ?? null;
  }

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
  // For help by phone distance does not matter.
  return candidateQuery(need, need.helpType === 'phone' ? null : radiusKm * METRES, limit);
}

/** Builds the query for volunteers around a need; `radiusM` in metres, null for any distance. */
export function candidateQuery(
  need: Wished<ShownNeed>,
  radiusM: number | null,
  limit: number,
): CandidateQuery {
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
