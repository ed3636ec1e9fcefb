import { Piscina } from 'piscina';
import { Clock } from '../../../platform/clock/clock.js';
import { readConfig, SECRET_NAMES } from '../../../platform/config/config.js';
import { Log } from '../../../platform/logging/log.js';
import { SeededRandom } from '../../../testing/seeded-random.js';
import { type NeedToPair, pair } from './pairing.rules.js';
import { PairingService } from './pairing.service.js';

const NEEDS = 40;
const PEOPLE = 60;

class FixedClock extends Clock {
  override now(): Date {
    return new Date('2026-03-01T08:00:00Z');
  }
}

/** Needs of two tiers that all want the same people. */
function manyNeeds(): NeedToPair[] {
  const random = new SeededRandom(7);
  const people = (need: number) =>
    Array.from({ length: PEOPLE }, (_, index) => ({
      volunteerId: 1000 + index,
      distanceM: random.between(0, 20_000),
      missedWishes: 0,
      recentCalls: (index + need) % 3,
      lastCalledAt: null,
    }));
  return Array.from({ length: NEEDS }, (_, index) => ({
    id: index + 1,
    priority: index % 2,
    people: people(index),
  }));
}

const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-0123456789abcdef0123456789`]));
const config = readConfig({ ...secrets, DATABASE_URL: 'postgresql://x/karov', KAROV_LOG: 'silent' });

describe('PairingService', () => {
  const clock = new FixedClock();
  const log = new Log(config);
  const pairing = new PairingService(clock, log);

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => pairing.onApplicationShutdown());

  it('answers from its thread as it would answer here, several at a time', async () => {
    const needs = manyNeeds();
    const told = jest.spyOn(log, 'error');
    const answers = await Promise.all([pairing.pair(needs), pairing.pair(needs.slice(0, NEEDS / 2))]);
    expect(answers[0]).toHaveLength(NEEDS);
    expect(answers).toEqual([pair(needs, clock.now()), pair(needs.slice(0, NEEDS / 2), clock.now())]);
    expect(told).not.toHaveBeenCalled();
  });

  it('pairs small numbers without a thread', async () => {
    const run = jest.spyOn(Piscina.prototype, 'run');
    const needs = manyNeeds().slice(0, 3);
    expect(await pairing.pair(needs)).toEqual(pair(needs, clock.now()));
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', () => Promise.reject(new Error('out of memory'))],
    [
      'takes too long',
      (_task: unknown, options?: { signal?: unknown }) =>
        Promise.reject(new Error(`aborted by ${String(options?.signal instanceof AbortSignal)}`)),
    ],
  ])('serves one by one when the thread %s, and says so', async (_name, run) => {
    const told = jest.spyOn(log, 'error').mockReturnValue();
    jest.spyOn(Piscina.prototype, 'run').mockImplementationOnce(run);
    const pairs = await pairing.pair(manyNeeds());
    expect(new Set(pairs.map(({ volunteerId }) => volunteerId)).size).toBe(NEEDS);
    expect(new Set(pairs.map(({ needId }) => needId)).size).toBe(NEEDS);
    expect(told).toHaveBeenCalledWith('pairing failed, serving one by one', expect.any(Error));
  });

  it('serves the most urgent first when it serves one by one', async () => {
    jest.spyOn(log, 'error').mockReturnValue();
    jest.spyOn(Piscina.prototype, 'run').mockRejectedValueOnce(new Error('out of memory'));
    const few = manyNeeds().map((need) => ({ ...need, people: need.people.slice(0, 10) }));
    const served = (await pairing.pair(few)).map(
      ({ needId }) => few.find(({ id }) => id === needId)?.priority,
    );
    expect(served).toEqual(Array.from({ length: 10 }, () => 1));
  });
});
