import { foldName } from '@karov/domain';

/** Nobody finds much by one letter; a word that is one is looked for as it is. */
const SHORTEST = 2;
/** Longer words are looked for by so many letters. */
const LONGEST = 12;
/** Of a text that is longer, the first so many beginnings are kept: far more than the longest text of a form has. */
const KEPT_MAX = 4000;
/** Letters that Hebrew writes together with the word that follows: and, in, the, to, from, that, as. */
const PARTICLES = new Set('ובהלמשכ');
/** As in "and that the". */
const PARTICLES_MAX = 2;

/** Under which beginnings a text is found (rule 236): those of each word, and of what follows its particles; folded like names (rule 229). */
export function beginningsOf(text: string): string[] {
  const found = new Set<string>();
  for (const word of wordsOf(text)) for (const form of formsOf(word)) for (const beginning of beginningsIn(form)) found.add(beginning);
  return [...found].slice(0, KEPT_MAX);
}

/** By which beginnings the words of a search are looked for, one of each; none where there is no word in it. */
export function soughtBeginnings(search: string): string[] {
  return [...new Set(wordsOf(search).map((word) => word.slice(0, LONGEST).join('')))];
}

/** Whether a text has all the words of a search, as the index finds them. */
export function hasWords(text: string, search: string): boolean {
  const beginnings = new Set(beginningsOf(text));
  const sought = soughtBeginnings(search);
  return sought.length > 0 && sought.every((beginning) => beginnings.has(beginning));
}

/** The words of a text, as their letters. */
function wordsOf(text: string): string[][] {
  return (foldName(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => [...word]);
}

function formsOf(word: string[]): string[][] {
  const forms = [word];
  for (let taken = 1; taken <= PARTICLES_MAX && word.length - taken >= SHORTEST && PARTICLES.has(word[taken - 1] ?? ''); taken++) forms.push(word.slice(taken));
  return forms;
}

function beginningsIn(word: string[]): string[] {
  const longest = Math.min(word.length, LONGEST);
  const shortest = Math.min(SHORTEST, longest);
  return Array.from({ length: longest - shortest + 1 }, (_, more) => word.slice(0, shortest + more).join(''));
}
