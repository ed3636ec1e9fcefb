import { Inject, Injectable } from '@nestjs/common';
import type { PlaceSuggestion } from '@karov/api-client';
import type { Address, District, DistrictKey, Locale } from '@karov/domain';
import { addressFromWire, DISTRICTS } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Locality } from './locality.js';
import { PlaceIndex } from './place-index.js';
import type { PlaceProvider } from './place-provider.js';
import { suggestionsFor } from './suggestions.js';
import { inWholeTexts, readTypedAddress, unknownTown } from './typed-address.js';

/** The search that suggestions come from: those from outside in their order, the embedded table last. */
export const PLACE_SEARCH = Symbol('place search');

const SUGGESTIONS = 8;
const MIN_LENGTH = 2;
const MAX_DEGREES_TO_TOWN = 0.5;
/** About a metre. */
const POSITION_DIGITS = 5;

/** A locality of the table, known by a key that stays. */
export interface KnownLocality {
  key: string;
  label: string;
  district: DistrictKey;
  lat: number;
  lon: number;
}

/** Addresses: suggestions while typing, and reading what was chosen or written. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly index: PlaceIndex,
    @Inject(PLACE_SEARCH) private readonly provider: PlaceProvider,
  ) {}

  /** Suggestions for a typed text; those without a municipality are dropped (rule 129), and the one that is clearly meant is marked (rule 104). */
  async suggest(text: string, locale: Locale): Promise<PlaceSuggestion[]> {
    if (text.trim().length < MIN_LENGTH) return [];
    const places = (await this.provider.search(text, locale, SUGGESTIONS)).filter((place) => place.city !== '');
    return suggestionsFor(text, places, this.index);
  }

  /** Which part of an address that was not found is not known: said to whoever typed it (rule 104). Null for what is no address yet. */
  whatIsUnknown(text: string, locale: Locale): string | null {
    if (text.trim().length < MIN_LENGTH) return null;
    const typed = readTypedAddress(text, inWholeTexts(this.index));
    const [known] = typed.localities;
    if (known) return serverText(locale, 'answers.streetUnknown', { street: typed.street || text.trim(), town: this.townName(known.nameHe, locale) });
    const town = unknownTown(text);
    return town === '' ? serverText(locale, 'answers.townMissing', { street: text.trim() }) : serverText(locale, 'answers.townUnknown', { town });
  }

  /**
   * The address that a chosen suggestion's `raw` text means; null when it carries no position. The state is the key of the district of the nearest locality,
   * whatever the text names: who may work where is decided by it (rule 79).
   */
  fromWire(wire: string): Address | null {
    const read = addressFromWire(wire);
    if (!read) return null;
    const parts = read.text.split(',').map((part) => part.trim());
    const [country = '', , city = ''] = parts.slice(-3);
    const near = this.near(read);
    const isWhole = parts.length >= 3;
    return {
      text: read.text,
      street: isWhole ? parts.slice(0, -3).join(', ') : '',
      city: isWhole ? city : (near?.nameHe ?? ''),
      state: near?.district ?? '',
      country: isWhole ? country : '',
      lat: read.lat,
      lon: read.lon,
    };
  }

  /** A town's name in a language, whatever language it was stored in; a town that is not in the table stays as it is. */
  townName(town: string, locale: Locale): string {
    const found = this.index.namedExactly(town);
    if (!found) return town;
    return locale === 'he-IL' ? found.nameHe : found.nameEn;
  }

  /** A list's query that finds a town in every language's spelling: by the search, and by the filter `city`. */
  inAllSpellings(query: ListQuery): ListQuery {
    const { city, ...filters } = query.filters;
    const cities = city === undefined ? [] : (typeof city === 'string' ? [city] : city).flatMap((one) => [one, ...this.index.spellings(one)]);
    return { ...query, towns: this.index.spellings(query.search), filters: { ...filters, ...(cities.length > 0 && { city: cities }) } };
  }

  /** The position of an address that somebody wrote, by its town; null when the town is not in the table. */
  locate(text: string): Address | null {
    const {
      street,
      localities: [locality],
    } = readTypedAddress(text, inWholeTexts(this.index));
    if (!locality) return null;
    return {
      text: text.trim(),
      street,
      city: locality.nameHe,
      state: locality.district,
      country: 'ישראל',
      lat: locality.lat,
      lon: locality.lon,
    };
  }

  /** A bare position as an address, such as a device tells: its numbers in place of the street, and the nearest town (rule 75). */
  at(position: { lat: number; lon: number }): Address {
    const near = this.near(position);
    const street = `${position.lat.toFixed(POSITION_DIGITS)} ${position.lon.toFixed(POSITION_DIGITS)}`;
    const city = near?.nameHe ?? '';
    return { text: [street, city].filter(Boolean).join(', '), street, city, state: near?.district ?? '', country: near ? 'ישראל' : '', ...position };
  }

  /** The locality that a position is nearest to, with its name in a language and the place where it stands; null far from all. */
  localityAt(position: { lat: number; lon: number }, locale: Locale): KnownLocality | null {
    const near = this.near(position);
    return near && toKnown(near, locale);
  }

  /** All localities of the table. */
  localities(locale: Locale): KnownLocality[] {
    return this.index.all().map((locality) => toKnown(locality, locale));
  }

  /** The districts by which lists are filtered, in both languages. */
  states(): readonly District[] {
    return DISTRICTS;
  }

  private near(position: { lat: number; lon: number }): Locality | null {
    const nearest = this.index.nearest(position);
    return nearest && nearest.degrees <= MAX_DEGREES_TO_TOWN ? nearest.locality : null;
  }
}

function toKnown({ nameHe, nameEn, district, lat, lon }: Locality, locale: Locale): KnownLocality {
  return { key: nameHe, label: locale === 'he-IL' ? nameHe : nameEn, district, lat, lon };
}
