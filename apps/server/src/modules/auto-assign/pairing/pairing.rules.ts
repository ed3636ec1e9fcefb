import { NeedPacker } from './packed-needs.js';
import { pairPacked } from './pair-packed.js';
import { inCallingOrder, type NeedToPair } from './pairing-cost.js';

export { costOf, type FittingPerson, type NeedToPair } from './pairing-cost.js';

/** A volunteer and the need they are to come to. */
export interface Pair {
  needId: number;
  volunteerId: number;
}

/**
 * Pairs several needs of one event with the people who fit, everybody once at most (rules 41, 77). The most
 * urgent are served before all others: as many of them as can be, at the least total cost (`costOf`; where
 * not all can be served, leaving out somebody who has waited longer costs more); then the next, with the
 * people left. A need whose people no other need wants is paired without costs: it takes the first by
 * `inCallingOrder`, so that a need by itself gets the choice of `choose` in auto-assign.rules.ts. A need that
 * comes twice counts once, with the people of both. Pure: the same needs and moment give the same pairs.
 */
export function pair(needs: readonly NeedToPair[], now: Date): Pair[] {
  const once = eachOnce(needs);
  const packer = new NeedPacker(once, now);
  packer.packSome(Number.POSITIVE_INFINITY);
  return pairsAt(once, pairPacked(packer.packed));
}

/**
 * Pairs without looking at the whole: the most urgent first, each with the first in calling order who is
 * left. For when `pair` fails.
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

/** The pairs that `pairPacked` has found for needs that come once each. */
export function pairsAt(needs: readonly NeedToPair[], places: Int32Array): Pair[] {
  let start = 0;
  return needs.flatMap(({ id, people }, index) => {
    const person = people[(places[index] ?? -1) - start];
    start += people.length;
    return person ? [{ needId: id, volunteerId: person.volunteerId }] : [];
  });
}

/** Needs with each number once; a repeated one brings the people of both. */
export function eachOnce(needs: readonly NeedToPair[]): readonly NeedToPair[] {
  const byId = new Map<number, NeedToPair>();
  for (const need of needs) {
    const known = byId.get(need.id);
    byId.set(need.id, known ? { ...known, people: [...known.people, ...need.people] } : need);
  }
  return byId.size === needs.length ? needs : [...byId.values()];
}
