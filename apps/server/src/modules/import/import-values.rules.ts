import { trimmedText } from '@karov/domain';
import { withoutApostrophe } from '../../platform/lists/spreadsheet-cell.js';
import type { Cell } from './spreadsheet/table-row.js';

/** A value that was read, or the fact that it could not be read. */
export type Read<T> = { ok: true; value: T } | { ok: false };

const BAD = { ok: false } as const;
const YES = new Set(['1', 'כן', 'yes', 'y', 'true', 'v', 'x', '✓']);
/** The maximum number of parts between separators that one label can span. */
const MOST_JOINED = 3;
const NO = new Set(['0', 'לא', 'no', 'n', 'false', '-']);

/** The text of a cell; dates are written in Israel's format. */
export function cellText(cell: Cell | undefined): string {
  if (cell instanceof Date) return isoDate(cell).split('-').reverse().join('/');
  return trimmedText(withoutApostrophe((cell ?? '').replace(/[\u200e\u200f]/g, '')));
}

/**
 * Ensures that a text remains plain text: removes a leading character that a spreadsheet program would read
 * as a formula in an export (rule 65).
 */
export function neutralText(text: string): string {
  return text.replace(/^[=+\-@\t\r\s]+/, '').trim();
}

/** Reads yes, no or an empty text. */
export function readYesNo(text: string): Read<boolean | null> {
  const word = text.toLowerCase();
  if (word === '') return { ok: true, value: null };
  if (YES.has(word)) return { ok: true, value: true };
  return NO.has(word) ? { ok: true, value: false } : BAD;
}

/**
 * Reads a date as YYYY-MM-DD: from a date cell, from 2025-12-31, or from day, month and year with any of / .
 * - between them.
 */
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

/** The number of full years between two dates. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/**
 * A choice: its stable key, its Hebrew and English labels, and other words for it in volunteers' own lists.
 */
export interface Choice<T extends string> {
  value: T;
  labels: readonly [hebrew: string, english: string];
  words: readonly string[];
}

/**
 * Returns the choice for a word, ignoring capitals. Keys and labels take precedence over other words, which
 * may have become the label of another choice.
 */
export function readChoice<T extends string>(choices: readonly Choice<T>[], text: string): T | null {
  const wanted = comparable(text);
  const named = choices.find(
    ({ value, labels }) =>
      comparable(value) === wanted || labels.some((label) => comparable(label) === wanted),
  );
  return (
    (named ?? choices.find(({ words }) => words.some((word) => comparable(word) === wanted)))?.value ?? null
  );
}

/** A part of a cell, and its choice; null if it is unknown. */
export interface ReadPart<T extends string> {
  text: string;
  value: T | null;
}

/** Reads the choices of a cell that can have several, each once. A label may contain a separator. */
export function readChoices<T extends string>(choices: readonly Choice<T>[], text: string): ReadPart<T>[] {
  const parts = text.split(/([,;|/\n]+)/);
  const read: ReadPart<T>[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = longestChoice(choices, parts, at);
    if (part.text !== '' && !read.some((known) => known.text === part.text))
      read.push({ text: part.text, value: part.value });
    at += part.joined * 2;
  }
  return read;
}

/**
 * Returns the longest series of consecutive parts that forms a choice, or only the first part if none does.
 */
function longestChoice<T extends string>(
  choices: readonly Choice<T>[],
  parts: readonly string[],
  at: number,
): ReadPart<T> & { joined: number } {
  for (let joined = MOST_JOINED; joined > 0; joined--) {
    const text = parts
      .slice(at, at + joined * 2 + 1)
      .join('')
      .trim();
    const value = at + joined * 2 < parts.length ? readChoice(choices, text) : null;
    if (value !== null) return { text, value, joined };
  }
  const text = (parts[at] ?? '').trim();
  return { text, value: readChoice(choices, text), joined: 0 };
}

function comparable(word: string): string {
  return word.trim().replace(/\s+/g, ' ').toLowerCase();
}
