import type { Candidate, NearbyVolunteer } from '../volunteers/index.js';
import {
  Called,
  choose,
  type DispatchPolicy,
  demandOf,
  looksAgainAt,
  type NeedDemand,
  nextStep,
  policyOf,
  type RunPosition,
  skipReason,
  widerRing,
} from './auto-assign.rules.js';

const NOW = new Date('2026-03-01T08:00:00Z');
const POLICY: DispatchPolicy = { ringStepKm: 5, waitMinutes: 5, maxRings: 3, maxRadiusKm: 12, wave: 1 };
const FIRST_RING: RunPosition = { ring: 1, radiusKm: 5, waitingUntil: [] };

const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000);
const candidate = (
  userId: number,
  distanceM: number,
  recentCalls = 0,
  lastCalledAt: Date | null = null,
): Candidate => ({
  userId,
  distanceM,
  recentCalls,
  lastCalledAt,
  handlesEquipment: false,
  gender: null,
  languages: [],
});
const idsOf = (choices: { candidate: Candidate }[]) => choices.map((choice) => choice.candidate.userId);

describe('nextStep', () => {
  it('calls the best in the ring and waits for the answer', () => {
    const near = candidate(1, 900);
    expect(nextStep(POLICY, FIRST_RING, [candidate(2, 1500), near], NOW)).toEqual({
      kind: 'invite',
      choices: [{ candidate: near, reason: 'nearest', missed: [] }],
      waitUntil: minutes(5),
      nextStepAt: minutes(5),
    });
  });

  it('waits while as many as allowed are asked, and looks again when the first one’s time is up', () => {
    const asked = { ...FIRST_RING, waitingUntil: [minutes(4), minutes(2)] };
    expect(nextStep({ ...POLICY, wave: 2 }, asked, [candidate(1, 900)], NOW)).toEqual({
      kind: 'wait',
      nextStepAt: minutes(2),
    });
  });

  it('counts reserves among those who are asked (rule 71)', () => {
    const step = (reserves: number) =>
      nextStep(
        { ...POLICY, wave: 3 },
        { ...FIRST_RING, reserves },
        [1, 2, 3, 4].map((id) => candidate(id, id * 100)),
        NOW,
      );
    const called = [0, 1, 2].map((reserves) => {
      const next = step(reserves);
      return next.kind === 'invite' ? idsOf(next.choices) : next.kind;
    });
    expect(called).toEqual([[1, 2, 3], [1, 2], [1]]);
    expect(step(3)).toEqual({ kind: 'full' });
  });

  it('fills a wave up, and no further', () => {
    const step = nextStep(
      { ...POLICY, wave: 3 },
      { ...FIRST_RING, waitingUntil: [minutes(3)] },
      [1, 2, 3, 4].map((id) => candidate(id, id * 100)),
      NOW,
    );
    expect(step).toMatchObject({ kind: 'invite', nextStepAt: minutes(3), waitUntil: minutes(5) });
    expect(step.kind === 'invite' ? idsOf(step.choices) : []).toEqual([1, 2]);
  });

  it.each<[string, RunPosition, object]>([
    ['grows by the step', FIRST_RING, { kind: 'grow', ring: 2, radiusKm: 10 }],
    [
      'grows to the largest radius and not beyond',
      { ring: 2, radiusKm: 10, waitingUntil: [] },
      { kind: 'grow', ring: 3, radiusKm: 12 },
    ],
    ['is exhausted when the rings are', { ring: 3, radiusKm: 11, waitingUntil: [] }, { kind: 'exhausted' }],
    [
      'is exhausted when the kilometres are',
      { ring: 1, radiusKm: 12, waitingUntil: [] },
      { kind: 'exhausted' },
    ],
    [
      'waits for the last who was asked before it gives up',
      { ring: 3, radiusKm: 12, waitingUntil: [minutes(1)] },
      { kind: 'wait', nextStepAt: minutes(1) },
    ],
  ])('with nobody left in the ring %s', (_what, run, expected) => {
    expect(nextStep({ ...POLICY, wave: 2 }, run, [], NOW)).toEqual(expected);
  });
});

