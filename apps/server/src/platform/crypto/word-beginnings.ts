import { foldName, LIMITS } from '@karov/domain';

/** Nobody finds much by one letter; a word that is one is looked for as it is. */
const SHORTEST = 2;
/** The number of letters by which longer words are looked for. */
const LONGEST = 12;
/** The number of letters in which all particles of a word, and what has to follow them, are looked for. */
const LOOKED_AHEAD = 24;
/** All that a form takes is read twice over; of what was written before there were bounds, the beginning. */
const READ_MAX = LIMITS.contactMessageMax * 2;
/**
 * The most beginnings that are kept: more than distinct words in the longest text of a form have as they are
 * written. Each costs a keyed hash, and others wait for this thread.
 */
const KEPT_MAX = 8000;
/** The most particles that are taken off one word; no language writes more together. */
const PARTICLES_MAX = 8;
/** Nobody looks for more words at once; what has these is found. */
const SOUGHT_MAX = 50;
/**
 * The length from which several words are not looked for as they stand, since each word of a text is compared
 * with all of them.
 */
const AS_IT_STANDS_MAX = 100;
/**
 * Stands between the signs of a text while they are folded together: no letter, no space, and nothing that is
 * left out.
 */
const SEAM = '\ue000';
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PART = /\p{N}+|\P{N}+/gu;
/**
 * What Hebrew and Arabic write together with the word that follows: and, in, the, to, from, that, as. There
 * may be several, as in "and when the".
 */
const PARTICLES: ReadonlySet<string> = new Set([...'ובהלמשכ', ...'وبفكل']);
/** The one that is two letters. */
const ARTICLE = ['ا', 'ل'] as const;
/**
 * Letters that Hebrew writes otherwise at the end of a word, where people and their search may stop at
 * another letter.
 */
const FINAL_LETTERS = new Map(
  [...'םמןנץצףפךכ'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
);

/**
 * Under which beginnings a text is found (rule 236): those of each word, and of what follows its particles;
 * folded like names (rule 229). All words as they are written come first: what is too much is left out behind
 * particles.
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

/**
 * By which beginnings the words of a search are looked for, one of each; none where there is no word in it.
 */
export function soughtBeginnings(search: string): string[] {
  return [
    ...new Set(wordsOf(search.slice(0, READ_MAX)).map((word) => word.slice(0, LONGEST).join(''))),
  ].slice(0, SOUGHT_MAX);
}

/** Whether a text has all the words of a search, as the index finds them. */
export function hasWords(text: string, search: string): boolean {
  const beginnings = new Set(beginningsOf(text));
  const sought = soughtBeginnings(search);
  return sought.length > 0 && sought.every((beginning) => beginnings.has(beginning));
}

/** A text as it is compared: like a name, and with no letters for the end of a word. */
function foldText(text: string): string {
  return [...foldName(text)].map((letter) => FINAL_LETTERS.get(letter) ?? letter).join('');
}

/** How many letters at the beginning of folded ones are a particle, before a word of enough letters. */
function particleAt(letters: readonly string[]): number {
  const [first = '', second] = letters;
  const length = PARTICLES.has(first) ? 1 : first === ARTICLE[0] && second === ARTICLE[1] ? 2 : 0;
  return length > 0 && letters.length - length >= SHORTEST ? length : 0;
}

/** What is looked for in a text: at which letters it is known, and how it goes on. */
interface Sought {
  beginning: string;
  whole: string;
}

/**
 * What the places of a search are looked for by, each once: all as it stands, then its words by their
 * beginnings, as many as the index is asked for.
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
 * Where the first of what is looked for stands in a text, as the index finds it: at the beginning of a word
 * or behind its particles; null where none does.
 */
export function placeOf(text: string, sought: readonly Sought[]): { at: number; end: number } | null {
  if (sought.length === 0) return null;
  const signs = [...text.slice(0, READ_MAX)];
  const folded = foldedEach(signs);
  const letters = folded.join('');
  // found once for all that is sought, and only where something of it stands in the text at all
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
 * What each sign of a text is when it is compared: nothing, a letter, or several (װ, ﻻ, ﷺ). Each different
 * one is folded once, and all of them at once.
 */
function foldedEach(signs: readonly string[]): string[] {
  const different = [...new Set(signs)].filter((sign) => sign !== SEAM);
  // before the first and behind the last of them spaces are lost
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
 * Where in folded letters something to be found may begin: a word, the digits or letters in it, and what
 * follows particles.
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
 * The place in a text of letters that its signs fold to; a sign that folds to several belongs to it whole.
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

/** The words of a text, each once, as their letters: one sign may be several words (ﷺ). */
function wordsOf(text: string): string[][] {
  return [...new Set(foldText(text).match(WORD))].map((word) => [...word]);
}

/** A word, and the parts of it that are digits or none, since numbers are written without a space too. */
function partsOf(word: string[]): string[][] {
  const parts = (word.join('').match(PART) ?? []).map((part) => [...part]);
  return [...(parts.length > 1 ? [word] : []), ...parts];
}

/** What follows the particle of a word; nothing where it has none. */
function withoutParticle(word: string[]): string[][] {
  const particle = particleAt(word);
  return particle === 0 ? [] : [word.slice(particle)];
}

function beginningsIn(word: string[]): string[] {
  const longest = Math.min(word.length, LONGEST);
  const shortest = Math.min(SHORTEST, longest);
  return Array.from({ length: longest - shortest + 1 }, (_, more) => word.slice(0, shortest + more).join(''));
}
