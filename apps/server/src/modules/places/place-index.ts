import { distanceMetres } from '@karov/domain';
import type { Locality } from './locality.js';
import { allowedMistakes, comparable, mistakesBetween, townKey, withoutKind } from './place-name.js';
import type { Quarter } from './quarter.js';

/** What a name refers to: a locality, or a quarter of one. */
export interface Town {
  locality: Locality;
  quarter: Quarter | null;
}
interface Name extends Town {
  /** the name in its normalized spelling */
  text: string;
  /** the name as typed */
  plain: string;
  /** one bit for each letter that occurs in either form */
  letters: number;
}
interface Match extends Town {
  score: number;
}

const EXACT = 0;
const PREFIX = 1;
const WORD_PREFIX = 2;
const MISTAKEN = 3;
/** The penalty that ranks a quarter after localities that match equally well. */
const QUARTER = 0.25;
/** The distance below which two localities with the same name are considered one. */
const SAME_PLACE_M = 10_000;
const MIN_SEARCHED = 2;
const MOST_REMEMBERED = 10_000;
/** The maximum number of towns returned; more would not be useful. */
const MOST_FOUND = 20;

/**
 * Finds localities and their quarters by typed text: the whole name, its beginning in any language, or the
 * name with a small mistake.
 */
export class PlaceIndex {
  private localities: readonly Locality[] = [];
  /** from south to north */
  private centres: readonly { lat: number; lon: number; locality: Locality }[] = [];
  private names: readonly Name[] = [];
  private exact = new Map<string, Town[]>();
  private byKey = new Map<string, Locality | null>();
  private remembered = new Map<string, Match[]>();

  constructor(
    private readonly builtIn: readonly Locality[],
    private readonly quarters: readonly Quarter[] = [],
  ) {
    this.learn([]);
  }

  /** Replaces previously imported localities with these (docs/operating/providers.md, "Providers"). */
  learn(others: readonly Locality[]): void {
    const known = meanings(this.builtIn.flatMap(toNames));
    const isKnown = (one: Locality) =>
      (known.get(spaceless(townKey(one.nameHe))) ?? []).some(
        ({ locality }) => distanceMetres(locality, one) <= SAME_PLACE_M,
      );
    this.localities = [...this.builtIn, ...others.filter((one) => !isKnown(one))];
    this.centres = [
      ...this.localities.map((locality) => ({ lat: locality.lat, lon: locality.lon, locality })),
      ...this.quarters.map(({ lat, lon, town }) => ({ lat, lon, locality: town })),
    ].toSorted((one, other) => one.lat - other.lat);
    this.names = [
      ...this.localities.flatMap(toNames),
      ...this.quarters.flatMap((quarter) =>
        namesOf(quarter).map((name) => toName(name, { locality: quarter.town, quarter })),
      ),
    ];
    this.exact = meanings(this.names);
    this.byKey = keysOf(this.localities);
    this.remembered = new Map();
  }

  /** All localities that are searched. */
  all(): readonly Locality[] {
    return this.localities;
  }

  /** Whether a locality comes from the built-in table and was not imported. */
  isBuiltIn(locality: Locality): boolean {
    return this.builtIn.includes(locality);
  }

  /** Returns the best matches, the best first; larger towns come before smaller ones. */
  search(text: string, limit: number): Town[] {
    const wanted = townKey(text);
    if (wanted.length < MIN_SEARCHED) return [];
    const direct = this.direct(wanted);
    const isNamed = direct.some(({ score }) => score === EXACT);
    return best(isNamed ? direct : [...direct, ...this.mistaken(text)], limit).map(townOf);
  }

  /** Returns names, or words of names, with this beginning, the best first; then possible misspellings. */
  begun(text: string, limit: number): Town[] {
    const wanted = townKey(text);
    return wanted.length < MIN_SEARCHED || this.direct(wanted).length === 0 ? [] : this.search(text, limit);
  }

  /**
   * Returns names that the text may be a misspelling of, complete or incomplete, and the number of mistakes;
   * null if there are none.
   */
  mistakenFor(text: string, limit: number): { towns: Town[]; mistakes: number } | null {
    const matches = best(this.mistaken(text), limit);
    const [first] = matches;
    return first ? { towns: matches.map(townOf), mistakes: first.score - MISTAKEN } : null;
  }

  /** Returns all names of localities that have a name with this beginning in any language. */
  spellings(text: string): string[] {
    const wanted = townKey(text);
    if (wanted.length < MIN_SEARCHED) return [];
    const found = new Set(
      this.names
        .filter((name) => name.quarter === null && name.text.startsWith(wanted))
        .map(({ locality }) => locality),
    );
    return [...found].slice(0, MOST_FOUND).flatMap(namesOf);
  }

  /** Returns all places with exactly this name: several if they share it (rule 104). */
  named(text: string): readonly Town[] {
    const found = this.exact.get(spaceless(townKey(text)));
    if (found) return found;
    const bare = withoutKind(text);
    return (bare === null ? undefined : this.exact.get(spaceless(townKey(bare)))) ?? [];
  }

  /** Returns the locality whose own name this is, or the only locality with this name. */
  namedExactly(text: string): Locality | null {
    const own = this.byKey.get(text.trim());
    if (own) return own;
    const [only, ...others] = new Set(
      this.named(text).flatMap(({ locality, quarter }) => (quarter ? [] : [locality])),
    );
    return only && others.length === 0 ? only : null;
  }

