import { localMoment, localTime, quietUntil } from '@karov/domain';
import { restUntil } from './rest-days.js';

/** A time in Israel's time zone. */
function at(text: string): Date {
  const [day = '', time = ''] = text.split(' ');
  const moment = localMoment(day, time);
  if (!moment) throw new Error(`no such moment: ${text}`);
  return moment;
}

/** The day on which a period of rest ends; null if there is none. */
function lastDay(text: string): string | null {
  return restUntil(at(text))?.toISOString().slice(0, 10) ?? null;
}

describe('days of rest', () => {
  it.each([
    ['Pesach', '2027-04-21 20:00', '2027-04-22'],
    ['the day after it', '2027-04-23 10:00', null],
    ['the seventh of Pesach', '2027-04-27 20:00', '2027-04-28'],
    ['Rosh Hashana, two days that begin on a Shabbat', '2027-10-01 20:00', '2027-10-03'],
    ['Yom Kippur', '2027-10-10 20:00', '2027-10-11'],
    ['Sukkot, with the Shabbat after it', '2027-10-15 20:00', '2027-10-16'],
    ['the days between', '2027-10-20 12:00', null],
    ['Shemini Atzeret, on a Shabbat', '2027-10-22 20:00', '2027-10-23'],
    ['Shavuot', '2027-06-10 20:00', '2027-06-12'],
    ['Rosh Hashana with a Shabbat after it: three days', '2024-10-02 20:00', '2024-10-05'],
    ['Purim, on which work is allowed', '2027-03-23 12:00', null],
    ['Passover in a leap year', '2024-04-22 20:30', '2024-04-23'],
  ])('%s', (_name, moment, day) => expect(lastDay(moment)).toBe(day));

  it('begin when candles are lit and end when night has fallen', () => {
    // On the Shabbat of 27 November 2026, candles were lit in Jerusalem at 16:00, and three stars were
    // visible at about 17:20.
    expect(restUntil(at('2026-11-27 15:50'))).toBeNull();
    expect(restUntil(at('2026-11-27 16:00'))).not.toBeNull();
    expect(localTime(restUntil(at('2026-11-28 12:00')) ?? new Date(0))).toMatch(/^17:(19|2\d)$/);
    expect(restUntil(at('2026-11-28 17:30'))).toBeNull();
    // On a day in June at 19:06 and at about 20:30.
    expect(restUntil(at('2026-06-19 19:00'))).toBeNull();
    expect(restUntil(at('2026-06-19 19:12'))).not.toBeNull();
    expect(localTime(restUntil(at('2026-06-20 12:00')) ?? new Date(0))).toMatch(/^20:3\d$/);
  });

  it('leave the Friday between Yom Kippur and Shabbat free', () => {
    expect(lastDay('2025-10-02 12:00')).toBe('2025-10-02');
    expect(quietUntil(at('2025-10-02 22:00'), restUntil)).toEqual(at('2025-10-03 08:00'));
    expect(quietUntil(at('2025-10-03 12:00'), restUntil)).toBeNull();
    expect(lastDay('2025-10-03 20:00')).toBe('2025-10-04');
  });

  it('join the nights before them', () => {
    expect(quietUntil(at('2026-11-27 22:00'), restUntil)).toEqual(restUntil(at('2026-11-28 12:00')));
    expect(quietUntil(at('2026-11-28 20:59'), restUntil)).toBeNull();
  });
});
