import { isCountryName, isDistrictName } from '@karov/domain';
import { comparable } from './place-name.js';

/** Words that precede a number or letter within a house: flat, floor, entrance. */
const INSIDE_A_HOUSE = new Set(
  ['דירה', 'ד', 'קומה', 'כניסה', 'מס', 'apartment', 'apt', 'flat', 'floor', 'entrance', 'no'].map(comparable),
);
const NUMBER_OF_HOUSE = new Set(['מס', 'no'].map(comparable));
const BEFORE_A_STREET = new Set(
  ['רחוב', 'רח', 'שדרות', 'שדרת', 'שד', 'דרך', 'סמטת', 'סמטה', 'כיכר', 'ככר', 'שכונת'].map(comparable),
);
const BEHIND_A_STREET = new Set([
  'street',
  'st',
  'boulevard',
  'blvd',
  'avenue',
  'ave',
  'road',
  'rd',
  'lane',
  'square',
]);
const DASHES = /^[-–—־.]+$/;
/** Matches a postal code: no house number has five or more digits. */
const POSTAL_CODE = /^\d{5,7}$/;

/**
 * Consecutive words of an address, by their position in the part between two commas; a town lies within one
 * such stretch.
 */
export interface Stretch {
  part: number;
  start: number;
  end: number;
}

/**
 * Splits a typed address into the parts between commas, and these into words, leaving out countries,
 * districts and postal codes.
 */
export function wordsOf(text: string): string[][] {
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '' && !isDistrictName(part));
  const named = parts.filter((part) => !isCountryName(part));
  return (named.length > 0 ? named : parts)
    .map((part) => part.split(' ').filter((word) => !DASHES.test(word) && !POSTAL_CODE.test(word)))
    .filter((words) => words.length > 0);
}

/** Whether a word introduces a part of a house: a flat, a floor, an entrance. */
export function leadsInside(word: string): boolean {
  return INSIDE_A_HOUSE.has(comparable(word));
}

/** Whether a word introduces the house number itself, as in "No. 5". */
export function leadsToNumber(word: string): boolean {
  return NUMBER_OF_HOUSE.has(comparable(word));
}

/**
 * Returns the stretches of words between numbers: "אלנבי 5 תל אביב דירה 3" has the stretches "אלנבי" and "תל
 * אביב".
 */
export function stretchesOf(words: readonly string[], part: number): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (let at = 0; at <= words.length; at++) {
    if (at < words.length && !isBreak(words, at)) continue;
    if (at > start) found.push({ part, start, end: at });
    start = at + 1;
  }
  return found;
}

/**
 * Whether words are a street's name, judging by the word before or after them: "רחוב ירושלים", "Jerusalem
 * Street".
 */
export function isStreetName(words: readonly string[], start: number, end: number): boolean {
  const before = words[start - 1];
  const behind = words[end];
  return (
    (before !== undefined && BEFORE_A_STREET.has(comparable(before))) ||
    (behind !== undefined && BEHIND_A_STREET.has(comparable(behind)))
  );
}

/** Returns a street's name without the word for street, as in tables of streets. */
export function bareStreet(comparableName: string): string {
  const [first = '', ...others] = comparableName.split(' ');
  return others.length > 0 && (first === comparable('רחוב') || first === comparable('רח'))
    ? others.join(' ')
    : comparableName;
}

/**
 * Whether a word introduces a street, so that what it begins is not a town ("שדרות ירושלים 12" is not in the
 * town שדרות).
 */
export function announcesStreet(word: string): boolean {
  return BEFORE_A_STREET.has(comparable(word));
}

/** Whether a word may be a house number. */
export function startsWithNumber(word: string): boolean {
  return /^\d/.test(word);
}

function isBreak(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1];
  return startsWithNumber(word) || leadsInside(word) || (before !== undefined && leadsInside(before));
}
