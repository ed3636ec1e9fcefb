import type { Locale } from '@karov/domain';
import { DISTRICTS } from '@karov/domain';
import type { Locality } from './locality.js';
import type { PlaceIndex } from './place-index.js';
import type { FoundPlace, PlaceProvider } from './place-provider.js';
import { readTypedAddress } from './typed-address.js';

/** Places from the table of localities: towns with their position; a street is kept as it was typed. Works without any network. */
export class EmbeddedPlaces implements PlaceProvider {
  constructor(private readonly index: PlaceIndex) {}

  search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    const { street, localities } = readTypedAddress(this.index, text, (town) => this.index.search(town, limit));
    return Promise.resolve(localities.map((locality) => asFound(locality, street, locale)));
  }
}

function asFound(locality: Locality, street: string, locale: Locale): FoundPlace {
  const district = DISTRICTS.find(({ key }) => key === locality.district);
  const isHebrew = locale === 'he-IL';
  return {
    id: `il-${locality.district}-${locality.rank}`,
    street,
    city: isHebrew ? locality.nameHe : locality.nameEn,
    subdivision: '',
    region: (isHebrew ? district?.nameHe : district?.nameEn) ?? '',
    countryCode: 'IL',
    country: isHebrew ? 'ישראל' : 'Israel',
    lat: locality.lat,
    lon: locality.lon,
  };
}
