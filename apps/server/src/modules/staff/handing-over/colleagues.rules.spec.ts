import { type Colleague, type HeldPlaces, reachedBy } from './colleagues.rules.js';

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
    const applications = [{ state: 'haifa' }];
    expect(reachedBy(colleague, { ...NOTHING, applications }).applications).toEqual(
      reaches ? applications : [],
    );
  });

  it('an event goes to whoever works in its region, and its requests go with it', () => {
    const events = [{ id: 7, state: 'haifa' }];
    const eventRequests = [{ eventId: 7, managerId: 1, state: 'haifa' }];
    const manager = who({ isManager: true, states: ['haifa'] });
    expect(reachedBy(manager, { ...NOTHING, events, eventRequests })).toMatchObject({
      events,
      eventRequests,
    });
    expect(reachedBy(who({ isSuperAdmin: true }), { ...NOTHING, events }).events).toEqual(events);
    expect(reachedBy(who({ isAdmin: true, states: ['tel_aviv'] }), { ...NOTHING, events }).events).toEqual(
      [],
    );
    expect(reachedBy(manager, { ...NOTHING, eventRequests }).eventRequests).toEqual([]);
    expect(reachedBy({ ...manager, id: 1 }, { ...NOTHING, eventRequests }).eventRequests).toEqual(
      eventRequests,
    );
  });

  it('part by part: what is in a colleague’s region goes, the rest stays', () => {
    const applications = [{ state: 'haifa' }, { state: 'south' }];
    const events = [{ id: 7, state: 'south' }];
    expect(
      reachedBy(who({ isManager: true, states: ['haifa'] }), { ...NOTHING, applications, events }),
    ).toEqual({ ...NOTHING, applications: [{ state: 'haifa' }] });
  });
});
