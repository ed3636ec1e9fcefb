import { isRecord, type Locale } from '@karov/domain';
import { askPlaces, baseOf, PLACE_TIMEOUT_MS, recordsIn, textsOf } from './place-call.js';
import type { FoundPlace, PlaceProvider } from './place-provider.js';

/**
 * Finds places with TomTom's search
 * (https://developer.tomtom.com/search-api/documentation/search-service/fuzzy-search).
 */
export class TomTomPlaces implements PlaceProvider {
  constructor(
    private readonly baseUrl: string,
    private readonly key: string,
    private readonly timeoutMs = PLACE_TIMEOUT_MS,
  ) {}

  async search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    const query = new URLSearchParams({
      key: this.key,
      limit: String(limit),
      language: locale,
      typeahead: 'true',
    });
    const answer = await askPlaces(
      `${baseOf(this.baseUrl)}/search/2/search/${encodeURIComponent(text)}.json?${query}`,
      this.timeoutMs,
    );
    return recordsIn(isRecord(answer) ? answer['results'] : null).flatMap(
      (result) => readResult(result) ?? [],
    );
  }
}

function readResult({ id, position, address }: Record<string, unknown>): FoundPlace | null {
  if (!isRecord(position) || !isRecord(address)) return null;
  const { lat, lon } = position;
  if (typeof lat !== 'number' || typeof lon !== 'number') return null;
  const text = textsOf(address);
  return {
    id: `tomtom-${String(id)}`,
    street: [text('streetName'), text('streetNumber')].filter(Boolean).join(' '),
    city: text('municipality'),
    subdivision: text('municipalitySubdivision'),
    region: text('countrySubdivision'),
    countryCode: text('countryCode').toUpperCase(),
    country: text('country'),
    lat,
    lon,
  };
}
