import type { Asker } from '../users/index.js';
import {
  adminAbilities,
  areasOf,
  basketAbilities,
  defaultPriority,
  isOverdue,
  mayTellHowItWas,
  ownAbilities,
  requirementsOf,
  standingOfCall,
} from './applications.policy.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000);

const FREE = {
  ...{ status: 'open' as const, volunteerId: null, isEmergency: false },
  ...{ coordinatorSince: null, coordinatorId: null },
};
const HELD = { ...FREE, volunteerId: 3 };
const TREATED = { ...HELD, status: 'in treatment' as const };
const DONE = { ...HELD, status: 'completed' as const };
const CLOSED = { ...FREE, status: 'closed' as const };
const URGENT = { isEmergency: true };
const WAITING = { isApproved: 0, ended: null, progress: null } as const;
const APPROVED = { ...WAITING, isApproved: 1 } as const;

describe('how a call stands for its volunteer', () => {
  it.each([
    ['is open while the request is free', 'open', FREE, 'open'],
    ['and when its time has passed', 'timed_out', FREE, 'open'],
    ['is filled once somebody holds it', 'open', HELD, 'filled'],
    ['but stays open in an emergency', 'open', { ...TREATED, ...URGENT }, 'open'],
    ['is filled where it was taken back, though it is free', 'filled', FREE, 'filled'],
    ['and in an emergency', 'filled', { ...TREATED, ...URGENT }, 'filled'],
    ['and after its end', 'filled', DONE, 'filled'],
    ['is over with the request', 'open', CLOSED, 'over'],
    ['and with the emergency', 'open', { ...DONE, ...URGENT }, 'over'],
    ['is answered by a yes in reserve', 'reserve', { ...TREATED, ...URGENT }, 'answered'],
    ['which ends with the request', 'reserve', DONE, 'over'],
  ] as const)('%s', (_name, call, application, standing) => {
    expect(standingOfCall(call, application, false)).toBe(standing);
  });

  it('is answered for good by an answer', () => {
    for (const application of [FREE, HELD, DONE])
      expect(standingOfCall('open', application, true)).toBe('answered');
  });
});

describe('what its owner may do with a request', () => {
  it.each([
    ['that waits', FREE, ['close', 'reject', 'chat']],
    ['that is treated', TREATED, ['close', 'chat']],
    ['that is completed', DONE, ['ask_again', 'feedback', 'chat']],
    ['that is closed without anybody', CLOSED, ['ask_again', 'chat']],
    ['that waits as an emergency', { ...FREE, ...URGENT }, ['close', 'reject']],
    ['that was an emergency', { ...DONE, ...URGENT }, ['feedback']],
  ] as const)('one %s', (_name, application, abilities) => {
    expect(ownAbilities(application, false)).toEqual(abilities);
  });

  it('feedback once, after the help of a volunteer, however it was closed', () => {
    expect(ownAbilities(DONE, true)).not.toContain('feedback');
    expect([DONE, { ...DONE, status: 'closed' as const }].map(mayTellHowItWas)).toEqual([true, true]);
    expect([CLOSED, TREATED, { ...DONE, status: 'reject' as const }].map(mayTellHowItWas)).toEqual([
      ...[false, false, false],
    ]);
  });
});

const OTHER_HELP = { helpType: 'physical', type: 2, dueAt: null } as const;

describe('what a volunteer may do with an acceptance', () => {
  it('sets out for a ride on its day only, and can step back at any time', () => {
    const ride = (dueAt: Date) => ({ ...OTHER_HELP, type: 1, dueAt }) as const;
    expect(basketAbilities(ride(hours(4)), APPROVED, false, NOW)).toContain('on_way');
    expect(basketAbilities(ride(hours(5)), APPROVED, false, NOW)).toEqual(['withdraw', 'chat']);
    expect(basketAbilities(ride(hours(5)), { ...APPROVED, progress: 'on_way' }, false, NOW)).toContain(
      'arrived',
    );
  });

  it.each([
    ['that waits for approval', WAITING, ['withdraw', 'chat']],
    ['that is refused', { ...WAITING, isApproved: 2 }, []],
    ['that was withdrawn', { ...APPROVED, ended: 'withdrawn' }, []],
    ['that is done', { ...APPROVED, ended: 'completed' }, ['feedback', 'chat']],
  ] as const)('one %s', (_name, hold, abilities) => {
    expect(basketAbilities(OTHER_HELP, hold, false, NOW)).toEqual(abilities);
  });

  it('feedback once; and by telephone there is no way to report on', () => {
    expect(basketAbilities(OTHER_HELP, { ...APPROVED, ended: 'completed' }, true, NOW)).toEqual(['chat']);
    expect(basketAbilities(OTHER_HELP, APPROVED, false, NOW)).toContain('on_way');
    expect(basketAbilities({ ...OTHER_HELP, helpType: 'phone' }, APPROVED, false, NOW)).toEqual([
      'complete',
      'withdraw',
      'chat',
    ]);
  });
});

