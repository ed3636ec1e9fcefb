import type { CoverageLevel } from '@karov/api-client';

/**
 * If there are fewer people than this, they are shown as "one or two", and nothing is computed from their
 * homes.
 */
export const FEWEST_TOLD = 3;
/** The number of people per free volunteer from which volunteers are considered few. */
const PEOPLE_FOR_ONE = 20;

/** The reach of a call by the dispatch settings: its first ring and its last, in kilometres (rule 43). */
export interface CallReach {
  nearKm: number;
  reachKm: number;
}

/**
 * The people of one square, and their distance in kilometres to the nearest free volunteer; null when there
 * is none.
 */
export interface Distant {
  people: number;
  km: number | null;
}

/**
 * The median and the greatest distance over all people, in whole kilometres, rounded up; null if some people
 * have no volunteer at any distance.
 */
export function spreadOf(squares: readonly Distant[]): { median: number | null; worst: number | null } {
  const sorted = squares.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity));
  return { median: wholeKm(middleOf(sorted)?.km ?? null), worst: wholeKm(sorted.at(-1)?.km ?? null) };
}

/** Returns the square with the median distance: half of the people are no farther from a volunteer. */
function middleOf(sorted: readonly Distant[]): Distant | undefined {
  let left = sorted.reduce((sum, { people }) => sum + people, 0) / 2;
  for (const square of sorted) {
    left -= square.people;
    if (left <= 0) return square;
  }
  return undefined;
}

/** A distance for display: whole kilometres, at least one, because squares are a kilometre wide. */
export function wholeKm(km: number | null): number | null {
  return km === null ? null : Math.max(1, Math.ceil(km));
}

/** The number of people for display: null if there are one or two. */
export function toldPeople(people: number): number | null {
  return people > 0 && people < FEWEST_TOLD ? null : people;
}

/** The findings for a locality; distances are in kilometres, null if there is nobody. */
export interface Covered {
  people: number;
  free: number;
  median: number | null;
  worst: number | null;
}

/** What a call there would find: nobody, somebody far away, few volunteers for many people, or enough. */
export function levelOf(
  { people, free, median, worst }: Covered,
  { nearKm, reachKm }: CallReach,
): CoverageLevel {
  if (worst === null || worst > reachKm) return 'nobody';
  if (median === null || median > nearKm) return 'far';
  return people > free * PEOPLE_FOR_ONE ? 'few' : 'covered';
}

/** What a call for help by telephone would find; distance does not matter for it. */
export function levelByPhone(isAnybodyFree: boolean): CoverageLevel {
  return isAnybodyFree ? 'covered' : 'nobody';
}

const ORDER: readonly CoverageLevel[] = ['nobody', 'far', 'few', 'covered'];

/**
 * Sorts the worst-covered localities first, then those farthest from help, then those with the most people
 * who may need it.
 */
export function compareGaps(
  a: Covered & { level: CoverageLevel },
  b: Covered & { level: CoverageLevel },
): number {
  const byLevel = ORDER.indexOf(a.level) - ORDER.indexOf(b.level);
  return (
    byLevel || (b.worst ?? Infinity) - (a.worst ?? Infinity) || b.people - a.people || a.free - b.free || 0
  );
}
