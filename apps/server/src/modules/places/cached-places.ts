import type { Locale } from '@karov/domain';
import type { FoundPlace, PlaceProvider } from './place-provider.js';

interface Kept {
  places: Promise<FoundPlace[]>;
  until: number;
}

/**
 * Sends each query to a provider only once: results are kept for a while, and new ones replace the oldest.
 * Failures are not kept.
 */
export class CachedPlaces implements PlaceProvider {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly provider: PlaceProvider,
    private readonly now: () => Date,
    private readonly limits: { entries: number; minutes: number },
  ) {}

  search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    const key = `${locale}:${limit}:${text.trim().replace(/\s+/g, ' ').toLowerCase()}`;
    const found = this.kept.get(key);
    if (found && found.until > this.now().getTime()) return found.places;
    return this.ask(key, text, locale, limit);
  }

  private ask(key: string, text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    const places = this.provider.search(text, locale, limit);
    const entry = { places, until: this.now().getTime() + this.limits.minutes * 60_000 };
    this.kept.delete(key);
    this.kept.set(key, entry);
    places.catch(() => {
      if (this.kept.get(key) === entry) this.kept.delete(key);
    });
    this.makeRoom();
    return places;
  }

  private makeRoom(): void {
    for (const key of this.kept.keys()) {
      if (this.kept.size <= this.limits.entries) return;
      this.kept.delete(key);
    }
  }
}
