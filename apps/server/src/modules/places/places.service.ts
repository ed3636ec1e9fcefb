import type { PlaceSuggestion } from '@karov/api-client';
import type { Address, District, DistrictKey, Locale } from '@karov/domain';
import { addressFromWire, besidePostBox, DISTRICTS, isPostBox } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { addressIn } from './address-language.js';
import type { Locality } from './locality.js';
import { PlaceIndex } from './place-index.js';
import type { PlaceProvider } from './place-provider.js';
import { suggestionsFor } from './suggestions.js';
import { clearlyTyped, readTypedAddress, unknownTown, whileTyping } from './typed-address.js';

/** The token for the search for suggestions: the external providers in order, the embedded table last. */
export const PLACE_SEARCH = Symbol('place search');

const SUGGESTIONS = 8;
const MIN_LENGTH = 2;
const MAX_DEGREES_TO_TOWN = 0.5;
/** The number of decimals of a position: accurate to about a metre. */
const POSITION_DIGITS = 5;

/** A locality of the table, with a key that does not change. */
export interface KnownLocality {
  key: string;
  label: string;
  district: DistrictKey;
  lat: number;
  lon: number;
}

/** Addresses: suggests them while a person is typing, and reads those that were chosen or written. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly index: PlaceIndex,
    @Inject(PLACE_SEARCH) private readonly provider: PlaceProvider,
  ) {}

  /**
   * Returns suggestions for a typed text. Those without a municipality are dropped (rule 129), and a
   * suggestion that is clearly meant is marked (rule 104).
   */
  async suggest(text: string, locale: Locale): Promise<PlaceSuggestion[]> {
    if (text.trim().length < MIN_LENGTH || this.isOnlyPostBox(text)) return [];
    const places = (await this.provider.search(text, locale, SUGGESTIONS)).filter(
      (place) => place.city !== '',
    );
    return suggestionsFor(text, places, this.index);
  }

  /**
   * Returns the question about an unclear address: which part of it is unknown, or which of several places is
   * meant (rule 104).
   */
  questionAbout(text: string, places: readonly PlaceSuggestion[], locale: Locale): string | null {
    if (text.trim().length < MIN_LENGTH || places.some((place) => place.is_clear)) return null;
    if (this.isOnlyPostBox(text)) return serverText(locale, 'validation.postBox');
    const clear = clearlyTyped(text, this.index);
    if (clear) {
      const town = this.townName(clear.town.locality.nameHe, locale);
      return serverText(locale, 'answers.streetUnknown', { street: clear.street || text.trim(), town });
    }
    const { town: words, towns } = readTypedAddress(text, whileTyping(this.index, SUGGESTIONS));
    if (towns.length > 1 && this.index.named(words).length > 1)
      return serverText(locale, 'answers.townTwice', { town: words });
    const town = unknownTown(text);
    if (town === '') return serverText(locale, 'answers.townMissing', { street: text.trim() });
    return serverText(locale, places.length === 0 ? 'answers.townUnknown' : 'answers.townUnclear', { town });
  }

  /**
   * Returns the address in a chosen suggestion's `raw` text; null without a position, or for a post box (rule
   * 225). The state is the district key of the nearest locality, whatever the text says, because it decides
   * who may work where (rule 79). The town is stored under its own name (rule 227).
   */
  fromWire(wire: string): Address | null {
    const read = addressFromWire(wire);
    if (!read || isPostBox(wire)) return null;
    const text = addressIn(read.text, 'he-IL');
    const parts = text.split(',').map((part) => part.trim());
    const [country = '', , city = ''] = parts.slice(-3);
    const near = this.near(read);
    const isWhole = parts.length >= 3;
    return {
      text,
      street: isWhole ? parts.slice(0, -3).join(', ') : '',
      city: isWhole ? city : (near?.nameHe ?? ''),
      state: near?.district ?? '',
      country: isWhole ? country : '',
      lat: read.lat,
      lon: read.lon,
    };
  }

  /** Returns the error in an address that `fromWire` refuses. */
  faultOf(wire: string): 'address' | 'postBox' {
    return isPostBox(wire) ? 'postBox' : 'address';
  }

  /**
   * Returns a town's name in a language, whatever language it is stored in; the name of a town that is not in
   * the table stays unchanged.
   */
  townName(town: string, locale: Locale): string {
    const found = this.index.namedExactly(town);
    if (!found) return town;
    return locale === 'he-IL' ? found.nameHe : found.nameEn || found.nameHe;
  }

  /**
   * Returns a list's query changed so that it finds a town in every language's spelling, in the search and in
   * the filter `city`.
   */
  inAllSpellings(query: ListQuery): ListQuery {
    const { city, ...filters } = query.filters;
    const cities =
      city === undefined
        ? []
        : (typeof city === 'string' ? [city] : city).flatMap((one) => [one, ...this.index.spellings(one)]);
    return {
      ...query,
      towns: this.index.spellings(query.search),
      filters: { ...filters, ...(cities.length > 0 && { city: cities }) },
    };
  }

  /**
   * Returns the position of a written address, which is that of its town; null when the town is uncertain
   * (rule 104), or the address is a post box.
   */
  locate(text: string): Address | null {
    const clear = this.isOnlyPostBox(text) ? null : clearlyTyped(text, this.index);
    if (!clear) return null;
    const { locality, quarter } = clear.town;
    const { lat, lon } = quarter ?? locality;
    const { nameHe: city, district: state } = locality;
    return {
      text: [clear.street, city].filter(Boolean).join(', '),
      street: clear.street,
      city,
      state,
      country: 'ישראל',
      lat,
      lon,
    };
  }

  /**
   * Returns an address for a bare position, such as a device's: its coordinates in place of the street, and
   * the nearest town (rule 75).
   */
  at(position: { lat: number; lon: number }): Address {
    const near = this.near(position);
    const street = `${position.lat.toFixed(POSITION_DIGITS)} ${position.lon.toFixed(POSITION_DIGITS)}`;
    const city = near?.nameHe ?? '';
    return {
      text: [street, city].filter(Boolean).join(', '),
      street,
      city,
      state: near?.district ?? '',
      country: near ? 'ישראל' : '',
      ...position,
    };
  }

  /**
   * Returns the locality nearest to a position, with its name in a language and its own position; null if the
   * position is far from all localities.
   */
  localityAt(position: { lat: number; lon: number }, locale: Locale): KnownLocality | null {
    const near = this.near(position);
    return near && toKnown(near, locale);
  }

  /** All localities of the table. */
  localities(locale: Locale): KnownLocality[] {
    return this.index.all().map((locality) => toKnown(locality, locale));
  }

  /** The districts for filters, in both languages. */
  states(): readonly District[] {
    return DISTRICTS;
  }

  /** Whether a text is only a post box and its town. */
  private isOnlyPostBox(text: string): boolean {
    const beside = besidePostBox(text);
    if (beside === null || /\d/.test(beside)) return false;
    return (clearlyTyped(beside, this.index)?.street ?? '') === '';
  }

  private near(position: { lat: number; lon: number }): Locality | null {
    const nearest = this.index.nearest(position);
    return nearest && nearest.degrees <= MAX_DEGREES_TO_TOWN ? nearest.locality : null;
  }
}

function toKnown({ nameHe, nameEn, district, lat, lon }: Locality, locale: Locale): KnownLocality {
  return { key: nameHe, label: locale === 'he-IL' ? nameHe : nameEn, district, lat, lon };
}
