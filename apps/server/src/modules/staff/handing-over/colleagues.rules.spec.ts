import { type Colleague, type HeldPlaces, reachesAll } from './colleagues.rules.js';

const NOTHING: HeldPlaces = { applications: [], eventRequests: [], events: [], conversations: [] };
const who = (change: Partial<Colleague>): Colleague => ({
  id: 2,
  isManager: false,
  isAdmin: false,
  isSuperAdmin: false,
  states: [],
  ...change,
});

describe('to whom work can be handed over', () => {
  it.each([
    ['a manager of the region', who({ isManager: true, states: ['haifa'] }), true],
    ['a manager of another region', who({ isManager: true, states: ['tel_aviv'] }), false],
    ['a manager without regions', who({ isManager: true }), false],
    ['an admin without regions', who({ isAdmin: true }), true],
    ['an admin of another region', who({ isAdmin: true, states: ['tel_aviv'] }), false],
    ['a super admin', who({ isSuperAdmin: true, states: ['tel_aviv'] }), true],
  ])('a request: %s', (_who, colleague, reaches) => {
    expect(reachesAll(colleague, { ...NOTHING, applications: [{ state: 'haifa' }] })).toBe(reaches);
  });

  it('an event goes only to a manager of its region, and its requests go with it', () => {
    const events = [{ id: 7, state: 'haifa' }];
    const eventRequests = [{ eventId: 7, managerId: 1, state: 'haifa' }];
    const manager = who({ isManager: true, states: ['haifa'] });
    expect([
      reachesAll(manager, { ...NOTHING, events, eventRequests }),
      reachesAll(who({ isSuperAdmin: true }), { ...NOTHING, events }),
    ]).toEqual([true, false]);
    expect([
      reachesAll(manager, { ...NOTHING, eventRequests }),
      reachesAll({ ...manager, id: 1 }, { ...NOTHING, eventRequests }),
    ]).toEqual([false, true]);
  });
});
