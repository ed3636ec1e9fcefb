import { NeedPacker } from './packed-needs.js';
import { pairPacked } from './pair-packed.js';
import { inCallingOrder, type NeedToPair } from './pairing-cost.js';

export { costOf, type FittingPerson, type NeedToPair } from './pairing-cost.js';

/** A volunteer and their need. */
export interface Pair {
  needId: number;
  volunteerId: number;
}

/**
 * Pairs several needs of one event with suitable volunteers, each at most once (rules 41, 77). The most
 * urgent needs are served first: as many as possible, at the least total cost (`costOf`; if not all can be
 * served, leaving out somebody who has waited longer costs more); then the next most urgent, with the
 * remaining volunteers. A need whose candidates no other need wants is paired without costs: it takes the
 * first by `inCallingOrder`, as `choose` in auto-assign.rules.ts does for a single need. A need given twice
 * counts once, with the candidates of both. A pure function: the same needs and time give the same pairs.
 */
export function pair(needs: readonly NeedToPair[], now: Date): Pair[] {
  const once = eachOnce(needs);
  const packer = new NeedPacker(once, now);
  packer.packSome(Number.POSITIVE_INFINITY);
  return pairsAt(once, pairPacked(packer.packed));
}

/**
 * Pairs one need after the other: the most urgent first, each with the first remaining candidate in calling
 * order. Used if `pair` fails.
 */
export function pairOneByOne(needs: readonly NeedToPair[]): Pair[] {
  const taken = new Set<number>();
  return [...eachOnce(needs)]
    .sort((a, b) => b.priority - a.priority)
    .flatMap(({ id, people }) => {
      const [first] = people.filter(({ volunteerId }) => !taken.has(volunteerId)).sort(inCallingOrder);
      if (!first) return [];
      taken.add(first.volunteerId);
      return [{ needId: id, volunteerId: first.volunteerId }];
    });
}

/** Returns the pairs found by `pairPacked`, for needs without duplicates. */
export function pairsAt(needs: readonly NeedToPair[], places: Int32Array): Pair[] {
  let start = 0;
  return needs.flatMap(({ id, people }, index) => {
    const person = people[(places[index] ?? -1) - start];
    start += people.length;
    return person ? [{ needId: id, volunteerId: person.volunteerId }] : [];
  });
}

/** Removes duplicate needs; the candidates of a duplicate are added to the first. */
export function eachOnce(needs: readonly NeedToPair[]): readonly NeedToPair[] {
  const byId = new Map<number, NeedToPair>();
  for (const need of needs) {
    const known = byId.get(need.id);
    byId.set(need.id, known ? { ...known, people: [...known.people, ...need.people] } : need);
  }
  return byId.size === needs.length ? needs : [...byId.values()];
}