describe('choose', () => {
  it.each<[string, Candidate[], number[]]>([
    ['fewer recent calls before distance', [candidate(1, 100, 2), candidate(2, 900, 0)], [2, 1]],
    [
      'longer idle before distance',
      [candidate(1, 100, 1, minutes(-10)), candidate(2, 900, 1, minutes(-600))],
      [2, 1],
    ],
    [
      'never called before called',
      [candidate(1, 100, 0, minutes(-9000)), candidate(2, 900, 0, null)],
      [2, 1],
    ],
    ['distance when all else is the same', [candidate(1, 900), candidate(2, 100)], [2, 1]],
    [
      'the number last, so that the same people give the same order',
      [candidate(7, 100), candidate(3, 100)],
      [3, 7],
    ],
  ])('puts %s', (_what, candidates, expected) => {
    expect(idsOf(choose(candidates, 2))).toEqual(expected);
  });

  it('says who is the nearest and who is called because others were called more often', () => {
    expect(choose([candidate(1, 100, 3), candidate(2, 900, 0)], 2).map((choice) => choice.reason)).toEqual([
      'rested',
      'nearest',
    ]);
  });

  it('chooses nobody when there is no place', () => {
    expect(choose([candidate(1, 100)], 0)).toEqual([]);
    expect(choose([candidate(1, 100)], -1)).toEqual([]);
  });
});

describe('wishes', () => {
  const told = {
    languages: ['russian'],
    gender: 'female',
    isGenderMust: true,
    needsEquipment: true,
    isUrgent: false,
  };
  const who = (userId: number, distanceM: number, change: Partial<Candidate> = {}): Candidate => ({
    ...candidate(userId, distanceM),
    ...change,
  });
  const fitting: Partial<Candidate> = { gender: 'female', languages: ['russian'], handlesEquipment: true };

  it('exclude nobody in an emergency; otherwise a language does, and a gender for those who would rather wait', () => {
    expect(demandOf({ ...told, isUrgent: true })).toMatchObject({ languages: [], gender: null });
    expect(demandOf(told)).toMatchObject({ languages: ['russian'], gender: 'female' });
    expect(demandOf({ ...told, isGenderMust: false })).toMatchObject({
      languages: ['russian'],
      gender: null,
    });
  });

  it('put those first who meet more of them, and say which are not met', () => {
    const { wishes } = demandOf({ ...told, isUrgent: true });
    const choices = choose([who(1, 100), who(2, 900, fitting), who(3, 500, { gender: 'female' })], 3, wishes);
    expect(choices.map(({ candidate: { userId }, reason, missed }) => [userId, reason, missed])).toEqual([
      [2, 'wishes', []],
      [3, 'wishes', ['language', 'equipment']],
      [1, 'nearest', ['language', 'gender', 'equipment']],
    ]);
  });

  it('of those who meet equally many, the one who was called less often goes first', () => {
    expect(choose([who(1, 100, { recentCalls: 2 }), who(2, 900)], 1, demandOf(told).wishes)).toMatchObject([
      { candidate: { userId: 2 }, reason: 'rested' },
    ]);
  });
});

describe('widerRing', () => {
  it.each([
    [1, 5, { ring: 2, radiusKm: 10 }],
    [2, 10, { ring: 3, radiusKm: 12 }],
    [3, 10, null],
    [1, 12, null],
  ])('of ring %i with %i km', (ring, radiusKm, expected) => {
    expect(widerRing(POLICY, { ring, radiusKm })).toEqual(expected);
  });
});

describe('choose, where needs of an event share people', () => {
  const near = candidate(1, 500);
  const rested = candidate(2, 900);
  const given = candidate(3, 1500, 2);

  it('puts first the volunteer who was given to this need, and says that nearer ones are wanted elsewhere', () => {
    const choices = choose([near, rested, given], 2, undefined, { first: 3, elsewhere: new Set([1]) });
    expect(choices.map(({ candidate: { userId }, reason }) => [userId, reason])).toEqual([
      [3, 'shared'],
      [2, 'shared'],
    ]);
  });

  it('calls nobody who goes to another need', () => {
    expect(choose([near], 1, undefined, { first: null, elsewhere: new Set([1]) })).toEqual([]);
  });
});

