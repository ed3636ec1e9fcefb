import { DATE_TAGS, isolated, type Locale } from '@karov/domain';
import type { Translate } from './text.js';

/** Wall-clock times are in Israel's time zone (rule 60). */
const ZONE = 'Asia/Jerusalem';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "DD-MM-YYYY HH:mm" (rule 135, rule 60); an unreadable time is shown unchanged. */
export function formatDateTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  const { day, month, year, hour, minute } = Object.fromEntries(
    parts.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${day}-${month}-${year} ${hour}:${minute}`;
}

/**
 * "HH:mm" for a time today, otherwise "DD-MM-YYYY HH:mm"; keeps its own direction and does not break across
 * lines.
 */
export function formatMoment(iso: string, now: number): string {
  const [shown, today] = [formatDateTime(iso), formatDateTime(new Date(now).toISOString())];
  const words = shown.slice(0, 10) === today.slice(0, 10) ? shown.slice(11) : shown;
  return isolated(words.replaceAll('-', '\u2060-\u2060').replace(' ', '\u00a0'));
}

/** "DD-MM-YYYY" for a calendar day in the form `YYYY-MM-DD` (rule 135). */
export function formatDay(day: string): string {
  return day.slice(0, 10).split('-').reverse().join('-');
}

/** Like {@link formatDay}, for use in a sentence: keeps its own direction and does not break across lines. */
export function shownDay(day: string): string {
  return isolated(formatDay(day).replaceAll('-', '\u2060-\u2060'));
}

const daysInWords: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  'he-IL': dayFormat('he-IL'),
  'en-US': dayFormat('en-US'),
};

function dayFormat(language: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(DATE_TAGS[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

/** "28 בנוב׳ 2026" for a calendar day on which something expires (rule 135); does not break across lines. */
export function formatExpiry(day: string, language: Locale): string {
  const noon = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? day : daysInWords[language].format(noon).replaceAll(' ', '\u00a0');
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "12 minutes ago" in the reader's language. */
export function formatAgo(t: Translate, iso: string, now: number): string {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000);
  const step = STEPS.find(([, length]) => seconds >= length);
  if (!step) return t('time.now');
  const [unit, length] = step;
  return t(`time.${unit}`, { count: Math.floor(seconds / length) });
}
