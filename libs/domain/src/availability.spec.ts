import type { DutyState } from './applications.js';
import { ALWAYS_FREE, type DutyMoment, type DutyTimes, dutyState, localWeekday } from './availability.js';
import { localTime } from './days.js';
import { validateAvailability } from './validate-availability.js';

const CALM: DutyMoment = { isUrgent: false, callsThisWeek: 0 };
const URGENT: DutyMoment = { isUrgent: true, callsThisWeek: 0 };
/** A Sunday in winter, 10:00 in Israel. */
const SUNDAY_10 = '2026-01-04T08:00:00Z';
const SUNDAY_NIGHT = '2026-01-04T21:30:00Z';
const NIGHTS = { quiet_from: '22:00', quiet_to: '07:00' };
const MORNINGS = { weekly_hours: [{ day: 0, from: '08:00', to: '12:00' }] };

describe('dutyState', () => {
  it.each<[string, Partial<DutyTimes>, string, DutyMoment, DutyState]>([
    ['free by default', {}, SUNDAY_10, CALM, 'free'],
    ['off duty', { is_on_duty: false }, SUNDAY_10, CALM, 'off_duty'],
    [
      'off duty in an emergency as well',
      { is_on_duty: false, is_emergency_in_quiet: true },
      SUNDAY_10,
      URGENT,
      'off_duty',
    ],
    ['paused to the end of the day', { paused_until: '2026-01-04' }, '2026-01-04T21:59:00Z', CALM, 'paused'],
    [
      'free at midnight after the pause',
      { paused_until: '2026-01-04' },
      '2026-01-04T22:00:00Z',
      CALM,
      'free',
    ],
    [
      'paused in an emergency as well',
      { paused_until: '2026-01-04', is_emergency_in_quiet: true },
      SUNDAY_10,
      URGENT,
      'paused',
    ],
    ['within the weekly hours', MORNINGS, SUNDAY_10, CALM, 'free'],
    ['at the first minute of the weekly hours', MORNINGS, '2026-01-04T06:00:00Z', CALM, 'free'],
    ['at the end of the weekly hours', MORNINGS, '2026-01-04T10:00:00Z', CALM, 'outside_hours'],
    ['on another day', MORNINGS, '2026-01-05T08:00:00Z', CALM, 'outside_hours'],
    ['outside the weekly hours in an emergency', MORNINGS, SUNDAY_NIGHT, URGENT, 'outside_hours'],
    [
      'outside the weekly hours in an emergency, agreed to',
      { ...MORNINGS, is_emergency_in_quiet: true },
      SUNDAY_NIGHT,
      URGENT,
      'free',
    ],
    [
      'outside the weekly hours, agreed to emergencies only',
      { ...MORNINGS, is_emergency_in_quiet: true },
      SUNDAY_NIGHT,
      CALM,
      'outside_hours',
    ],
    [
      'the last minute of a day',
      { weekly_hours: [{ day: 0, from: '20:00', to: '24:00' }] },
      '2026-01-04T21:59:00Z',
      CALM,
      'free',
    ],
    ['quiet before midnight', NIGHTS, SUNDAY_NIGHT, CALM, 'quiet_hours'],
    ['quiet after midnight', NIGHTS, '2026-01-05T04:59:00Z', CALM, 'quiet_hours'],
    ['awake when the quiet ends', NIGHTS, '2026-01-05T05:00:00Z', CALM, 'free'],
    [
      'quiet at noon',
      { quiet_from: '13:00', quiet_to: '15:00' },
      '2026-01-04T11:00:00Z',
      CALM,
      'quiet_hours',
    ],
    ['quiet in an emergency', NIGHTS, SUNDAY_NIGHT, URGENT, 'quiet_hours'],
    [
      'quiet in an emergency, agreed to',
      { ...NIGHTS, is_emergency_in_quiet: true },
      SUNDAY_NIGHT,
      URGENT,
      'free',
    ],
    ['one call left', { max_calls_week: 3 }, SUNDAY_10, { ...CALM, callsThisWeek: 2 }, 'free'],
    ['enough calls', { max_calls_week: 3 }, SUNDAY_10, { ...CALM, callsThisWeek: 3 }, 'enough_calls'],
    [
      'enough calls, in an emergency',
      { max_calls_week: 3 },
      SUNDAY_10,
      { ...URGENT, callsThisWeek: 3 },
      'free',
    ],
    [
      'summer time, an hour nearer',
      { quiet_from: '11:00', quiet_to: '12:00' },
      '2026-07-05T08:30:00Z',
      CALM,
      'quiet_hours',
    ],
  ])('%s', (_case, times, at, moment, expected) => {
    expect(dutyState({ ...ALWAYS_FREE, ...times }, new Date(at), moment)).toBe(expected);
  });

  it('reads the clock on the wall on both sides of the change to summer time', () => {
    expect(localTime(new Date('2026-03-26T23:59:00Z'))).toBe('01:59');
    expect(localTime(new Date('2026-03-27T00:00:00Z'))).toBe('03:00');
    expect(localWeekday(new Date('2026-03-28T21:30:00Z'))).toBe(0);
  });
});

