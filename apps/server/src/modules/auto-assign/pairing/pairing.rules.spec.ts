import fc from 'fast-check';
import { munkres } from 'munkres';
import { SeededRandom } from '../../../testing/seeded-random.js';
import { choose } from '../auto-assign.rules.js';
import { costOf, type FittingPerson, type NeedToPair, type Pair, pair } from './pairing.rules.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const RUNS = { seed: 41_077, numRuns: 300 };
const DAY_MS = 86_400_000;

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const person = (
  volunteerId: number,
  distanceM: number,
  change: Partial<FittingPerson> = {},
): FittingPerson => ({
  volunteerId,
  distanceM,
  missedWishes: 0,
  recentCalls: 0,
  lastCalledAt: null,
  ...change,
});
const need = (id: number, people: FittingPerson[], priority = 0): NeedToPair => ({ id, priority, people });

const anyPerson = fc.record({
  volunteerId: fc.integer({ min: 1, max: 6 }),
  distanceM: fc.double({ min: 0, max: 50_000, noNaN: true }),
  missedWishes: fc.integer({ min: 0, max: 3 }),
  recentCalls: fc.integer({ min: 0, max: 4 }),
  lastCalledAt: fc.option(fc.integer({ min: 0, max: 90 }).map(daysAgo)),
});
const manyPeople = fc.uniqueArray(anyPerson, { maxLength: 6, selector: ({ volunteerId }) => volunteerId });
const anyNeeds = (priorities: number) =>
  fc
    .array(
      fc.record({
        priority: fc.integer({ min: 0, max: priorities }),
        people: manyPeople,
        waitedMinutes: fc.integer({ min: 0, max: 300 }),
      }),
      {
        maxLength: 5,
      },
    )
    .map((list) =>
      list.map(({ priority, people, waitedMinutes }, id) => ({
        id,
        priority,
        people,
        waitingSince: new Date(NOW.getTime() - waitedMinutes * 60_000),
      })),
    );

/**
 * The value of serving needs: the number served, then the cost, from which the waiting time of those served
 * is subtracted.
 */
interface Outcome {
  served: number;
  cost: number;
}

function outcomeOf(needs: readonly NeedToPair[], pairs: readonly Pair[]): Outcome {
  return pairs.reduce(
    (sum, { needId, volunteerId }) => {
      const paired = needs.find(({ id }) => id === needId);
      const who = paired?.people.find((one) => one.volunteerId === volunteerId);
      if (!paired || !who) throw new Error('paired with somebody who does not fit');
      const waitedM = paired.waitingSince ? (NOW.getTime() - paired.waitingSince.getTime()) / 60 : 0;
      return { served: sum.served + 1, cost: sum.cost + costOf(who, NOW) - Math.round(waitedM) };
    },
    { served: 0, cost: 0 },
  );
}

/** Finds the best outcome by trying all pairings. */
function bestOf(needs: readonly NeedToPair[], taken: ReadonlySet<number> = new Set()): Outcome {
  const [first, ...others] = needs;
  if (!first) return { served: 0, cost: 0 };
  const ways = first.people
    .filter(({ volunteerId }) => !taken.has(volunteerId))
    .map((who) => {
      const rest = bestOf(others, new Set([...taken, who.volunteerId]));
      const own = outcomeOf([first], [{ needId: first.id, volunteerId: who.volunteerId }]);
      return { served: rest.served + 1, cost: rest.cost + own.cost };
    });
  return [bestOf(others, taken), ...ways].reduce((best, way) =>
    way.served > best.served || (way.served === best.served && way.cost < best.cost) ? way : best,
  );
}

/** The best outcome by `munkres`, over the whole matrix, in which somebody who does not fit costs more than all others. */
function referenceOf(needs: readonly NeedToPair[], peopleCount: number, seed: number): Outcome {
  const misfit = 1e9;
  const matrix = needs.map(({ people }) => {
    const row = new Array<number>(peopleCount).fill(misfit);
    for (const one of people) row[(one.volunteerId - seed) / 1000] = costOf(one, NOW);
    return row;
  });
  const costs = munkres(matrix).flatMap(([row, column]) => matrix[row]?.[column] ?? []);
  const fitting = costs.filter((cost) => cost < misfit);
  return { served: fitting.length, cost: fitting.reduce((sum, cost) => sum + cost, 0) };
}

/** A need that wants everybody and is served last, so that all other needs compete. */
const rival = (priority: number): NeedToPair =>
  need(
    99,
    [1, 2, 3, 4, 5, 6].map((id) => person(id, 0)),
    priority,
  );

