import type { AppConfig, PlaceSource } from '../../platform/config/config.js';
import { CachedPlaces } from './cached-places.js';
import type { NamedProvider } from './failover-places.js';
import { NominatimPlaces } from './nominatim-places.js';
import { PhotonPlaces } from './photon-places.js';
import type { PlaceProvider } from './place-provider.js';
import { TomTomPlaces } from './tomtom-places.js';

const CACHE_ENTRIES = 5000;

/** The configured place providers, in the order of the settings, each with its own cache. */
export function outsideProviders(places: AppConfig['places'], now: () => Date): NamedProvider[] {
  return places.order.flatMap((name) => {
    const provider = providerOf(name, places);
    return provider
      ? [
          {
            name,
            provider: new CachedPlaces(provider, now, {
              entries: CACHE_ENTRIES,
              minutes: places.cacheMinutes,
            }),
          },
        ]
      : [];
  });
}

function providerOf(
  name: PlaceSource,
  { nominatimUrl, photonUrl, tomtom }: AppConfig['places'],
): PlaceProvider | null {
  switch (name) {
    case 'nominatim':
      return nominatimUrl ? new NominatimPlaces(nominatimUrl) : null;
    case 'photon':
      return photonUrl ? new PhotonPlaces(photonUrl) : null;
    case 'tomtom':
      return tomtom ? new TomTomPlaces(tomtom.url, tomtom.key) : null;
  }
}
