import { DISTRICTS } from './districts.js';

const LANGUAGES = ['he', 'en'] as const;
const HOME = 'IL';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The digits of an address that are not a house number. */
export const POSTAL_CODE = /(?<!\d)\d{5,7}(?!\d)/g;

let countries: ReadonlyMap<string, string> | null = null;

/**
 * The names of the world's countries in both languages, with their two-letter codes; created on first use.
 */
function countryNames(): ReadonlyMap<string, string> {
  if (countries) return countries;
  const made = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of LETTERS)
      for (const second of LETTERS) noteName(made, names.of(first + second), first + second);
  }
  countries = made;
  return made;
}

function noteName(names: Map<string, string>, name: string | undefined, code: string): void {
  if (name !== undefined) names.set(name.toLowerCase(), code);
}

/** Whether a part of an address is the name of a country, in Hebrew or English. */
export function isCountryName(part: string): boolean {
  return countryNames().has(part.toLowerCase());
}

/** Whether a part of an address is the name of a district, in Hebrew or English. */
export function isDistrictName(part: string): boolean {
  return DISTRICTS.some(
    ({ nameHe, nameEn }) => nameHe === part || nameEn.toLowerCase() === part.toLowerCase(),
  );
}

/**
 * Orders the parts of an address as people write them: street and number, then town (rule 102). The wire's
 * order is "street, country, region, municipality" (rule 129); parts in another order stay as written. A
 * country is included only if it differs from the country of the installation.
 */
export function partsAsWritten(parts: readonly string[]): string[] {
  const town = parts.at(-1);
  if (town === undefined) return [];
  const before = parts.slice(0, -1);
  const at = before.findLastIndex((part, index) => index >= before.length - 2 && isCountryName(part));
  const country = before[at];
  if (country === undefined)
    return isDistrictName(before.at(-1) ?? '') ? [...before.slice(0, -1), town] : [...parts];
  const isHome = countryNames().get(country.toLowerCase()) === HOME;
  if (isHome) return [...before.slice(0, at), town];
  return before.length === 1 ? [...parts] : [...before.slice(0, at), town, country];
}