describe('pair', () => {
  it('serves as many as can be, at the lowest possible cost', () => {
    fc.assert(
      fc.property(anyNeeds(0), (needs) => {
        const pairs = pair([...needs, rival(-1)], NOW).filter(({ needId }) => needId !== 99);
        expect(outcomeOf(needs, pairs)).toEqual(bestOf(needs));
      }),
      RUNS,
    );
  });

  it('serves the most urgent as if there were no others, and the others with whoever is left', () => {
    fc.assert(
      fc.property(anyNeeds(2), (needs) => {
        const taken = new Set<number>();
        const pairs = pair([...needs, rival(-1)], NOW);
        for (const priority of [2, 1, 0]) {
          const tier = needs.filter((one) => one.priority === priority);
          const found = pairs.filter(({ needId }) => tier.some(({ id }) => id === needId));
          expect(outcomeOf(tier, found)).toEqual(bestOf(tier, taken));
          for (const { volunteerId } of found) taken.add(volunteerId);
        }
      }),
      RUNS,
    );
  });

  it.each([
    [60, 100],
    [100, 100],
    [120, 70],
  ])(
    'costs as little as the best assignment where %i needs want the same %i people',
    (needsCount, peopleCount) => {
      const random = new SeededRandom(needsCount);
      const calls = Array.from({ length: peopleCount }, () => Math.floor(random.between(0, 4)));
      const needs = Array.from({ length: needsCount }, (_, id) =>
        need(
          id,
          Array.from(calls, (recentCalls, index) =>
            person(index + 1, random.between(0, 20_000), { recentCalls }),
          ),
        ),
      );
      const matrix = needs.map(({ people }) => people.map((one) => costOf(one, NOW)));
      const best = munkres(matrix).map(([row, column]) => matrix[row]?.[column] ?? 0);
      const outcome = outcomeOf(needs, pair(needs, NOW));
      expect(outcome).toEqual({ served: best.length, cost: best.reduce((sum, cost) => sum + cost, 0) });
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'serves as many at as little cost as a plain reference where each need has its own choice of many (seed %i)',
    (seed) => {
      const random = new SeededRandom(seed);
      const peopleCount = Math.floor(random.between(70, 160));
      const share = random.between(0.4, 1);
      const needs = Array.from({ length: Math.floor(random.between(60, 140)) }, (_, id) => {
        const everybody = Array.from({ length: peopleCount }, (_person, index) =>
          person(1000 * index + seed, random.between(0, 50_000), { recentCalls: index % 3 }),
        );
        return need(
          id,
          everybody.filter(() => random.next() < share),
        );
      });
      expect(outcomeOf(needs, pair(needs, NOW))).toEqual(referenceOf(needs, peopleCount, seed));
    },
  );

  it('pairs nobody twice', () => {
    fc.assert(
      fc.property(anyNeeds(1), (needs) => {
        const pairs = pair(needs, NOW);
        expect(new Set(pairs.map(({ needId }) => needId)).size).toBe(pairs.length);
        expect(new Set(pairs.map(({ volunteerId }) => volunteerId)).size).toBe(pairs.length);
      }),
      RUNS,
    );
  });

  it('gives a single need the volunteer whom the engine would choose for it', () => {
    fc.assert(
      fc.property(manyPeople, (people) => {
        const equal = people.map((one) => ({ ...one, missedWishes: 0 }));
        const candidates = equal.map(({ volunteerId, ...rest }) => ({
          ...rest,
          userId: volunteerId,
          handlesEquipment: false,
          gender: null,
          languages: [],
        }));
        const [chosen] = choose(candidates, 1);
        expect(pair([need(7, equal)], NOW)).toEqual(
          chosen ? [{ needId: 7, volunteerId: chosen.candidate.userId }] : [],
        );
      }),
      RUNS,
    );
  });

  it('calls in order, not by cost, where nobody else wants the same people', () => {
    const rested = person(1, 40_000, { lastCalledAt: daysAgo(20) });
    const near = person(2, 100, { lastCalledAt: daysAgo(15) });
    expect(costOf(near, NOW)).toBeLessThan(costOf(rested, NOW));
    expect(pair([need(1, [near, rested]), need(2, [person(3, 10)])], NOW)).toEqual([
      { needId: 1, volunteerId: 1 },
      { needId: 2, volunteerId: 3 },
    ]);
  });

  it('sends each of two to where the other is not needed, though one need would rather have had the other', () => {
    const needs = [need(1, [person(1, 100), person(2, 200)]), need(2, [person(1, 150), person(2, 9000)])];
    expect(pair(needs, NOW)).toEqual([
      { needId: 1, volunteerId: 2 },
      { needId: 2, volunteerId: 1 },
    ]);
  });

  it('leaves out the one who has waited less', () => {
    const since = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
    const needs = [
      { ...need(1, [person(1, 100)]), waitingSince: since(5) },
      { ...need(2, [person(1, 3000)]), waitingSince: since(50) },
    ];
    expect(pair(needs, NOW)).toEqual([{ needId: 2, volunteerId: 1 }]);
  });

  it('treats a need or a volunteer that is listed twice as one', () => {
    const twice = [
      need(1, [person(1, 100), person(1, 100)]),
      need(1, [person(2, 50)]),
      need(2, [person(1, 500)]),
    ];
    expect(pair(twice, NOW)).toEqual([
      { needId: 1, volunteerId: 2 },
      { needId: 2, volunteerId: 1 },
    ]);
  });

  it('answers nothing when nothing is needed or nobody fits', () => {
    expect(pair([], NOW)).toEqual([]);
    expect(pair([need(1, []), need(2, [], 3)], NOW)).toEqual([]);
  });

  it('weighs a wish over ten calls, a call over the widest ring and any rest, and a day of rest as a kilometre', () => {
    const cost = (change: Partial<FittingPerson>) => costOf(person(1, 0, change), NOW);
    expect(cost({ missedWishes: 1 })).toBe(cost({ recentCalls: 10 }));
    expect(cost({ recentCalls: 1 })).toBeGreaterThan(cost({ distanceM: 50_000, lastCalledAt: NOW }));
    expect(cost({ lastCalledAt: daysAgo(10) }) - cost({ lastCalledAt: daysAgo(12) })).toBe(2000);
    expect(cost({ lastCalledAt: daysAgo(40) })).toBe(cost({}));
  });
});
