import { mayManageEvent } from './reach.policy.js';

const EVENT = { managerId: 7, state: 'haifa' };

describe('mayManageEvent', () => {
  it.each<[string, Parameters<typeof mayManageEvent>[0], boolean]>([
    ['its manager', { userId: 7, isManager: true, states: [] }, true],
    [
      'another manager, though permitted in the region',
      { userId: 8, isManager: true, states: ['haifa'] },
      false,
    ],
    ['an admin without regions', { userId: 9, isManager: false, states: null }, true],
    ['an admin of the region', { userId: 9, isManager: false, states: ['north', 'haifa'] }, true],
    ['an admin of another region', { userId: 9, isManager: false, states: ['north'] }, false],
  ])('%s', (_who, reach, expected) => {
    expect(mayManageEvent(reach, EVENT)).toBe(expected);
  });
});
