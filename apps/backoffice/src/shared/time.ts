import { serverNow } from '@karov/api-client';
import { DATE_TAGS, isolated, type Locale } from '@karov/domain';
import { useEffect, useState } from 'react';
import type { Translate } from './text.js';

/** Wall-clock times are in Israel's time zone (rule 60). */
const TIME_ZONE = 'Asia/Jerusalem';

const DAY_MS = 86_400_000;
const NEAR_DAYS = [
  ['today', 0],
  ['yesterday', -1],
  ['tomorrow', 1],
] as const;

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Returns a time relative to another: "12 minutes ago", "in 3 minutes". */
export function relativeTime(at: string, now: number, locale: Locale): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  const said = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    Math.trunc(seconds / size),
    unit,
  );
  // The Hebrew singular and dual already express the number; some locale data repeats it in brackets.
  return said.replace(/ \([12]\)$/, '');
}

/** Returns the exact time on Israel's clock as DD-MM-YYYY HH:mm (rule 135). */
export function exactTime(at: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')}-${part('month')}-${part('year')} ${part('hour')}:${part('minute')}`;
}

/**
 * Returns the short form of a time: the day relative to now, the time of day, and the date, which includes
 * the year if it differs.
 */
export function momentOf(
  at: string,
  now: number,
  locale: Locale,
): { day: 'today' | 'yesterday' | 'tomorrow' | 'other'; time: string; date: string } {
  const [date = '', time = ''] = exactTime(at).split(' ');
  const dayAt = (moment: number) => exactTime(new Date(moment).toISOString()).split(' ')[0];
  const day = NEAR_DAYS.find(([, distance]) => dayAt(now + distance * DAY_MS) === date)?.[0] ?? 'other';
  const isThisYear = dayAt(now)?.slice(-4) === date.slice(-4);
  const shown = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return { day, time, date: shown.format(new Date(at)) };
}

/** Formats a duration in seconds for display: 0:05, 12:30, 1:02:03. */
export function formatSpan(totalSeconds: number): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/**
 * Returns a duration in words and digits: as a clock up to a day, in days beyond it, because nobody reads
 * "277:45:18". The digits keep their own direction.
 */
export function shownSpan(seconds: number, text: Translate): string {
  if (seconds < DAY_MS / 1000) return isolated(formatSpan(seconds));
  const days = Math.floor(seconds / (DAY_MS / 1000));
  const hours = Math.floor(seconds / 3600) % 24;
  const inDays = text('time.days', { count: days });
  return hours === 0 ? inDays : text('time.days_hours', { days: inDays, hours });
}

/** Returns the current time, updated at the given interval. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/**
 * Returns the current time on the server's clock, updated at the given interval. Compare times from the
 * server only with this.
 */
export function useServerNow(everyMs: number): number {
  useNow(everyMs);
  return serverNow();
}

/**
 * Formats a day for display, "29 Nov 2026" (rule 135: day, abbreviated month, year); `YYYY-MM-DD` is a
 * calendar day without a time zone.
 */
export function shownDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(DATE_TAGS[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}
