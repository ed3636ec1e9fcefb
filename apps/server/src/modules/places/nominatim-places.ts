import type { Locale } from '@karov/domain';
import type { FoundPlace, PlaceProvider } from './place-provider.js';

const TIMEOUT_MS = 2500;
const CITY_KEYS = ['city', 'town', 'village', 'hamlet', 'municipality'] as const;

/** Places from a Nominatim server (https://nominatim.org/release-docs/latest/api/Search/). */
export class NominatimPlaces implements PlaceProvider {
  constructor(
    private readonly baseUrl: string,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  async search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    const query = new URLSearchParams({ q: text, format: 'jsonv2', addressdetails: '1', limit: String(limit), 'accept-language': locale });
    const answer = await fetch(`${this.baseUrl.replace(/\/$/, '')}/search?${query}`, {
      headers: { 'user-agent': 'karov' },
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    if (!answer.ok) throw new Error(`place search answered ${answer.status}`);
    const places: unknown = await answer.json();
    if (!Array.isArray(places)) throw new Error('place search answered something else');
    return places.flatMap((place: unknown) => readPlace(place) ?? []);
  }
}

function readPlace(place: unknown): FoundPlace | null {
  if (!isRecord(place) || !isRecord(place['address'])) return null;
  const address = place['address'];
  const text = (key: string): string => (typeof address[key] === 'string' ? address[key] : '');
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
