import type { Locale } from '@karov/domain';
import { isolated } from '@karov/domain';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/** A country with its dial code, named in the reader's language. */
export interface Country {
  id: CountryCode;
  label: string;
}

/** Returns all countries by name, each with its dial code. */
export function countriesIn(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return getCountries()
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ id, name }) => ({ id, label: `${name} ${isolated(`+${getCountryCallingCode(id)}`)}` }));
}

/** Returns the country selected at first: the server's guess, otherwise by the language (rule 23). */
export function firstCountry(guess: string | undefined, locale: Locale): CountryCode {
  if (guess && isSupportedCountry(guess)) return guess;
  return locale === 'he-IL' ? 'IL' : 'US';
}

/** Returns a mobile number of the country in its national spelling, for the hint. */
export function exampleNumber(country: CountryCode): string {
  return getExampleNumber(country, examples)?.formatNational() ?? '';
}

/** Reads a country code from a form control. */
export function asCountry(value: string): CountryCode {
  return isSupportedCountry(value) ? value : 'IL';
}
