import { nextMorning } from '@karov/domain';
import { circleOf, heardAgainAt, heldUntil, isPressing } from './escalation.rules.js';

const NOW = new Date('2026-03-02T12:00:00Z');
const MORNING = nextMorning(NOW);
const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);
const PACES = ['emergency', 'urgent', 'event', 'calm'] as const;
const NOBODY = { manager: false, managers: false, regionAdmins: false, allAdmins: false, calls: false };

it('emergencies and urgent needs press, other matters do not', () => {
  expect(PACES.map(isPressing)).toEqual([true, true, false, false]);
});

describe('when staff are told again (rule 220)', () => {
  const clocks = { emergency: 180, urgent: 600 };
  const again = (pace: (typeof PACES)[number], rounds: number, eventToldAt: Date | null = null): number =>
    (heardAgainAt({ pace, rounds, eventToldAt }, clocks, NOW).getTime() - NOW.getTime()) / 60_000;

  it('of what presses at growing intervals, by the clock of its kind, and then every hour', () => {
    const emergency = [0, 1, 2, 3, 4].map((round) => again('emergency', round));
    expect(emergency).toEqual([...emergency].sort((one, other) => one - other));
    expect(again('emergency', 0)).toBeLessThan(again('urgent', 0));
    expect(again('emergency', 10)).toBe(60);
    expect(again('urgent', 10)).toBe(60);
  });

  it('of what has pressed for a day in the morning', () => {
    expect(heardAgainAt({ pace: 'urgent', rounds: 40, eventToldAt: null }, clocks, NOW)).toEqual(MORNING);
  });

  it('of an event’s need after an hour, once; of other matters in the morning', () => {
    expect(again('event', 0)).toBe(60);
    expect(heardAgainAt({ pace: 'event', rounds: 1, eventToldAt: NOW }, clocks, NOW)).toEqual(MORNING);
    expect(heardAgainAt({ pace: 'calm', rounds: 0, eventToldAt: null }, clocks, NOW)).toEqual(MORNING);
  });
});

describe('until when a matter is held back', () => {
  it('is never for what presses', () => {
    expect(heldUntil({ kind: 'need', pace: 'emergency', eventToldAt: NOW }, MORNING, NOW)).toBeNull();
    expect(heldUntil({ kind: 'need', pace: 'urgent', eventToldAt: NOW }, MORNING, NOW)).toBeNull();
  });

  it('is never for whoever a stopped event leaves without help, however lately others of it were told', () => {
    expect(heldUntil({ kind: 'left', pace: 'event', eventToldAt: minutes(-1) }, MORNING, NOW)).toBeNull();
  });

  it('is the morning for calm ones, unless it has begun', () => {
    expect(heldUntil({ kind: 'need', pace: 'calm', eventToldAt: null }, MORNING, NOW)).toEqual(MORNING);
    expect(heldUntil({ kind: 'need', pace: 'calm', eventToldAt: null }, NOW, NOW)).toBeNull();
  });

  it('is an hour after the event’s last report', () => {
    expect(heldUntil({ kind: 'need', pace: 'event', eventToldAt: null }, MORNING, NOW)).toBeNull();
    expect(heldUntil({ kind: 'need', pace: 'event', eventToldAt: minutes(-20) }, MORNING, NOW)).toEqual(
      minutes(40),
    );
    expect(heldUntil({ kind: 'need', pace: 'event', eventToldAt: minutes(-60) }, MORNING, NOW)).toBeNull();
  });
});

describe('the circle that is told (rule 220)', () => {
  const rounds = (wait: Omit<Parameters<typeof circleOf>[0], 'rounds'>) =>
    [0, 1, 2].map((round) => circleOf({ ...wait, rounds: round }));

  it.each(['emergency', 'urgent'] as const)(
    'of an %s need: the managers, then all admins, then super admins by telephone',
    (pace) => {
      expect(rounds({ pace, kind: 'need', managerId: null, state: 'haifa' })).toEqual([
        { ...NOBODY, manager: true, managers: true },
        { ...NOBODY, manager: true, managers: true, allAdmins: true },
        { ...NOBODY, manager: true, managers: true, allAdmins: true, calls: true },
      ]);
    },
  );

  it('of an ordinary need of an event: its manager, and the region’s admins at the third time', () => {
    expect(rounds({ pace: 'event', kind: 'need', managerId: 7, state: 'haifa' })).toEqual([
      { ...NOBODY, manager: true },
      { ...NOBODY, manager: true },
      { ...NOBODY, manager: true, regionAdmins: true },
    ]);
  });

  it('of an ordinary single need: the region’s staff, then all admins', () => {
    expect(rounds({ pace: 'calm', kind: 'need', managerId: null, state: 'haifa' })).toEqual([
      { ...NOBODY, managers: true, regionAdmins: true },
      { ...NOBODY, managers: true, regionAdmins: true, allAdmins: true },
      { ...NOBODY, managers: true, regionAdmins: true, allAdmins: true },
    ]);
  });

  it('of an urgent need in an event: its manager, since the others do not see the event; of an emergency them too', () => {
    const ofEvent = { kind: 'need', managerId: 7, state: 'haifa' } as const;
    expect(rounds({ ...ofEvent, pace: 'urgent' })).toEqual([
      { ...NOBODY, manager: true },
      { ...NOBODY, manager: true, allAdmins: true },
      { ...NOBODY, manager: true, allAdmins: true, calls: true },
    ]);
    expect(rounds({ ...ofEvent, pace: 'emergency' })[0]).toEqual({
      ...NOBODY,
      manager: true,
      managers: true,
    });
  });

  it('of an answer in an event: its manager alone at first, and never another manager', () => {
    expect(rounds({ pace: 'calm', kind: 'answer', managerId: 7, state: 'haifa' })).toEqual([
      { ...NOBODY, manager: true },
      { ...NOBODY, manager: true, regionAdmins: true, allAdmins: true },
      { ...NOBODY, manager: true, regionAdmins: true, allAdmins: true },
    ]);
  });

  it('of what somebody wrote: the admins of their region, or all where they have none', () => {
    expect(rounds({ pace: 'calm', kind: 'contact', managerId: null, state: 'haifa' })).toEqual(
      [0, 1, 2].map(() => ({ ...NOBODY, regionAdmins: true })),
    );
    expect(rounds({ pace: 'calm', kind: 'contact', managerId: null, state: '' })).toEqual(
      [0, 1, 2].map(() => ({ ...NOBODY, allAdmins: true })),
    );
  });
});
