import { type CountryCode, getCountries } from 'libphonenumber-js/max';

export { normalizePhone } from '@karov/domain/phone';

/**
 * Reads a country code from outside; anything else is no country. Loaded lazily, as are all the rules of
 * numbers.
 */
export function asCountry(text: string): CountryCode | null {
  return getCountries().find((country) => country === text.toUpperCase()) ?? null;
}