describe('skipReason', () => {
  const need: NeedDemand = {
    seekerId: 1,
    helpType: 'physical',
    languages: ['russian', 'hebrew'],
    gender: 'female',
    needsVehicle: true,
    rideAt: null,
    isEmergency: false,
  };
  const fitting: NearbyVolunteer = {
    userId: 2,
    distanceM: 500,
    isActive: true,
    isFrozen: false,
    isBlocked: false,
    isValidated: true,
    isReachable: true,
    isBusy: false,
    wasAsked: false,
    hasAnswered: false,
    duty: 'free',
    wayToHelp: 'both',
    hasVehicle: true,
    gender: 'female',
    languages: ['hebrew'],
  };

  it('has nothing against a volunteer who fits', () => {
    expect(skipReason(fitting, need)).toBeNull();
    expect(
      skipReason(
        { ...fitting, languages: [], gender: 'male', hasVehicle: false },
        { ...need, languages: [], gender: null, needsVehicle: false },
      ),
    ).toBeNull();
  });

  it.each<[string, Partial<NearbyVolunteer>]>([
    ['is_seeker', { userId: 1 }],
    ['blocked', { isBlocked: true }],
    ['inactive', { isActive: false }],
    ['frozen', { isFrozen: true }],
    ['not_validated', { isValidated: false }],
    ['unreachable', { isReachable: false }],
    ['off_duty', { duty: 'off_duty' }],
    ['paused', { duty: 'paused' }],
    ['outside_hours', { duty: 'outside_hours' }],
    ['quiet_hours', { duty: 'quiet_hours' }],
    ['enough_calls', { duty: 'enough_calls' }],
    ['busy', { isBusy: true }],
    ['asked_before', { wasAsked: true }],
    ['language', { languages: ['english'] }],
    ['gender', { gender: 'male' }],
    ['gender', { gender: null }],
    ['no_vehicle', { hasVehicle: false }],
    ['help_type', { wayToHelp: 'phone' }],
  ])('%s', (reason, difference) => {
    expect(skipReason({ ...fitting, ...difference }, need)).toBe(reason);
  });

  it('matches help by phone with volunteers who help by phone, and not with those who come', () => {
    expect(skipReason({ ...fitting, wayToHelp: 'phone' }, { ...need, helpType: 'phone' })).toBeNull();
    expect(skipReason({ ...fitting, wayToHelp: 'on_site' }, { ...need, helpType: 'phone' })).toBe(
      'help_type',
    );
  });

  it('reports an open call last, and the graver of several reasons first', () => {
    expect(skipReason({ ...fitting, hasAnswered: true }, need)).toBe('open_invitation');
    expect(skipReason({ ...fitting, isFrozen: true, wasAsked: true, hasAnswered: true }, need)).toBe(
      'frozen',
    );
  });
});

describe('policyOf', () => {
  const settings = { radius: 5, time: 4, maxRadiusKm: 50, maxRings: 6, emergencyWave: 3 };

  it('calls several at once only for an urgent need', () => {
    expect(policyOf(settings, { isUrgent: true, helpType: 'physical' })).toEqual({
      ringStepKm: 5,
      waitMinutes: 4,
      maxRings: 6,
      maxRadiusKm: 50,
      wave: 3,
    });
    expect(policyOf(settings, { isUrgent: false, helpType: 'physical' }).wave).toBe(1);
  });

  it('has one ring for help by phone', () => {
    expect(policyOf(settings, { isUrgent: false, helpType: 'phone' }).maxRings).toBe(1);
  });
});

describe('looksAgainAt', () => {
  const HOUR = 60;
  const DAY = 24 * HOUR;
  const after = (age: number) => looksAgainAt(minutes(-age), 10, NOW);

  it('looks again after the minutes that are set, after a day each hour, after a week each morning', () => {
    expect(after(0)).toEqual(minutes(10));
    expect(after(DAY)).toEqual(minutes(10));
    expect(after(DAY + 1)).toEqual(minutes(HOUR));
    expect(after(7 * DAY)).toEqual(minutes(HOUR));
    expect(after(7 * DAY + 1)).toEqual(new Date('2026-03-02T07:00:00Z'));
  });
});

describe('Called', () => {
  const [first, second] = [candidate(1, 100), candidate(2, 200)];
  const ordinary = { eventId: 7, isEmergency: false };
  const choicesOf = (...called: Candidate[]) =>
    called.map((one) => ({ candidate: one, reason: 'nearest' as const, missed: [] }));

  it('calls nobody for two ordinary needs of one event', () => {
    const called = new Called(NOW);
    called.add(ordinary, choicesOf(first));
    expect(called.left(ordinary, [first, second])).toEqual([second]);
    expect(called.left({ ...ordinary, eventId: 8 }, [first]).map(({ userId }) => userId)).toEqual([1]);
  });

  it('lets calls to an emergency exist beside them, either way', () => {
    const emergency = { ...ordinary, isEmergency: true };
    const called = new Called(NOW);
    called.add(ordinary, choicesOf(first));
    called.add(emergency, choicesOf(second));
    expect(called.left(emergency, [first]).map(({ userId }) => userId)).toEqual([1]);
    expect(called.left(ordinary, [second]).map(({ userId }) => userId)).toEqual([2]);
  });

  it('counts each call as a recent one, and single requests exclude nobody', () => {
    const single = { eventId: null, isEmergency: false };
    const called = new Called(NOW);
    called.add(single, choicesOf(first));
    called.add(single, choicesOf(first));
    expect(called.left(single, [first, second])).toEqual([
      { ...first, recentCalls: 2, lastCalledAt: NOW },
      second,
    ]);
  });
});
