import { foldName, LIMITS } from '@karov/domain';

/** Nobody finds much by one letter; a word that is one is looked for as it is. */
const SHORTEST = 2;
/** How many letters of a longer word are looked for. */
const LONGEST = 12;
/** How many signs, with their marks, show a particle and the beginning of its word. */
const LOOKED_AHEAD = 24;
/** All that a form takes is read twice over; of what was written before there were bounds, the beginning. */
const READ_MAX = LIMITS.contactMessageMax * 2;
/** How many beginnings are kept: more than the distinct words of the longest text of a form have. Each costs a keyed hash, and others wait for this thread. */
const KEPT_MAX = 8000;
/** The most particles that are taken off one word; no language writes more together. */
const PARTICLES_MAX = 8;
/** Nobody looks for more words at once; what has these is found. */
const SOUGHT_MAX = 50;
/** What Hebrew and Arabic write together with the word that follows: and, in, the, to, from, that, as. There may be several, as in "and when the". */
const PARTICLES: ReadonlySet<string> = new Set([...'ובהלמשכ', ...'وبفكل']);
/** The particle of two letters. */
const ARTICLE = ['ا', 'ل'] as const;
/** Letters that Hebrew writes otherwise at the end of a word, where people and their search may stop at another letter. */
const FINAL_LETTERS = new Map([...'םמןנץצףפךכ'].flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [])));

/**
 * Under which beginnings a text is found (rule 236): those of each word, and of what follows its particles; folded like names (rule 229). All words as they are
 * written come first: what is too much is left out behind particles.
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

/** By which beginnings the words of a search are looked for, one of each; none where there is no word in it. */
export function soughtBeginnings(search: string): string[] {
  return [...new Set(wordsOf(search.slice(0, READ_MAX)).map((word) => word.slice(0, LONGEST).join('')))].slice(0, SOUGHT_MAX);
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

/** Where a word, or several as they stand, is first found in a text, as the index finds it: at the beginning of a word or behind its particles; null where it is not. */
export function placeOf(text: string, sought: string): { at: number; end: number } | null {
  const folded = foldText(sought);
  if (folded === '') return null;
  for (const { 0: word, index } of text.slice(0, READ_MAX).matchAll(/[\p{L}\p{N}\p{M}]+/gu))
    for (const start of startsIn(word)) {
      const at = index + start;
      const end = endOf(text, at, folded);
      if (end !== null) return { at, end };
    }
  return null;
}

/** Where in a word something to be found may begin. */
function startsIn(word: string): number[] {
  return [...word.matchAll(/\p{N}+|\P{N}+/gu)].flatMap(({ 0: part, index }) => [index, ...behindParticles(part).map((start) => index + start)]);
}

function behindParticles(part: string): number[] {
  const starts: number[] = [];
  for (let start = 0; starts.length < PARTICLES_MAX; ) {
    const ahead = part.slice(start, start + LOOKED_AHEAD);
    const particle = particleAt([...foldText(ahead)]);
    const length = particle === 0 ? 0 : lengthOf(ahead, particle);
    // one sign may fold to several letters (װ, ﻻ): a word does not begin within it
    if (length === 0) return starts;
    start += length;
    starts.push(start);
  }
  return starts;
}

/** The length of a text's first folded letters, with the marks that belong to them. */
function lengthOf(text: string, letters: number): number {
  let length = 0;
  for (const sign of text) {
    if ([...foldText(text.slice(0, length + sign.length))].length > letters) break;
    length += sign.length;
  }
  return length;
}

/** Where what begins at a place of a text ends, if it is this. */
function endOf(text: string, at: number, folded: string): number | null {
  // signs that are left out when folding stand between letters, not in numbers of their own
  const longest = Math.min(text.length, at + folded.length * 3 + SHORTEST);
  if (!foldText(text.slice(at, longest)).startsWith(folded)) return null;
  let end = at;
  while (end < longest && !foldText(text.slice(at, end)).startsWith(folded)) end++;
  return end;
}

/** The words of a text, as their letters. */
function wordsOf(text: string): string[][] {
  return (foldText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => [...word]);
}

/** A word, and the parts of it that are digits or none, since numbers are written without a space too. */
function partsOf(word: string[]): string[][] {
  const parts = (word.join('').match(/\p{N}+|\P{N}+/gu) ?? []).map((part) => [...part]);
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
