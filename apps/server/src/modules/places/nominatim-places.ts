import { isRecord, type Locale } from '@karov/domain';
import { askPlaces, baseOf, PLACE_TIMEOUT_MS, recordsIn, textsOf } from './place-call.js';
import type { FoundPlace, PlaceProvider } from './place-provider.js';

const CITY_KEYS = ['city', 'town', 'village', 'hamlet', 'municipality'] as const;

/** Finds places with a Nominatim server (https://nominatim.org/release-docs/latest/api/Search/). */
export class NominatimPlaces implements PlaceProvider {
  constructor(
    private readonly baseUrl: string,
    private readonly timeoutMs = PLACE_TIMEOUT_MS,
  ) {}

  async search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    const query = new URLSearchParams({
      q: text,
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(limit),
      'accept-language': locale,
    });
    const places = await askPlaces(`${baseOf(this.baseUrl)}/search?${query}`, this.timeoutMs);
    return recordsIn(places).flatMap((place) => readPlace(place) ?? []);
  }
}

function readPlace(place: Record<string, unknown>): FoundPlace | null {
  if (!isRecord(place['address'])) return null;
  const text = textsOf(place['address']);
  const lat = Number(place['lat']);
  const lon = Number(place['lon']);
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) return null;
  return {
    id: `osm-${String(place['place_id'])}`,
    street: [text('road'), text('house_number')].filter(Boolean).join(' '),
    city: CITY_KEYS.map(text).find(Boolean) ?? '',
    subdivision: text('suburb') || text('neighbourhood'),
    region: text('state') || text('county'),
    countryCode: text('country_code').toUpperCase(),
    country: text('country'),
    lat,
    lon,
  };
}
