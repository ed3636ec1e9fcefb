import type { Locale } from '@karov/domain';
import { DISTRICTS } from '@karov/domain';
import { bareStreet } from './address-words.js';
import type { OfficialPlaces } from './official-places.repository.js';
import type { PlaceIndex, Town } from './place-index.js';
import { comparable } from './place-name.js';
import type { FoundPlace, PlaceProvider } from './place-provider.js';
import { splitStreet } from './street-parts.js';
import { clearlyTyped, readTypedAddress, whileTyping } from './typed-address.js';

const SHORTEST = 2;

/** A town, with the other words of the address. */
interface Addressed {
  town: Town;
  street: string;
}

/**
 * Places from this installation's own data: the table of localities and their quarters, and the official
 * localities and streets once they are imported. A street gets its town's position; an unknown one is kept as
 * typed. Works without any network.
 */
export class EmbeddedPlaces implements PlaceProvider {
  constructor(
    private readonly index: PlaceIndex,
    private readonly official: OfficialPlaces,
  ) {}

  async search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]> {
    const [first, ...others] = this.possible(text, locale, limit);
    if (!first) return [];
    const streets = await this.streetsLike(first.town, first.street, limit);
    return [...streets.map((street) => ({ ...first, street })), ...others]
      .map((one) => asFound(one, locale))
      .slice(0, limit);
  }

  /** Returns possible places, those that are certain first. */
  private possible(text: string, locale: Locale, limit: number): Addressed[] {
    const clear = clearlyTyped(text, this.index);
    const typed = readTypedAddress(text, whileTyping(this.index, limit));
    const others = typed.towns.map((town) => ({
      town,
      street: [typed.street, quarterName(town, locale)].filter(Boolean).join(', '),
    }));
    if (!clear) return others;
    return [
      clear,
      ...others.filter(
        ({ town }) => town.locality !== clear.town.locality || (clear.street === '' && town.quarter !== null),
      ),
    ];
  }

  /**
   * Returns the town's streets that begin with the typed text, with the typed number; if there are none, the
   * typed text.
   */
  private async streetsLike({ locality }: Town, typed: string, limit: number): Promise<string[]> {
    const { streetName, streetNumber, rest } = splitStreet(typed);
    const wanted = bareStreet(comparable(streetName));
    const names = wanted.length < SHORTEST ? [] : await this.official.streets(locality.nameHe, wanted, limit);
    return names.length === 0
      ? [typed]
      : names.map((name) => [name, streetNumber, rest].filter(Boolean).join(' '));
  }
}

function quarterName({ quarter }: Town, locale: Locale): string {
  return (locale === 'he-IL' ? quarter?.nameHe : quarter?.nameEn) ?? '';
}

function asFound({ town, street }: Addressed, locale: Locale): FoundPlace {
  const { locality, quarter } = town;
  const district = DISTRICTS.find(({ key }) => key === locality.district);
  const isHebrew = locale === 'he-IL';
  const { lat, lon } = quarter ?? locality;
  return {
    id: [`il-${locality.district}-${locality.rank}`, quarter?.nameEn ?? '', comparable(street)]
      .filter(Boolean)
      .join('-'),
    street,
    city: isHebrew ? locality.nameHe : locality.nameEn || locality.nameHe,
    subdivision: quarterName(town, locale),
    region: (isHebrew ? district?.nameHe : district?.nameEn) ?? '',
    countryCode: 'IL',
    country: isHebrew ? 'ישראל' : 'Israel',
    lat,
    lon,
  };
}
