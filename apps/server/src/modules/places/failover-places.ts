import type { Locale } from '@karov/domain';
import type { FoundPlace, PlaceProvider } from './place-provider.js';

/** An external provider, with its name in the settings. */
export interface NamedProvider {
  name: string;
  provider: PlaceProvider;
}

const REST_MS = 60_000;

/**
 * Asks the providers in order; a failing one is skipped for a minute. The last provider always answers, even
 * if the others find nothing: villages without streets and "near the clinic" are addresses (rule 226).
 */
export class FailoverPlaces implements PlaceProvider {
  private readonly restingUntil = new Map<string, number>();

  constructor(
    private readonly providers: readonly NamedProvider[],
    private readonly lastResort: PlaceProvider,
    private readonly now: () => Date,
    private readonly onFailure: (name: string, error: unknown) => void,
  ) {}

  async search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    let isUnsure = false;
    for (const { name, provider } of this.providers) {
      if ((this.restingUntil.get(name) ?? 0) > this.now().getTime()) continue;
      try {
        const found = await provider.search(text, locale, limit);
        if (found.length > 0) return found;
        isUnsure = true;
      } catch (error) {
        this.restingUntil.set(name, this.now().getTime() + REST_MS);
        this.onFailure(name, error);
      }
    }
    const places = await this.lastResort.search(text, locale, limit);
    return isUnsure ? places.map((place) => ({ ...place, isUnsure })) : places;
  }
}
