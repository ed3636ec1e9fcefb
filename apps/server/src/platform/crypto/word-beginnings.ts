import { foldName, LIMITS } from '@karov/domain';

/**
 * The shortest beginning that is indexed: a single letter would find too much; a word of one letter is
 * searched for as it is.
 */
const SHORTEST = 2;
/** The number of letters by which longer words are searched for. */
const LONGEST = 12;
/**
 * The number of letters within which a word's particles, and the letters that must follow them, are looked
 * for.
 */
const LOOKED_AHEAD = 24;
/**
 * The maximum length of text that is indexed: twice the longest form field; of older texts that are longer,
 * only the beginning.
 */
const READ_MAX = LIMITS.contactMessageMax * 2;
/**
 * The maximum number of beginnings stored: more than the longest form field has distinct words. Each costs a
 * keyed hash, and other work waits for this thread.
 */
const KEPT_MAX = 8000;
/** The maximum number of particles removed from one word; no language combines more. */
const PARTICLES_MAX = 8;
/** The maximum number of words of a search that are considered; a text that has these is found. */
const SOUGHT_MAX = 50;
/**
 * The length from which a phrase is no longer searched for as a whole, because each word of a text would be
 * compared with all of it.
 */
const AS_IT_STANDS_MAX = 100;
/**
 * Separates the characters of a text while they are normalized together: it is neither a letter, nor a space,
 * nor a character that normalization drops.
 */
const SEAM = '\ue000';
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PART = /\p{N}+|\P{N}+/gu;
/**
 * Particles that Hebrew and Arabic write together with the following word: and, in, the, to, from, that, as.
 * A word may have several, as in "and when the".
 */
