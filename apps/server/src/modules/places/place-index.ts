import type { Locality } from './locality.js';
import { allowedMistakes, comparable, mistakesBetween } from './place-name.js';

interface Name { text: string; locality: Locality }
interface Match { locality: Locality; score: number }

const EXACT = 0;
const PREFIX = 1;
const WORD_PREFIX = 2;
const MISTAKEN = 3;
const MIN_SEARCHED = 2;
/** More towns than these are no search. */
const MOST_FOUND = 20;

/** Finds localities by what people type: the beginning of a name in either language, or the whole name with a small mistake. */
export class PlaceIndex {
  private readonly names: Name[];
  private readonly exact = new Map<string, Locality>();
  private readonly remembered = new Map<string, Locality | null>();

  constructor(private readonly localities: readonly Locality[]) {
    this.names = localities.flatMap((locality) =>
      [locality.nameHe, locality.nameEn, ...locality.aliases].map((name) => ({ text: comparable(name), locality })),
    );
    for (const { text, locality } of [...this.names].reverse()) this.exact.set(text, locality);
  }

  /** The best matches, best first; larger towns before smaller ones. */
  search(text: string, limit: number): Locality[] {
    const wanted = comparable(text);
    if (wanted.length < 2) return [];
    const best = new Map<Locality, number>();
    for (const { locality, score } of this.matches(wanted)) best.set(locality, Math.min(score, best.get(locality) ?? Infinity));
    return [...best].sort(([a, scoreA], [b, scoreB]) => scoreA - scoreB || a.rank - b.rank).slice(0, limit).map(([locality]) => locality);
  }

  /** The locality that is named, whole, at most with a small mistake; for reading addresses rather than for suggestions. */
  named(text: string): Locality | null {
    const wanted = comparable(text);
    const exact = this.exact.get(wanted);
    if (exact) return exact;
    const known = this.remembered.get(wanted);
    if (known !== undefined) return known;
    const found = this.closest(wanted);
    if (this.remembered.size < 10_000) this.remembered.set(wanted, found);
    return found;
  }

  /** All names of the localities whose name, in one language or another, begins so. */
  spellings(text: string): string[] {
    const wanted = comparable(text);
    if (wanted.length < MIN_SEARCHED) return [];
    const found = new Set(this.names.filter((name) => name.text.startsWith(wanted)).map(({ locality }) => locality));
    return [...found].slice(0, MOST_FOUND).flatMap(({ nameHe, nameEn, aliases }) => [nameHe, nameEn, ...aliases]);
  }

  /** Like {@link named}, but without any mistake. */
  namedExactly(text: string): Locality | null {
    return this.exact.get(comparable(text)) ?? null;
  }

  /** The locality nearest to a position, by straight degrees, which is enough to tell districts apart. */
  nearest(position: { lat: number; lon: number }): { locality: Locality; degrees: number } | null {
    let best: { locality: Locality; degrees: number } | null = null;
    for (const locality of this.localities) {
      const degrees = Math.hypot(locality.lat - position.lat, (locality.lon - position.lon) * Math.cos((position.lat * Math.PI) / 180));
      if (!best || degrees < best.degrees) best = { locality, degrees };
    }
    return best;
  }

  private matches(wanted: string): Match[] {
    const direct = this.names.flatMap(({ text, locality }) => {
      if (text === wanted) return [{ locality, score: EXACT }];
      if (text.startsWith(wanted)) return [{ locality, score: PREFIX }];
      return text.includes(` ${wanted}`) ? [{ locality, score: WORD_PREFIX }] : [];
    });
    return direct.length > 0 ? direct : this.mistaken(wanted);
  }

  private mistaken(wanted: string): Match[] {
    const limit = allowedMistakes(wanted.length);
    if (limit === 0) return [];
    return this.names.flatMap(({ text, locality }) => {
      const whole = mistakesBetween(wanted, text, limit);
      const beginning = text.length > wanted.length ? mistakesBetween(wanted, text.slice(0, wanted.length), limit) : whole;
      const mistakes = Math.min(whole, beginning);
      return mistakes <= limit ? [{ locality, score: MISTAKEN + mistakes + (whole <= beginning ? 0 : 0.5) }] : [];
    });
  }

  private closest(wanted: string): Locality | null {
    const limit = allowedMistakes(wanted.length);
    let best: Match | null = null;
    for (const { text, locality } of limit === 0 ? [] : this.names) {
      const score = mistakesBetween(wanted, text, limit);
      if (score <= limit && (!best || score < best.score)) best = { locality, score };
    }
    return best?.locality ?? null;
  }
}