describe('validateAvailability', () => {
  const TODAY = '2026-01-04';
  const faultsOf = (form: object): string[] =>
    validateAvailability(form, TODAY).faults.map(({ path, key }) => `${path} ${key}`);

  it('reads a whole form', () => {
    const form = {
      is_on_duty: 1,
      paused_until: '2026-01-04',
      weekly_hours: [{ day: 6, from: '08:00', to: '24:00' }],
      quiet_from: '22:00',
      quiet_to: '06:30',
      is_emergency_in_quiet: true,
      max_calls_week: 100,
    };
    expect(validateAvailability(form, TODAY)).toEqual({ faults: [], times: { ...form, is_on_duty: true } });
  });

  it('treats an empty form as always free', () => {
    expect(validateAvailability({}, TODAY)).toEqual({ faults: [], times: ALWAYS_FREE });
    expect(validateAvailability(null, TODAY).faults).toEqual([]);
  });

  it.each<[object, string]>([
    [{ is_on_duty: 'maybe' }, 'is_on_duty flag'],
    [{ paused_until: '2026-01-03' }, 'paused_until dateInPast'],
    [{ paused_until: '2026-02-30' }, 'paused_until date'],
    [{ weekly_hours: 'always' }, 'weekly_hours choice'],
    [
      { weekly_hours: Array.from({ length: 29 }, () => ({ day: 1, from: '08:00', to: '09:00' })) },
      'weekly_hours tooMany',
    ],
    [{ weekly_hours: [{ day: 7, from: '08:00', to: '09:00' }] }, 'weekly_hours.0.day choice'],
    [{ weekly_hours: [{ day: 1, from: '24:00', to: '24:00' }] }, 'weekly_hours.0.from time'],
    [{ weekly_hours: [{ day: 1, from: '07', to: '10:00' }] }, 'weekly_hours.0.from time'],
    [{ weekly_hours: [{ day: 1, from: '10:00', to: '10:00' }] }, 'weekly_hours.0.to timeOrder'],
    [{ weekly_hours: [{ day: 1, from: '10:00', to: '' }] }, 'weekly_hours.0.to time'],
    [{ quiet_from: '22:00' }, 'quiet_to bothTimes'],
    [{ quiet_to: '07:00' }, 'quiet_from bothTimes'],
    [{ quiet_from: '22:00', quiet_to: '22:00' }, 'quiet_to sameTimes'],
    [{ quiet_from: 'late', quiet_to: '22:00' }, 'quiet_from time'],
    [{ is_emergency_in_quiet: 3 }, 'is_emergency_in_quiet flag'],
    [{ max_calls_week: 0 }, 'max_calls_week min'],
    [{ max_calls_week: 101 }, 'max_calls_week max'],
    [{ max_calls_week: 'many' }, 'max_calls_week integer'],
    [{ max_calls_week: 1.5 }, 'max_calls_week integer'],
  ])('finds what is wrong in %j', (form, expected) => {
    expect(faultsOf(form)).toEqual([expected]);
  });
});
