import type { Locale } from '@karov/domain';
import type { FoundPlace, PlaceProvider } from './place-provider.js';

/** A provider from outside with its name in the settings. */
export interface NamedProvider {
  name: string;
  provider: PlaceProvider;
}

const REST_MS = 60_000;

/** Asks the providers in their order; one that fails is left alone for a minute. The last resort always answers. */
export class FailoverPlaces implements PlaceProvider {
  private readonly restingUntil = new Map<string, number>();

  constructor(
    private readonly providers: readonly NamedProvider[],
    private readonly lastResort: PlaceProvider,
    private readonly now: () => Date,
    private readonly onFailure: (name: string, error: unknown) => void,
  ) {}

  async search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    for (const { name, provider } of this.providers) {
      if ((this.restingUntil.get(name) ?? 0) > this.now().getTime()) continue;
      try {
        return await provider.search(text, locale, limit);
      } catch (error) {
        this.restingUntil.set(name, this.now().getTime() + REST_MS);
        this.onFailure(name, error);
      }
    }
    return this.lastResort.search(text, locale, limit);
  }
}