  /**
   * Returns the locality nearest to a position, measured to its own position or that of a quarter; measured
   * in plain degrees, which are accurate enough to tell districts apart.
   */
  nearest(position: { lat: number; lon: number }): { locality: Locality; degrees: number } | null {
    const scale = Math.cos((position.lat * Math.PI) / 180);
    const start = firstFrom(this.centres, position.lat);
    let best: { locality: Locality; degrees: number } | null = null;
    for (const step of [1, -1]) {
      for (let at = step > 0 ? start : start - 1; ; at += step) {
        const centre = this.centres[at];
        // farther on, the latitude alone is farther away than the best
        if (!centre || (best && Math.abs(centre.lat - position.lat) > best.degrees)) break;
        const degrees = Math.hypot(centre.lat - position.lat, (centre.lon - position.lon) * scale);
        if (!best || degrees < best.degrees) best = { locality: centre.locality, degrees };
      }
    }
    return best;
  }

  private direct(wanted: string): Match[] {
    const found: Match[] = [];
    for (const { text, locality, quarter } of this.names) {
      const at = text.startsWith(wanted) ? 0 : text.indexOf(` ${wanted}`);
      if (at === -1) continue;
      found.push({ locality, quarter, score: at > 0 ? WORD_PREFIX : text === wanted ? EXACT : PREFIX });
    }
    return found;
  }

  /** Cached, because the same beginnings are typed repeatedly. */
  private mistaken(typed: string): Match[] {
    const plain = comparable(typed);
    const known = this.remembered.get(plain);
    if (known) return known;
    const limit = allowedMistakes(plain.length);
    const key = townKey(typed);
    const [plainLetters, keyLetters] = [lettersIn(plain), lettersIn(key)];
    const found: Match[] = [];
    for (const name of limit === 0 ? [] : this.names) {
      if (lacking(plainLetters, name.letters) > limit && lacking(keyLetters, name.letters) > limit) continue;
      const isOneSpelling = plain === key && name.plain === name.text;
      const mistakes = Math.min(
        mistakesIn(key, name.text, limit),
        isOneSpelling ? Infinity : mistakesIn(plain, name.plain, limit),
      );
      if (mistakes < limit + 1)
        found.push({ locality: name.locality, quarter: name.quarter, score: MISTAKEN + mistakes });
    }
    if (this.remembered.size < MOST_REMEMBERED) this.remembered.set(plain, found);
    return found;
  }
}

function toNames(locality: Locality): Name[] {
  return namesOf(locality).map((name) => toName(name, { locality, quarter: null }));
}

function toName(name: string, town: Town): Name {
  const [text, plain] = [townKey(name), comparable(name)];
  return { ...town, text, plain, letters: lettersIn(text) | lettersIn(plain) };
}

/** Returns the letters of a text, one bit for each; no two letters of the same alphabet share a bit. */
function lettersIn(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

/**
 * Returns how many letters of a text are missing in a name. Each of them is a mistake, so most names need no
 * further comparison.
 */
function lacking(wanted: number, letters: number): number {
  let [bits, count] = [wanted & ~letters, 0];
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/**
 * Returns the number of mistakes in a text compared with a name, plus half a mistake if the text matches only
 * the beginning of the name.
 */
function mistakesIn(wanted: string, name: string, limit: number): number {
  const whole = mistakesBetween(wanted, name, limit);
  if (name.length <= wanted.length) return whole;
  const beginning = mistakesBetween(wanted, name.slice(0, wanted.length), limit);
  return whole <= beginning ? whole : beginning === limit + 1 ? Infinity : beginning + 0.5;
}

function namesOf({ nameHe, nameEn, aliases }: Pick<Locality, 'nameHe' | 'nameEn' | 'aliases'>): string[] {
  return [nameHe, nameEn, ...aliases].filter(Boolean);
}

/** Removes spaces: "אל רום" and "אלרום", "Rishon LeZion" and "Rishon Le Zion" are the same name. */
function spaceless(key: string): string {
  return key.replaceAll(' ', '');
}

function meanings(names: readonly Name[]): Map<string, Town[]> {
  const found = new Map<string, Town[]>();
  for (const { text, locality, quarter } of names) {
    const known = found.get(spaceless(text)) ?? [];
    if (!known.some((one) => one.locality === locality && one.quarter === quarter))
      known.push({ locality, quarter });
    found.set(spaceless(text), known);
  }
  return found;
}

/** Returns localities by their own stored names; a name that two localities share is left out. */
function keysOf(localities: readonly Locality[]): Map<string, Locality | null> {
  const keys = new Map<string, Locality | null>();
  for (const name of ['nameEn', 'nameHe'] as const) {
    for (const locality of localities) keys.set(locality[name], keys.has(locality[name]) ? null : locality);
  }
  return keys;
}

function townOf({ locality, quarter }: Match): Town {
  return { locality, quarter };
}

/** Returns each place once, by its best match; larger towns come before smaller ones. */
function best(matches: readonly Match[], limit: number): Match[] {
  const found = new Map<Locality | Quarter, Match>();
  for (const match of matches) {
    const score = match.score + (match.quarter ? QUARTER : 0);
    const known = found.get(match.quarter ?? match.locality);
    if (!known || score < known.score) found.set(match.quarter ?? match.locality, { ...match, score });
  }
  return [...found.values()]
    .sort((a, b) => a.score - b.score || a.locality.rank - b.locality.rank)
    .slice(0, limit);
}

/** Returns the index of the first place that is not south of a latitude, among places from south to north. */
function firstFrom(places: readonly { lat: number }[], lat: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.lat ?? Infinity) < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}
