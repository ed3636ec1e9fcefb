import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max';
import type { Locale } from '@karov/domain';

export { normalizePhone } from '@karov/domain/phone';

export interface DialCode {
  country: CountryCode;
  label: string;
}

/** All countries by name, each with its dial code: "ישראל (+972)". Loaded lazily: it brings the phone metadata along. */
export function dialCodes(locale: Locale): DialCode[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return getCountries()
    .map((country) => ({ country, label: `${names.of(country) ?? country} (\u2066+${getCountryCallingCode(country)}\u2069)` }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** Reads a country code from outside; anything else is no country. */
export function asCountry(text: string): CountryCode | null {
  return getCountries().find((country) => country === text.toUpperCase()) ?? null;
}
