const LOCAL_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem', dateStyle: 'short' });

/** Returns the calendar day in Israel at a given time, `YYYY-MM-DD` (rule 60). */
export function localDay(moment: Date): string {
  return LOCAL_DAY.format(moment);
}

/** Whether a text is an existing day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

/** Whole years between a birthday and a day; a person born on 29 February comes of age on 1 March. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

const LOCAL_MINUTE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** The offsets of Israel's clock in hours east of UTC: in summer and in winter. */
const OFFSETS = [3, 2] as const;
const HOUR_MS = 3_600_000;

/** Returns the wall-clock time in Israel at a given time, `HH:mm`. */
export function localTime(moment: Date): string {
  return LOCAL_MINUTE.format(moment).slice(11);
}

/**
 * Returns the time at which a day and a wall-clock time occur in Israel; null for an hour that daylight
 * saving skips (rule 60). If an hour occurs twice, the first counts.
 */
export function localMoment(day: string, time: string): Date | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return null;
  const candidates = OFFSETS.map((offset) => new Date(wall - offset * HOUR_MS));
  return candidates.find((moment) => LOCAL_MINUTE.format(moment) === `${day} ${time}`) ?? null;
}

/** Adds a number of days to a day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** Returns nine in the morning of the next day in Israel, the time of all daily work. */
export function nextMorning(moment: Date): Date {
  const tomorrow = addDays(localDay(moment), 1);
  return localMoment(tomorrow, '09:00') ?? new Date(moment.getTime() + 24 * HOUR_MS);
}

/** Returns the start of the calendar month in Israel that contains a given time. */
export function startOfLocalMonth(moment: Date): Date {
  const lastOfMonthBefore = addDays(`${localDay(moment).slice(0, 7)}-01`, -1);
  return endOfLocalDay(lastOfMonthBefore);
}

/** Returns the start of the day after the given one in Israel. */
export function endOfLocalDay(day: string): Date {
  const next = addDays(day, 1);
  return localMoment(next, '00:00') ?? new Date(Date.parse(`${next}T00:00:00Z`) - OFFSETS[1] * HOUR_MS);
}
