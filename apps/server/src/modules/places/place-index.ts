import type { Locality } from './locality.js';
import { allowedMistakes, comparable, mistakesBetween } from './place-name.js';

interface Name {
  text: string;
  locality: Locality;
}
interface Match {
  locality: Locality;
  score: number;
}

const EXACT = 0;
const PREFIX = 1;
const WORD_PREFIX = 2;
const MISTAKEN = 3;
const MIN_SEARCHED = 2;
const MOST_REMEMBERED = 10_000;
/** More towns than these are no search. */
const MOST_FOUND = 20;

/** Finds localities by what people type: the beginning of a name in either language, or the whole name with a small mistake. */
export class PlaceIndex {
  private readonly names: Name[];
  private readonly exact = new Map<string, Locality>();
  private readonly remembered = new Map<string, Match[]>();

  constructor(private readonly localities: readonly Locality[]) {
    this.names = localities.flatMap((locality) =>
      [locality.nameHe, locality.nameEn, ...locality.aliases].map((name) => ({ text: comparable(name), locality })),
    );
    for (const { text, locality } of [...this.names].reverse()) this.exact.set(text, locality);
  }

  /** All localities that are searched. */
  all(): readonly Locality[] {
    return this.localities;
  }

  /** The best matches, best first; larger towns before smaller ones. */
  search(text: string, limit: number): Locality[] {
    const wanted = comparable(text);
    if (wanted.length < MIN_SEARCHED) return [];
    const direct = this.direct(wanted);
    return best(direct.length > 0 ? direct : this.mistaken(wanted), limit).map(({ locality }) => locality);
  }

  /** Localities of which a name, or a word of a name, begins so; the best first. */
  begun(text: string, limit: number): Locality[] {
    const wanted = comparable(text);
    return wanted.length < MIN_SEARCHED ? [] : best(this.direct(wanted), limit).map(({ locality }) => locality);
  }

  /**
   * The localities whose name is meant with a small mistake, and with how many; null when there are none. Of a text that is whole only whole names,
   * of one that is being typed their beginnings too.
   */
  mistakenFor(text: string, limit: number, { isWhole }: { isWhole: boolean }): { localities: Locality[]; mistakes: number } | null {
    const wanted = comparable(text);
    const matches = best(isWhole ? this.closest(wanted) : this.mistaken(wanted), limit);
    const [first] = matches;
    return first ? { localities: matches.map(({ locality }) => locality), mistakes: first.score - MISTAKEN } : null;
  }

  /** All names of the localities whose name, in one language or another, begins so. */
  spellings(text: string): string[] {
    const wanted = comparable(text);
    if (wanted.length < MIN_SEARCHED) return [];
    const found = new Set(this.names.filter((name) => name.text.startsWith(wanted)).map(({ locality }) => locality));
    return [...found].slice(0, MOST_FOUND).flatMap(({ nameHe, nameEn, aliases }) => [nameHe, nameEn, ...aliases]);
  }

  /** The locality of this name, whole and without any mistake. */
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

  private direct(wanted: string): Match[] {
    return this.names.flatMap(({ text, locality }) => {
      if (text === wanted) return [{ locality, score: EXACT }];
      if (text.startsWith(wanted)) return [{ locality, score: PREFIX }];
      return text.includes(` ${wanted}`) ? [{ locality, score: WORD_PREFIX }] : [];
    });
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

  /** Names that are meant as a whole. Remembered, because an import asks for the same towns over and over. */
  private closest(wanted: string): Match[] {
    const known = this.remembered.get(wanted);
    if (known) return known;
    const limit = allowedMistakes(wanted.length);
    const found = (limit === 0 ? [] : this.names).flatMap(({ text, locality }) => {
      const mistakes = mistakesBetween(wanted, text, limit);
      return mistakes <= limit ? [{ locality, score: MISTAKEN + mistakes }] : [];
    });
    if (this.remembered.size < MOST_REMEMBERED) this.remembered.set(wanted, found);
    return found;
  }
}

/** Each locality once, by its best match; larger towns before smaller ones. */
function best(matches: readonly Match[], limit: number): Match[] {
  const scores = new Map<Locality, number>();
  for (const { locality, score } of matches) scores.set(locality, Math.min(score, scores.get(locality) ?? Infinity));
  return [...scores]
    .map(([locality, score]) => ({ locality, score }))
    .sort((a, b) => a.score - b.score || a.locality.rank - b.locality.rank)
    .slice(0, limit);
}
