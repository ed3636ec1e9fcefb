import { isRecord, type Locale } from '@karov/domain';
import { askPlaces, baseOf, PLACE_TIMEOUT_MS, recordsIn, textsOf } from './place-call.js';
import type { FoundPlace, PlaceProvider } from './place-provider.js';

/**
 * Finds places with a Photon server (https://github.com/komoot/photon#search-api), whose GeoJSON has the
 * longitude first.
 */
export class PhotonPlaces implements PlaceProvider {
  constructor(
    private readonly baseUrl: string,
    private readonly timeoutMs = PLACE_TIMEOUT_MS,
  ) {}

  async search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    // Photon refuses languages that it does not support; without a language it answers with local names,
    // which are Hebrew in Israel.
    const query = new URLSearchParams({
      q: text,
      limit: String(limit),
      ...(locale === 'en-US' && { lang: 'en' }),
    });
    const answer = await askPlaces(`${baseOf(this.baseUrl)}/api?${query}`, this.timeoutMs);
    return recordsIn(isRecord(answer) ? answer['features'] : null).flatMap(
      (feature) => readFeature(feature) ?? [],
    );
  }
}

function readFeature(feature: Record<string, unknown>): FoundPlace | null {
  const properties = feature['properties'];
  const position = positionOf(feature['geometry']);
  if (!isRecord(properties) || !position) return null;
  const text = textsOf(properties);
  const road = text('street') || (text('type') === 'street' ? text('name') : '');
  return {
    id: `osm-${text('osm_type')}${String(properties['osm_id'])}`,
    street: [road, text('housenumber')].filter(Boolean).join(' '),
    city: text('city') || (text('type') === 'city' ? text('name') : ''),
    subdivision: text('district') || text('locality'),
    region: text('state') || text('county'),
    countryCode: text('countrycode').toUpperCase(),
    country: text('country'),
    ...position,
  };
}

function positionOf(geometry: unknown): { lat: number; lon: number } | null {
  const coordinates: unknown = isRecord(geometry) ? geometry['coordinates'] : null;
  const pair: unknown[] = Array.isArray(coordinates) ? coordinates : [];
  const [lon, lat] = pair;
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
}
