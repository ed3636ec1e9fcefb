import type { Cell } from './spreadsheet/table-row.js';

/** A value that was read, or why it could not be. */
export type Read<T> = { ok: true; value: T } | { ok: false };

const BAD = { ok: false } as const;
const YES = new Set(['1', 'כן', 'yes', 'y', 'true', 'v', 'x', '✓']);
const NO = new Set(['0', 'לא', 'no', 'n', 'false', '-']);

/** The words of a cell. Dates become text as they are written in Israel. */
export function cellText(cell: Cell | undefined): string {
  if (cell instanceof Date) return isoDate(cell).split('-').reverse().join('/');
  return (cell ?? '').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim();
}

/**
 * A text that is only ever text: what a spreadsheet program would take for a formula when the list is exported again
 * loses the sign that makes it one (decision 65).
 */
export function neutralText(text: string): string {
  return text.replace(/^[=+\-@\t\r\s]+/, '').trim();
}

/** Yes, no, or nothing said. */
export function readYesNo(text: string): Read<boolean | null> {
  const word = text.toLowerCase();
  if (word === '') return { ok: true, value: null };
  if (YES.has(word)) return { ok: true, value: true };
  return NO.has(word) ? { ok: true, value: false } : BAD;
}

/** A date as YYYY-MM-DD: a date cell, 2025-12-31, or day, month and year with any of / . - between them. */
export function readDate(cell: Cell | undefined): Read<string | null> {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? BAD : { ok: true, value: isoDate(cell) };
  const text = cellText(cell);
  if (text === '') return { ok: true, value: null };
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? dayFirst(text);
  if (!year || !month || !day) return BAD;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || isoDate(moment) !== iso ? BAD : { ok: true, value: iso };
}

function dayFirst(text: string): readonly (string | undefined)[] {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return ['', year, month, day];
}

function isoDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Full years between two dates. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** A choice with the words that stand for it. */
export interface Choice<T extends string> { value: T; words: readonly string[] }

/** The choice that a word stands for, capitals aside. */
export function readChoice<T extends string>(choices: readonly Choice<T>[], text: string): T | null {
  const wanted = text.toLowerCase();
  return choices.find(({ value, words }) => value === wanted || words.some((word) => word.toLowerCase() === wanted))?.value ?? null;
}

/** The parts of a cell that holds several values. */
export function splitList(text: string): string[] {
  return [...new Set(text.split(/[,;|/\n]+/).map((part) => part.trim()).filter(Boolean))];
}
