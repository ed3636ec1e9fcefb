import { announcesStreet, isStreetName, stretchesOf, wordsOf, type Stretch } from './address-words.js';
import type { Locality } from './locality.js';
import type { PlaceIndex } from './place-index.js';

/** What a person typed as an address, taken apart. */
export interface TypedAddress {
  /** what stands before (or after) the town: kept as it was typed, numbers and flats with it */
  street: string;
  localities: Locality[];
  /** the words that were taken for the town; empty when none were */
  town: string;
}

/** How towns are looked for: as somebody types, where the last word may be unfinished, or in a text that is whole. */
export interface TownSearch {
  exactly: (text: string) => Locality[];
  /** names that begin so; empty when the text is whole */
  begun: (text: string) => Locality[];
  mistaken: (text: string) => { localities: Locality[]; mistakes: number } | null;
}

type Find = (text: string) => Locality[];
const NOTHING: TypedAddress = { street: '', localities: [], town: '' };

/**
 * Finds the town in a typed address: "Herzl 10, Haifa", "חיפה, הרצל 10", "אלנבי 5 תל אביב" and "אלנבי 5 תל אביב דירה 3" keep street and number
 * (rule 104). A town never reaches over a number, and what follows "street" is no town. Without a street the whole text is what is searched.
 */
export function readTypedAddress(text: string, search: TownSearch): TypedAddress {
  const parts = wordsOf(text);
  return wholePart(parts, search.exactly) ?? inStretches(parts, search) ?? (parts.length > 1 ? mistakenPart(parts, search) : null) ?? NOTHING;
}

/** How towns are searched while somebody types. */
export function whileTyping(index: PlaceIndex, limit: number): TownSearch {
  return {
    exactly: (text) => (index.namedExactly(text) ? index.search(text, limit) : []),
    begun: (text) => index.begun(text, limit),
    mistaken: (text) => index.mistakenFor(text, limit, { isWhole: false }),
  };
}

/** How towns are found in a text that somebody finished. */
export function inWholeTexts(index: PlaceIndex): TownSearch {
  const only = (found: Locality | null): Locality[] => (found ? [found] : []);
  return { exactly: (text) => only(index.namedExactly(text)), begun: () => [], mistaken: (text) => index.mistakenFor(text, 1, { isWhole: true }) };
}

/**
 * The words that stand where a town is written, when none of them is known: behind the last comma, or behind the number. Empty when the address ends with
 * its street, so that the town is what is missing.
 */
export function unknownTown(text: string): string {
  const parts = wordsOf(text);
  const at = parts.length - 1;
  const words = parts[at] ?? [];
  const stretches = stretchesOf(words, at);
  const last = stretches.at(-1);
  if (!last || isStreetName(words, last.start, last.end) || announcesStreet(words[last.start] ?? '')) return '';
  const endsWithNumber = last.end < words.length && stretches.length === 1;
  return endsWithNumber && parts.length >= 1 ? '' : words.slice(last.start, last.end).join(' ');
}

/** Where else a town may be written that only another table knows: comma parts from the end, then the last words. */
export function possibleTowns(text: string): { town: string; street: string }[] {
  const parts = wordsOf(text);
  const whole = parts
    .map((words, part) => ({ part, start: 0, end: words.length }))
    .filter(({ part }) => hasNoNumber(parts[part] ?? []))
    .reverse();
  const last = stretchesOf(parts.at(-1) ?? [], parts.length - 1).at(-1);
  return [...whole, ...(last ? endings(last) : [])].map((span) => ({ town: townOf(parts, span), street: streetBeside(parts, span) }));
}

function wholePart(parts: readonly string[][], find: Find): TypedAddress | null {
  for (const part of [...parts.keys()].reverse()) {
    const words = parts[part] ?? [];
    const found = hasNoNumber(words) ? taken(parts, { part, start: 0, end: words.length }, find) : null;
    if (found) return found;
  }
  return null;
}

function inStretches(parts: readonly string[][], search: TownSearch): TypedAddress | null {
  for (const part of [...parts.keys()].reverse()) {
    const words = parts[part] ?? [];
    const stretches = stretchesOf(words, part);
    for (const [nth, stretch] of [...stretches.entries()].reverse()) {
      const isBehindNumber = nth === stretches.length - 1 && nth > 0;
      const found = inStretch(parts, stretch, search, stretch.end === words.length || isBehindNumber);
      if (found) return found;
    }
  }
  return null;
}

/** In one stretch a whole name wins, then one that is begun, then the one with fewest mistakes; endings before beginnings, longer before shorter. */
function inStretch(parts: readonly string[][], stretch: Stretch, search: TownSearch, isLast: boolean): TypedAddress | null {
  const words = parts[stretch.part] ?? [];
  const ends = endings(stretch).filter(({ start, end }) => !isStreetName(words, start, end));
  for (const span of [...ends, ...beginnings(stretch).filter(({ start, end }) => !isStreetName(words, start, end) && !isAnnouncement(words, start, end))]) {
    const found = taken(parts, span, search.exactly);
    if (found) return found;
  }
  if (!isLast) return null;
  for (const span of stretch.part === parts.length - 1 ? ends : []) {
    const found = taken(parts, span, search.begun);
    if (found) return found;
  }
  return leastMistaken(parts, ends, search);
}

function leastMistaken(parts: readonly string[][], spans: readonly Stretch[], search: TownSearch): TypedAddress | null {
  let best: { span: Stretch; localities: Locality[]; mistakes: number } | null = null;
  for (const span of spans) {
    const found = search.mistaken(townOf(parts, span));
    if (found && (!best || found.mistakes < best.mistakes)) best = { span, ...found };
  }
  return best && { street: streetBeside(parts, best.span), localities: best.localities, town: townOf(parts, best.span) };
}

/** "חיפא, הרצל 10": a comma part before the last that is a town with a mistake. */
function mistakenPart(parts: readonly string[][], search: TownSearch): TypedAddress | null {
  const whole = parts.map((words, part) => ({ part, start: 0, end: words.length })).filter(({ part }) => hasNoNumber(parts[part] ?? []));
  return leastMistaken(parts, whole, search);
}

function taken(parts: readonly string[][], span: Stretch, find: Find): TypedAddress | null {
  const town = townOf(parts, span);
  const localities = find(town);
  return localities.length > 0 ? { street: streetBeside(parts, span), localities, town } : null;
}

function townOf(parts: readonly string[][], { part, start, end }: Stretch): string {
  return (parts[part] ?? []).slice(start, end).join(' ');
}

function streetBeside(parts: readonly string[][], { part, start, end }: Stretch): string {
  return parts
    .map((words, at) => (at === part ? [...words.slice(0, start), ...words.slice(end)] : words).join(' '))
    .filter(Boolean)
    .join(', ');
}

function endings({ part, start, end }: Stretch): Stretch[] {
  return Array.from({ length: end - start }, (_, skipped) => ({ part, start: start + skipped, end }));
}

function beginnings({ part, start, end }: Stretch): Stretch[] {
  return Array.from({ length: end - start - 1 }, (_, dropped) => ({ part, start, end: end - 1 - dropped }));
}

function isAnnouncement(words: readonly string[], start: number, end: number): boolean {
  return end === start + 1 && announcesStreet(words[start] ?? '');
}

function hasNoNumber(words: readonly string[]): boolean {
  const [only] = stretchesOf(words, 0);
  return only !== undefined && only.end - only.start === words.length;
}
