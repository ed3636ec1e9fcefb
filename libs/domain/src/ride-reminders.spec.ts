import { localMoment } from './days.js';
import { isReminderMissed, type RideReminder, reminderMoment } from './ride-reminders.js';

/** Returns a time given in Israel's time zone. */
function at(text: string): Date {
  const [day = '', time = ''] = text.split(' ');
  const moment = localMoment(day, time);
  if (!moment) throw new Error(`no such moment: ${text}`);
  return moment;
}
const LONG_AGO = at('2026-01-01 09:00');

describe('reminders of a ride', () => {
  it.each<[RideReminder, string, string]>([
    ['day', '2026-11-24 10:00', '2026-11-23 10:00'],
    ['hours', '2026-11-24 10:00', '2026-11-24 08:00'],
    // nothing that can wait is sent at night
    ['day', '2026-11-24 06:00', '2026-11-23 08:00'],
    ['day', '2026-11-24 22:00', '2026-11-24 08:00'],
    ['day', '2026-11-24 21:00', '2026-11-24 08:00'],
    ['day', '2026-11-24 20:59', '2026-11-23 20:59'],
    // the reminder two hours before does not wait
    ['hours', '2026-11-24 06:00', '2026-11-24 04:00'],
    // the night of 27 March 2026 is an hour shorter, and that of 25 October an hour longer
    ['day', '2026-03-27 10:00', '2026-03-26 09:00'],
    ['hours', '2026-03-27 03:30', '2026-03-27 00:30'],
    ['day', '2026-10-25 10:00', '2026-10-24 11:00'],
    ['day', '2026-03-27 08:30', '2026-03-26 08:00'],
  ])('%s before a ride at %s: %s', (kind, due, expected) => {
    expect(reminderMoment(kind, { dueAt: at(due), approvedAt: LONG_AGO })).toEqual(at(expected));
  });

  it('two hours are two hours in the night in which an hour occurs twice', () => {
    const dueAt = at('2026-10-25 03:00');
    expect(dueAt.getTime() - (reminderMoment('hours', { dueAt, approvedAt: LONG_AGO })?.getTime() ?? 0)).toBe(
      2 * 3_600_000,
    );
  });

  it.each<[RideReminder, string, string | null]>([
    ['day', '2026-11-23 12:00', '2026-11-23 15:00'],
    ['day', '2026-11-23 23:00', null],
    ['hours', '2026-11-24 07:50', '2026-11-24 08:20'],
    ['hours', '2026-11-24 08:30', null],
  ])('%s before, approved at %s: %s', (kind, approved, expected) => {
    const moment = reminderMoment(kind, { dueAt: at('2026-11-24 10:00'), approvedAt: at(approved) });
    expect(moment).toEqual(expected === null ? null : at(expected));
  });

  it.each<[RideReminder, string, boolean]>([
    ['day', '2026-11-24 06:00', false],
    ['day', '2026-11-24 06:01', true],
    ['hours', '2026-11-24 08:50', false],
    ['hours', '2026-11-24 08:51', true],
  ])('%s before is missed at %s: %s', (kind, now, expected) => {
    expect(isReminderMissed(kind, { dueAt: at('2026-11-24 10:00') }, at(now))).toBe(expected);
  });
});
