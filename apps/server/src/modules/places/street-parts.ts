import { leadsInside, leadsToNumber } from './address-words.js';

/** The parts of a street: "אלנבי 5 דירה 3" is the street אלנבי, its number 5 and the rest "דירה 3". */
export interface StreetParts {
  streetName: string;
  streetNumber: string;
  /** flat, floor and entrance, as typed */
  rest: string;
}

const NUMBER = String.raw`\d+[א-תa-zA-Z]?(?:[/-]\d+)?`;
const NUMBER_BEHIND = new RegExp(`^(\\D*\\D)[\\s,]+(${NUMBER})(?:[\\s,]+(.*))?$`);
/** Matches a word with its number or single letter, and the separator before the next word. */
const LEADING_PART = new RegExp(String.raw`([^\s,\d]+)\s*(?:\d+|[א-תa-zA-Z])(?=[\s,])[\s,]*`, 'g');
const NUMBER_BEFORE = new RegExp(`^(${NUMBER})\\s+(.*)$`);

/**
 * Splits an address such as "Herzl 10", "10 Herzl" or "apt 3, 10 Herzl"; the number may include a letter or
 * an entrance ("10א", "12/3").
 */
export function splitStreet(street: string): StreetParts {
  const inside = insideFirst(street);
  if (inside === '') return splitName(street);
  const parts = splitName(street.slice(inside.length).replace(/^[\s,]+/, ''));
  return parts.streetNumber === ''
    ? splitName(street)
    : { ...parts, rest: [parts.rest, inside].filter(Boolean).join(' ') };
}

/**
 * Returns what precedes a street, such as "apt 3, entrance B": words for parts of a house, each with its
 * number or letter.
 */
function insideFirst(street: string): string {
  let end = 0;
  for (const { 0: whole, 1: word = '', index } of street.matchAll(LEADING_PART)) {
    if (index !== end || !leadsInside(word) || leadsToNumber(word)) break;
    end += whole.length;
  }
  return street.slice(0, end).replace(/[\s,]+$/, '');
}

function splitName(street: string): StreetParts {
  const behind = NUMBER_BEHIND.exec(street);
  if (behind)
    return { streetName: (behind[1] ?? '').trim(), streetNumber: behind[2] ?? '', rest: behind[3] ?? '' };
  const before = NUMBER_BEFORE.exec(street);
  if (before) return { streetNumber: before[1] ?? '', ...nameAndRest((before[2] ?? '').trim()) };
  return { streetName: street, streetNumber: '', rest: '' };
}

/**
 * Splits "Herzl apt 3", which follows a number: the street's name ends at a comma, at a number, or before a
 * part of the house.
 */
function nameAndRest(text: string): Pick<StreetParts, 'streetName' | 'rest'> {
  const words = [...text.matchAll(/[^\s,]+/g)];
  const first = words.find(
    ({ 0: word, index }, at) =>
      at > 0 && (startsPart(text, index) || /^\d/.test(word) || (at < words.length - 1 && leadsInside(word))),
  );
  if (!first) return { streetName: text, rest: '' };
  return { streetName: text.slice(0, first.index).replace(/[\s,]+$/, ''), rest: text.slice(first.index) };
}

function startsPart(text: string, index: number): boolean {
  return /,\s*$/.test(text.slice(0, index));
}