const PARTICLES: ReadonlySet<string> = new Set([...'ובהלמשכ', ...'وبفكل']);
/** The one particle that has two letters. */
const ARTICLE = ['ا', 'ل'] as const;
/** Letters that have another form at the end of a Hebrew word, where a search may have cut off the word. */
const FINAL_LETTERS = new Map(
  [...'םמןנץצףפךכ'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
);

/**
 * Returns the beginnings by which a text is found (rule 236): those of each word, and those of the rest after
 * its particles, normalized like names (rule 229). The beginnings of whole words come first, so that the
 * limit cuts off those after particles.
 */
export function beginningsOf(text: string): string[] {
  const found = new Set<string>();
  let forms = wordsOf(text.slice(0, READ_MAX)).flatMap(partsOf);
  for (let taken = 0; forms.length > 0 && taken <= PARTICLES_MAX; taken++) {
    for (const form of forms) {
      for (const beginning of beginningsIn(form)) found.add(beginning);
      if (found.size >= KEPT_MAX) return [...found].slice(0, KEPT_MAX);
    }
    forms = forms.flatMap(withoutParticle);
  }
  return [...found];
}

/** Returns the beginnings to search for, one for each word; an empty list if there are no words. */
export function soughtBeginnings(search: string): string[] {
  return [
    ...new Set(wordsOf(search.slice(0, READ_MAX)).map((word) => word.slice(0, LONGEST).join(''))),
  ].slice(0, SOUGHT_MAX);
}

/** Whether a text has all the words of a search, by the rules of the index. */
export function hasWords(text: string, search: string): boolean {
  const beginnings = new Set(beginningsOf(text));
  const sought = soughtBeginnings(search);
  return sought.length > 0 && sought.every((beginning) => beginnings.has(beginning));
}

/** Normalizes a text for comparison: like a name, and without final forms of letters. */
function foldText(text: string): string {
  return [...foldName(text)].map((letter) => FINAL_LETTERS.get(letter) ?? letter).join('');
}

/** Returns the length of a particle at the beginning of normalized letters, if enough letters follow. */
function particleAt(letters: readonly string[]): number {
  const [first = '', second] = letters;
  const length = PARTICLES.has(first) ? 1 : first === ARTICLE[0] && second === ARTICLE[1] ? 2 : 0;
  return length > 0 && letters.length - length >= SHORTEST ? length : 0;
}

/** A search term to find in a text: its first letters, and the whole term. */
interface Sought {
  beginning: string;
  whole: string;
}

/**
 * Returns the terms of a search to be highlighted, each once: the whole phrase, then its words by their
 * beginnings, up to the index's limit.
 */
export function soughtIn(search: string): Sought[] {
  const all = foldText(search.slice(0, READ_MAX));
  const asItStands = all !== '' && all.length <= AS_IT_STANDS_MAX ? [{ beginning: all, whole: all }] : [];
  const words = wordsOf(search.slice(0, READ_MAX)).map((word) => ({
    beginning: word.slice(0, LONGEST).join(''),
    whole: word.join(''),
  }));
  return [...new Map([...asItStands, ...words].map((one) => [one.beginning, one])).values()].slice(
    0,
    SOUGHT_MAX + 1,
  );
}

/**
 * Returns the first occurrence of a search term in a text, by the rules of the index: at the beginning of a
 * word or after its particles; null if there is none.
 */
export function placeOf(text: string, sought: readonly Sought[]): { at: number; end: number } | null {
  if (sought.length === 0) return null;
  const signs = [...text.slice(0, READ_MAX)];
  const folded = foldedEach(signs);
  const letters = folded.join('');
  // computed once for all terms, and only if the text contains any of them
  let starts: readonly number[] | null = null;
  for (const { beginning, whole } of sought) {
    if (!letters.includes(beginning)) continue;
    starts ??= [...startsIn(letters)];
    const start = starts.find((at) => letters.startsWith(beginning, at));
    if (start === undefined) continue;
    let end = start + beginning.length;
    while (end < letters.length && letters[end] === whole[end - start]) end++;
    return placeIn(signs, folded, start, end);
  }
  return null;
}

/**
 * Normalizes each character of a text into nothing, one letter, or several (װ, ﻻ, ﷺ). Each distinct character
 * is normalized once, and all of them together.
 */
function foldedEach(signs: readonly string[]): string[] {
  const different = [...new Set(signs)].filter((sign) => sign !== SEAM);
  // normalization drops leading and trailing spaces
  const parts = foldText(`x${SEAM}${different.join(SEAM)}${SEAM}x`).split(SEAM);
  const foldedTo = new Map(different.map((sign, index) => [sign, parts[index + 1] ?? '']));
  let isAfterSpace = true;
  return signs.map((sign) => {
    const part = foldedTo.get(sign) ?? ' ';
    const shown = isAfterSpace && part.startsWith(' ') ? part.slice(1) : part;
    if (shown !== '') isAfterSpace = shown.endsWith(' ');
    return shown;
  });
}

/**
 * The positions in normalized letters at which a match may begin: words, digits or letters within them, and
 * the rest after particles.
 */
function* startsIn(letters: string): Generator<number> {
  for (const { 0: word, index } of letters.matchAll(WORD))
    for (const { 0: part, index: within } of word.matchAll(PART)) {
      let at = index + within;
      yield at;
      let rest = [...part.slice(0, LOOKED_AHEAD)];
      for (let taken = 0; taken < PARTICLES_MAX; taken++) {
        const particle = particleAt(rest);
        if (particle === 0) break;
        rest = rest.slice(particle);
        at += particle;
        yield at;
      }
    }
}

/**
 * Maps a position in the normalized letters to the original text; a character that is normalized to several
 * letters counts as a whole.
 */
function placeIn(
  signs: readonly string[],
  folded: readonly string[],
  start: number,
  end: number,
): { at: number; end: number } {
  let [place, passed, at] = [0, 0, 0];
  for (const [index, sign] of signs.entries()) {
    if (passed >= end) break;
    passed += folded[index]?.length ?? 0;
    if (passed <= start) at = place + sign.length;
    place += sign.length;
  }
  return { at, end: place };
}

/** Returns the distinct words of a text, as letters; one character may contain several words (ﷺ). */
function wordsOf(text: string): string[][] {
  return [...new Set(foldText(text).match(WORD))].map((word) => [...word]);
}

/**
 * Returns a word and its parts with and without digits, because numbers are also written without a space
 * before or after them.
 */
function partsOf(word: string[]): string[][] {
  const parts = (word.join('').match(PART) ?? []).map((part) => [...part]);
  return [...(parts.length > 1 ? [word] : []), ...parts];
}

/** Returns the rest of a word after its particle; an empty list if it has none. */
function withoutParticle(word: string[]): string[][] {
  const particle = particleAt(word);
  return particle === 0 ? [] : [word.slice(particle)];
}

function beginningsIn(word: string[]): string[] {
  const longest = Math.min(word.length, LONGEST);
  const shortest = Math.min(SHORTEST, longest);
  return Array.from({ length: longest - shortest + 1 }, (_, more) => word.slice(0, shortest + more).join(''));
}
