import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phoneText } from './typed-digits.js';

/** The usual international prefix; people also type it in countries that use another one. */
const ABROAD = /^00(?=[1-9])/;

/**
 * Reads a typed, scanned or copied phone number ({@link phoneText}) and returns it in E.164
 * ("+972501234567"), or null if it is not valid. A number that starts with +61 is read as Australian (rule
 * 117); any other number with + by its own country code.
 */
export function normalizePhone(text: string, country: CountryCode = 'IL'): string | null {
  const typed = phoneText(text).trim();
  return (
    validNumber(typed, country) ??
    (ABROAD.test(typed) ? validNumber(typed.replace(ABROAD, '+'), country) : null)
  );
}

function validNumber(typed: string, country: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(typed, typed.startsWith('+61') ? 'AU' : country);
  return parsed?.isValid() ? parsed.number : null;
}

/** Returns the country code (two letters) of an E.164 number, or null. */
export function phoneCountry(e164: string): CountryCode | null {
  return parsePhoneNumberFromString(e164)?.country ?? null;
}

/** The types of number that receive neither SMS nor WhatsApp. */
const LANDLINES: readonly (string | undefined)[] = ['FIXED_LINE', 'VOIP'];

/**
 * Whether an E.164 number is a landline, which receives only calls (rule 181). The SQL function `is_landline`
 * does the same.
 */
export function isLandline(e164: string): boolean {
  return LANDLINES.includes(parsePhoneNumberFromString(e164)?.getType());
}

/** Islands that have calling codes of their own but are not countries in ISO 3166-1. */
const NO_COUNTRIES: readonly string[] = ['AC', 'TA'];

/** The countries of the world, by two-letter code (ISO 3166-1). */
export function countryCodes(): string[] {
  return getCountries().filter((code) => !NO_COUNTRIES.includes(code));
}
