import {
  announcesStreet,
  isStreetName,
  type Stretch,
  startsWithNumber,
  stretchesOf,
  wordsOf,
} from './address-words.js';
import type { Locality } from './locality.js';
import type { PlaceIndex, Town } from './place-index.js';

/** The parts of a typed address. */
export interface TypedAddress {
  /** the text before (or after) the town, as typed, with numbers and flats */
  street: string;
  towns: Town[];
  /** the words of the town; empty if the town is missing */
  town: string;
}

/** An address whose meaning is certain. */
export interface ClearAddress {
  /** everything except the town's name, as typed, including a quarter */
  street: string;
  town: Town;
}

/** A search for towns while a person is typing, when the last word may be unfinished. */
export interface TownSearch {
  exactly: (text: string) => Town[];
  begun: (text: string) => Town[];
  mistaken: (text: string) => { towns: Town[]; mistakes: number } | null;
}

type Find = (text: string) => Town[];
const NOTHING: TypedAddress = { street: '', towns: [], town: '' };

/**
 * Finds possible towns in a typed address, for suggestions: "Herzl 10, Haifa", "חיפה, הרצל 10", "אלנבי 5 תל
 * אביב" and "אלנבי 5 תל אביב דירה 3" all keep their street and number (rule 104). A town never extends across
 * a number, and words after "street" are not a town. Without a street the whole text is searched.
 */
export function readTypedAddress(text: string, search: TownSearch): TypedAddress {
  const parts = wordsOf(text);
  return (
    wholePart(parts, search.exactly) ??
    inStretches(parts, search) ??
    (parts.length > 1 ? mistakenPart(parts, search) : null) ??
    NOTHING
  );
}

/** Returns a search for towns while a person is typing. */
export function whileTyping(index: PlaceIndex, limit: number): TownSearch {
  return {
    exactly: (text) => (index.named(text).length > 0 ? index.search(text, limit) : []),
    begun: (text) => index.begun(text, limit),
    mistaken: (text) => index.mistakenFor(text, limit),
  };
}

/**
 * Returns the address, if it is certain (rule 104): the whole name of exactly one town is where only a town
 * can be, between two commas or after a number. Words next to it without a comma or a number in between lead
 * to a question ("הרצל חיפה", "מגדל עוז" if only מגדל is known), and so do two towns, unless one is within
 * the other ("רמות, באר שבע"). Incomplete or misspelled names are never certain.
 */
export function clearlyTyped(text: string, index: PlaceIndex): ClearAddress | null {
  const parts = wordsOf(text);
  const named = parts
    .flatMap((words, part) => placesForTowns(words, part))
    .map((span) => ({ span, towns: index.named(townOf(parts, span)) }))
    .filter(({ towns }) => towns.length > 0);
  const [locality, ...others] = sharedBy(named.map(({ towns }) => towns.map((town) => town.locality)));
  if (!locality || others.length > 0) return null;
  const isTown = ({ towns }: (typeof named)[number]) =>
    towns.some((town) => town.locality === locality && town.quarter === null);
  const quarter =
    named
      .filter((one) => !isTown(one))
      .flatMap(({ towns }) => towns.filter((town) => town.locality === locality))[0]?.quarter ?? null;
  return {
    street: streetBesideAll(
      parts,
      named.filter(isTown).map(({ span }) => span),
    ),
    town: { locality, quarter },
  };
}

/**
 * Returns the positions at which only a town can be: a part between commas without numbers, and words that
 * follow the number of a house, a flat or a floor and have no number after them.
 */
function placesForTowns(words: readonly string[], part: number): Stretch[] {
  const isNumberFirst = startsWithNumber(words[0] ?? '');
  return stretchesOf(words, part).filter(({ start, end }) => {
    if (isStreetName(words, start, end)) return false;
    if (start === 0) return end === words.length;
    return !startsWithNumber(words[end] ?? '') && !(isNumberFirst && start === 1);
  });
}

/** Returns the elements that all lists have in common. */
function sharedBy(lists: readonly (readonly Locality[])[]): Locality[] {
  const [first = [], ...others] = lists;
  return [...new Set(first)].filter((one) => others.every((list) => list.includes(one)));
}

/**
 * Returns the words at the position of a town if none of them is known: after the last comma, or after the
 * number. Returns an empty text if the address ends with its street, so that the town is missing.
 */
export function unknownTown(text: string): string {
  const parts = wordsOf(text);
  const at = parts.length - 1;
  const words = parts[at] ?? [];
  const stretches = stretchesOf(words, at);
  const last = stretches.at(-1);
  if (!last || isStreetName(words, last.start, last.end) || announcesStreet(words[last.start] ?? ''))
    return '';
  const endsWithNumber = last.end < words.length && stretches.length === 1;
  return endsWithNumber && parts.length >= 1 ? '' : words.slice(last.start, last.end).join(' ');
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

/**
 * Orders the ways to read one stretch: a whole name first, then an unfinished one, then the one with the
 * fewest mistakes; words at the end come before words at the beginning, and longer ones before shorter ones.
 */
function inStretch(
  parts: readonly string[][],
  stretch: Stretch,
  search: TownSearch,
  isLast: boolean,
): TypedAddress | null {
  const words = parts[stretch.part] ?? [];
  const ends = endings(stretch).filter(({ start, end }) => !isStreetName(words, start, end));
  for (const span of [
    ...ends,
    ...beginnings(stretch).filter(
      ({ start, end }) => !isStreetName(words, start, end) && !isAnnouncement(words, start, end),
    ),
  ]) {
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

function leastMistaken(
  parts: readonly string[][],
  spans: readonly Stretch[],
  search: TownSearch,
): TypedAddress | null {
  let best: { span: Stretch; towns: Town[]; mistakes: number } | null = null;
  for (const span of spans) {
    const found = search.mistaken(townOf(parts, span));
    if (found && (!best || found.mistakes < best.mistakes)) best = { span, ...found };
  }
  return (
    best && { street: streetBeside(parts, best.span), towns: best.towns, town: townOf(parts, best.span) }
  );
}

/** Finds a misspelled town in a part between commas before the last, as in "חיפא, הרצל 10". */
function mistakenPart(parts: readonly string[][], search: TownSearch): TypedAddress | null {
  const whole = parts
    .map((words, part) => ({ part, start: 0, end: words.length }))
    .filter(({ part }) => hasNoNumber(parts[part] ?? []));
  return leastMistaken(parts, whole, search);
}

function taken(parts: readonly string[][], span: Stretch, find: Find): TypedAddress | null {
  const town = townOf(parts, span);
  const towns = find(town);
  return towns.length > 0 ? { street: streetBeside(parts, span), towns, town } : null;
}

function townOf(parts: readonly string[][], { part, start, end }: Stretch): string {
  return (parts[part] ?? []).slice(start, end).join(' ');
}

function streetBeside(parts: readonly string[][], span: Stretch): string {
  return streetBesideAll(parts, [span]);
}

function streetBesideAll(parts: readonly string[][], spans: readonly Stretch[]): string {
  return parts
    .map((words, at) =>
      words
        .filter(
          (_, word) => !spans.some(({ part, start, end }) => part === at && word >= start && word < end),
        )
        .join(' '),
    )
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
