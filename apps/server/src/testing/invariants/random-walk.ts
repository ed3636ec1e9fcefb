import fc from 'fast-check';
import { type Act, type Acts, inWords } from './act.js';
import type { City } from './city.js';
import { INVARIANTS } from './invariants.js';
import { SEEKER_ACTS } from './seeker-acts.js';
import { messagesAfter, snapshotAt } from './snapshot.js';
import { PERSON_ACTS, STAFF_ACTS, TIME_ACTS } from './staff-acts.js';
import type { Step } from './step.js';
import { VOLUNTEER_ACTS } from './volunteer-acts.js';

/** An invariant that was violated after some actions. */
interface Broken {
  invariant: string;
  /** the number of actions after which it was violated */
  after: number;
  told: string[];
}

/** What was found in a sequence, reduced to the fewest actions that reproduce it. */
export interface Finding extends Broken {
  seed: number;
  acts: Act[];
}

const ALL: Acts = { ...SEEKER_ACTS, ...VOLUNTEER_ACTS, ...STAFF_ACTS, ...PERSON_ACTS, ...TIME_ACTS };
/** The maximum number of shorter sequences that are tried in order to reduce a finding. */
const MOST_TRIES = 100;
const number = fc.nat({ max: 59 });
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.oneof(
    ...Object.entries(ALL).map(([kind, { weight }]) => ({ weight, arbitrary: fc.constant(kind) })),
  ),
  a: number,
  b: number,
  c: number,
});

/** Returns the actions of a sequence, which are the same for the same seed. */
function actsOf(seed: number, length: number): Act[] {
  return fc.sample(fc.array(act, { minLength: length, maxLength: length }), { seed, numRuns: 1 }).flat();
}

/**
 * Plays actions from an empty world, and checks each invariant after each action; returns the first
 * violation.
 */
async function play(city: City, seed: number, acts: readonly Act[]): Promise<Broken | null> {
  await city.begin(seed);
  let before = await snapshotAt(city.test.database, city.now);
  for (const [index, one] of acts.entries()) {
    const began = city.now;
    await ALL[one.kind]?.do(city, one);
    await city.pass(1);
    const after = await snapshotAt(city.test.database, city.now);
    const told = await messagesAfter(city.test.database, before.lastMessage);
    const broken = await firstBroken({ act: one, before, after, told, began, now: city.now }, city);
    if (broken) return { ...broken, after: index + 1 };
    before = after;
  }
  return null;
}

/** Plays a sequence; after a violation, removes the actions that are not needed to reproduce it. */
export async function walk(city: City, seed: number, length: number): Promise<Finding | null> {
  const acts = actsOf(seed, length);
  const broken = await play(city, seed, acts);
  return broken && { seed, ...(await shortened(city, seed, acts.slice(0, broken.after), broken)) };
}

/** Returns the report of a finding: how to replay it, its actions, and the broken invariant. */
export function report({ seed, invariant, told, acts }: Finding): string {
  return [
    `seed ${seed}: "${invariant}" does not hold after ${acts.length} acts`,
    ...acts.map((one) => `  ${inWords(one)}`),
    ...told.map((line) => `  → ${line}`),
  ].join('\n');
}

async function firstBroken(step: Step, city: City): Promise<Omit<Broken, 'after'> | null> {
  for (const invariant of INVARIANTS) {
    const told = await invariant.broken(step, city);
    if (told.length > 0) return { invariant: invariant.name, told };
  }
  return null;
}

/**
 * Removes parts of the actions, halves first, as long as the same invariant is violated without them, up to a
 * maximum number of tries.
 */
async function shortened(
  city: City,
  seed: number,
  acts: readonly Act[],
  broken: Broken,
): Promise<Broken & { acts: Act[] }> {
  let [least, finding] = [[...acts], broken];
  let tries = 0;
  for (let size = Math.floor(acts.length / 2); size >= 1; size = size > 1 ? Math.floor(size / 2) : 0) {
    for (let from = 0; from < least.length - 1 && tries < MOST_TRIES; tries++) {
      const fewer = [...least.slice(0, from), ...least.slice(from + size)];
      const again = await play(city, seed, fewer);
      if (again?.invariant === broken.invariant) [least, finding] = [fewer.slice(0, again.after), again];
      else from += size;
    }
  }
  return { ...finding, acts: least };
}
