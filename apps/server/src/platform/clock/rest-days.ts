import { addDays, localDay } from '@karov/domain';
import { getTimes } from 'suncalc';

/** The place whose sunset determines when a day of rest begins and ends. */
const JERUSALEM = { lat: 31.778, lon: 35.235 };
const MINUTE_MS = 60_000;
/** How many minutes before sunset candles are lit, and how many minutes after it night falls. */
const CANDLES = 40;
const NIGHTFALL = 45;

const HEBREW_DAY = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});
/** The holidays on which work is forbidden, as they are kept in Israel. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '1 Tishri',
  '2 Tishri',
  '10 Tishri',
  '15 Tishri',
  '22 Tishri',
  '15 Nisan',
  '21 Nisan',
  '6 Sivan',
]);
const SATURDAY = 6;

/**
 * Returns the end of the Shabbat or holiday that includes a given time (rule 100); consecutive ones count as
 * one. Returns null at any other time.
 */
export function restUntil(moment: Date): Date | null {
  const today = localDay(moment);
  const day = [today, addDays(today, 1)].find(
    (one) =>
      isRestDay(one) && sunset(addDays(one, -1), -CANDLES) <= moment && moment < sunset(one, NIGHTFALL),
  );
  if (day === undefined) return null;
  let last = day;
  while (isRestDay(addDays(last, 1))) last = addDays(last, 1);
  return sunset(last, NIGHTFALL);
}

/**
 * Whether a day in Israel, `YYYY-MM-DD`, is a Shabbat or a holiday on which work is forbidden; each begins
 * the evening before.
 */
function isRestDay(day: string): boolean {
  const noon = noonOf(day);
  return noon.getUTCDay() === SATURDAY || HOLIDAYS.has(hebrewDay(noon));
}

function hebrewDay(noon: Date): string {
  const parts = new Map(HEBREW_DAY.formatToParts(noon).map(({ type, value }) => [type, value]));
  return `${parts.get('day') ?? ''} ${parts.get('month') ?? ''}`;
}

/**
 * Returns the time a given number of minutes after sunset, to the whole second; in Jerusalem the sun sets
 * every day.
 */
function sunset(day: string, minutes: number): Date {
  const noon = noonOf(day);
  const sets = (getTimes(noon, JERUSALEM.lat, JERUSALEM.lon).sunset ?? noon).getTime() + minutes * MINUTE_MS;
  return new Date(Math.round(sets / 1000) * 1000);
}

/** Returns approximately noon in Israel. */
function noonOf(day: string): Date {
  return new Date(`${day}T10:00:00Z`);
}
