import type { Locale } from '@karov/domain';
import { DISTRICTS } from '@karov/domain';
import type { Locality } from './locality.js';
import type { OfficialPlaces } from './official-places.repository.js';
import type { PlaceIndex } from './place-index.js';
import { bareStreet } from './address-words.js';
import { comparable } from './place-name.js';
import type { FoundPlace, PlaceProvider } from './place-provider.js';
import { splitStreet } from './street-parts.js';
import { possibleTowns, readTypedAddress, whileTyping } from './typed-address.js';

type Town = Pick<Locality, 'nameHe' | 'nameEn' | 'lat' | 'lon' | 'district'> & { id: string };

const SHORTEST = 2;

/**
 * Places from what this installation knows: the table of localities, and the official localities and streets once they are taken in.
 * A street stands at its town's position; one that is not known is kept as it was typed. Works without any network.
 */
export class EmbeddedPlaces implements PlaceProvider {
  constructor(
    private readonly index: PlaceIndex,
    private readonly official: OfficialPlaces,
  ) {}

  async search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    const typed = readTypedAddress(text, whileTyping(this.index, limit));
    const { street, towns } =
      typed.localities.length > 0
        ? { street: typed.street, towns: typed.localities.map((locality) => ({ ...locality, id: `il-${locality.district}-${locality.rank}` })) }
        : await this.officialTowns(text, limit);
    const [first, ...others] = towns;
    if (!first) return [];
    const streets = await this.streetsLike(first, street, limit);
    return [...streets.map((name) => asFound(first, name, locale)), ...others.map((town) => asFound(town, street, locale))].slice(0, limit);
  }

  /** A town that only the official file knows, in whichever part of the address it stands. */
  private async officialTowns(text: string, limit: number): Promise<{ street: string; towns: Town[] }> {
    const possible = possibleTowns(text)
      .map((one) => ({ ...one, wanted: comparable(one.town) }))
      .filter(({ wanted }) => wanted.length >= SHORTEST);
    const { nth, localities } = await this.official.localities(
      possible.map(({ wanted }) => wanted),
      limit,
    );
    return { street: possible[nth]?.street ?? '', towns: localities.map((town) => ({ ...town, id: `il-${town.code}` })) };
  }

  /** The town's streets that begin as typed, with the number that was typed; else what was typed. */
  private async streetsLike(town: Town, typed: string, limit: number): Promise<string[]> {
    const { streetName, streetNumber, rest } = splitStreet(typed);
    const wanted = bareStreet(comparable(streetName));
    const names = wanted.length < SHORTEST ? [] : await this.official.streets(town.nameHe, wanted, limit);
    return names.length === 0 ? [typed] : names.map((name) => [name, streetNumber, rest].filter(Boolean).join(' '));
  }
}

function asFound(town: Town, street: string, locale: Locale): FoundPlace {
  const district = DISTRICTS.find(({ key }) => key === town.district);
  const isHebrew = locale === 'he-IL';
  return {
    id: street ? `${town.id}-${comparable(street)}` : town.id,
    street,
    city: isHebrew ? town.nameHe : town.nameEn || town.nameHe,
    subdivision: '',
    region: (isHebrew ? district?.nameHe : district?.nameEn) ?? '',
    countryCode: 'IL',
    country: isHebrew ? 'ישראל' : 'Israel',
    lat: town.lat,
    lon: town.lon,
  };
}
