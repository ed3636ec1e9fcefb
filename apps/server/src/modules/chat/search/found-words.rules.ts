import { placeOf, soughtIn } from '../../../platform/crypto/word-beginnings.js';

/** The length of the text before and after the found words. */
const AROUND = 60;

/** A text cut around the found words. */
export interface FoundWords {
  before: string;
  found: string;
  after: string;
}

/**
 * Returns a function that cuts a text around the first occurrence of the given words, by the rules of their
 * index (rule 236); if they do not occur together, around the first of them that does; or else at the
 * beginning of the text.
 */
export function cuttingAround(words: string): (text: string) => FoundWords {
  const sought = soughtIn(words);
  return (text) => {
    const place = placeOf(text, sought);
    return place ? cutAt(text, place) : { before: beginningOf(text), found: '', after: '' };
  };
}

function cutAt(text: string, { at, end }: { at: number; end: number }): FoundWords {
  const before = text.slice(0, at);
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    found: text.slice(at, end),
    after: shortened(text.slice(end), AROUND),
  };
}

/** Returns the beginning of a text. */
export function beginningOf(text: string): string {
  return shortened(text, AROUND * 2);
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