describe('what staff may do with a request (rule 139)', () => {
  it.each([
    [
      ...['that waits', FREE, null],
      ['assign', 'call_next', 'close', 'reject', 'take_over', 'priority', 'timeline', 'chat'],
    ],
    [
      ...['whose yes waits', HELD, WAITING],
      ['approve', 'reject_volunteer', 'close', 'reject', 'priority', 'timeline', 'chat'],
    ],
    [
      ...['that is treated', TREATED, APPROVED],
      ['record_on_way', 'close', 'unassign', 'priority', 'timeline', 'chat'],
    ],
    [
      ...['that the caller took over', { ...FREE, coordinatorId: 9 }, null],
      ['assign', 'call_next', 'close', 'reject', 'give_back', 'priority', 'timeline', 'chat'],
    ],
    [
      ...['that a colleague took over', { ...FREE, coordinatorId: 8 }, null],
      ['assign', 'call_next', 'close', 'reject', 'priority', 'timeline', 'chat'],
    ],
    ['that is done', DONE, { ...APPROVED, ended: 'completed' }, ['timeline', 'chat']],
    [
      ...['that is a held emergency', { ...TREATED, ...URGENT }, APPROVED],
      [
        'assign',
        'call_next',
        'record_on_way',
        'close',
        'unassign',
        'take_over',
        'priority',
        'timeline',
        'chat',
      ],
    ],
  ] as const)('one %s', (_name, application, hold, abilities) => {
    expect(adminAbilities(application, hold, { role: 'admin', userId: 9 })).toEqual(abilities);
  });

  it('a manager all but the conversation (rule 80)', () => {
    expect(adminAbilities(DONE, null, { role: 'manager', userId: 9 })).toEqual(['timeline']);
  });
});

describe('a new request', () => {
  it.each([
    ['an emergency', true, null, 3],
    ['an emergency by a ride', true, hours(100), 3],
    ['a ride within a day', false, hours(24), 2],
    ['a ride later', false, hours(25), 0],
    ['anything else', false, null, 0],
  ] as const)('has its priority: %s (rule 10)', (_name, isEmergency, rideAt, priority) => {
    expect(defaultPriority(isEmergency, rideAt, NOW)).toBe(priority);
  });

  it('takes along what its person needs in a volunteer (rule 40)', () => {
    const asker: Asker = {
      ...{ isActive: true, disabilityIds: [], isUnreadable: false, home: null },
      ...{ languages: ['russian'], genderPreference: 'female', isGenderMust: true },
      answers: { evacuation_equipment: ['wheelchair'] },
    };
    expect(requirementsOf(asker)).toEqual({
      ...{ languages: ['russian'], genderPreference: 'female', isGenderMust: true, needsEquipment: true },
    });
    expect(
      requirementsOf({ ...asker, answers: { evacuation_equipment: ['no_equipment'] } }).needsEquipment,
    ).toBe(false);
    expect(requirementsOf(null)).toEqual({
      ...{ languages: [], genderPreference: null, isGenderMust: false, needsEquipment: false },
    });
  });

  it('is overdue once its time has come while it is treated (rule 5)', () => {
    expect(isOverdue({ status: 'in treatment', dueAt: NOW }, NOW)).toBe(true);
    expect(isOverdue({ status: 'in treatment', dueAt: hours(1) }, NOW)).toBe(false);
    expect(isOverdue({ status: 'in treatment', dueAt: null }, NOW)).toBe(false);
    expect(isOverdue({ status: 'open', dueAt: hours(-1) }, NOW)).toBe(false);
  });
});

it('a volunteer takes requests from the districts of their addresses, and from those permitted', () => {
  expect(areasOf({ states: ['haifa', 'north'] }, ['north', 'south'])).toEqual(['haifa', 'north', 'south']);
});
