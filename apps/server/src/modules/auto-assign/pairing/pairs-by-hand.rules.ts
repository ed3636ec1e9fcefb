import type { OpenVolunteer } from '@karov/api-client';
import type { CandidateAnswer } from '@karov/domain';
import type { NeedToPair } from './pairing.rules.js';

/** A need without anybody, and the people to whom it can be given. */
export interface NeedToPropose {
  requestId: number;
  isEmergency: boolean;
  waitingSince: Date | null;
  people: readonly OpenVolunteer[];
}

const METRES = 1000;
/** Distances come in tenths of a kilometre, so that this many calls weigh less than the shortest way between two. */
const MOST_CALLS = 99;
/** The distance of somebody whose address is unknown: beyond everybody else. */
const UNKNOWN_M = 1_000_000;

/**
 * Returns needs for pairing with those suitable people who said yes, or with all others who did not say no: in
 * pairing as in the list of people the way decides, and the number of calls only between equals (rule 242).
 */
export function toPair(
  needs: readonly NeedToPropose[],
  whose: 'yes' | 'others',
  taken: ReadonlySet<number>,
): NeedToPair[] {
  return needs.map(({ requestId, isEmergency, waitingSince, people }) => ({
    id: requestId,
    priority: Number(isEmergency),
    ...(waitingSince && { waitingSince }),
    people: people
      .filter((one) => one.is_fitting && !taken.has(one.id) && (one.answered === 'yes') === (whose === 'yes'))
      .map((one) => ({
        volunteerId: one.id,
        distanceM:
          Math.round((one.distance_km ?? UNKNOWN_M / METRES) * METRES) +
          Math.min(one.recent_calls, MOST_CALLS),
        missedWishes: 0,
        recentCalls: 0,
        lastCalledAt: null,
      })),
  }));
}

/** What decided a proposal; if any of it has changed, the pair is not made. */
export function pairVersion({ updatedAt, answered }: { updatedAt: Date; answered: CandidateAnswer }): string {
  return `${updatedAt.getTime()}-${answered}`;
}
