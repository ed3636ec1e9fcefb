import { type CountryCode, getCountries } from 'libphonenumber-js/max';

export { normalizePhone } from '@karov/domain/phone';

/**
 * Returns an external country code as a known country; null for anything else. Loaded lazily, like all
 * numbering rules.
 */
export function asCountry(text: string): CountryCode | null {
  return getCountries().find((country) => country === text.toUpperCase()) ?? null;
}
