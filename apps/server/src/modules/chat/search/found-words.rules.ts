import { placeOf } from '../../../platform/crypto/word-beginnings.js';

/** So much of a message stands before and after the words that were found. */
const AROUND = 60;

/** A text cut around the words that were searched for. */
export interface FoundWords {
  before: string;
  found: string;
  after: string;
}

/** Cuts a text around the first place of some words, as their index finds them (rule 236), or of the first of them that stands there; where none does, its beginning. */
export function foundIn(text: string, words: string): FoundWords {
  const place = [words, ...(words.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])].map((sought) => placeOf(text, sought)).find((found) => found !== null);
  if (!place) return { before: beginningOf(text), found: '', after: '' };
  const { at, end } = place;
  const before = text.slice(0, at);
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    found: text.slice(at, end),
    after: shortened(text.slice(end), AROUND),
  };
}

/** The first words of a text. */
export function beginningOf(text: string): string {
  return shortened(text, AROUND * 2);
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
