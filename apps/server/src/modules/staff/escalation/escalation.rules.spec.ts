import { circleOf } from './escalation.rules.js';

type Wait = Parameters<typeof circleOf>[0];
const NEED: Wait = { pace: 'emergency', rounds: 0, kind: 'need', managerId: null, state: 'haifa' };

describe('who hears in a round of what waits (rule 220)', () => {
  it.each([
    [0, { allAdmins: false, calls: false }],
    [1, { allAdmins: true, calls: false }],
    [2, { allAdmins: true, calls: true }],
  ])('of an emergency, after %s rounds', (rounds, expected) => {
    expect(circleOf({ ...NEED, rounds })).toMatchObject({ managers: true, ...expected });
  });

  it.each([
    [0, false],
    [1, false],
    [2, true],
  ])(
    'of an ordinary need of an event, after %s rounds, the admins of the region: %s',
    (rounds, regionAdmins) => {
      expect(circleOf({ ...NEED, pace: 'event', managerId: 7, rounds })).toEqual({
        manager: true,
        managers: false,
        regionAdmins,
        allAdmins: false,
        calls: false,
      });
    },
  );
});
