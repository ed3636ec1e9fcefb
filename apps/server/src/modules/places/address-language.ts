import {
  type Address,
  addressFromWire,
  addressToWire,
  findDistrict,
  isCountryName,
  type Locale,
} from '@karov/domain';
import { currentLocale } from '../../platform/http/request-context.js';
import { KNOWN_PLACES } from './known-places.js';

const HOME: Readonly<Record<Locale, string>> = { 'he-IL': 'ישראל', 'en-US': 'Israel' };
const isHome = (part: string): boolean =>
  Object.values(HOME).some((name) => name.toLowerCase() === part.toLowerCase());

/**
 * Returns an address in a reader's language: town, district and country by their names in that language,
 * whichever language they were chosen in, and the street as typed (rule 227). Accepts addresses as stored,
 * sent or shown; an address abroad, or in an unknown town, stays unchanged.
 */
export function addressIn(text: string, locale: Locale): string {
  const wire = addressFromWire(text);
  if (wire) return addressToWire({ ...wire, text: addressIn(wire.text, locale) });
  const parts = text.split(',').map((part) => part.trim());
  const city = parts.at(-1) ?? '';
  const country = parts.slice(-3, -1).find(isCountryName);
  const locality = country === undefined || isHome(country) ? KNOWN_PLACES.namedExactly(city) : null;
  if (!locality) return text;
  const before = parts.slice(0, -1);
  const named = before.map((part, at) => (at >= before.length - 2 ? nameIn(part, locale) : part));
  return [...named, townIn(locality, locale)].join(', ');
}

/** Returns an address for the caller, in the form in which it is sent. */
export function addressForCaller(address: Pick<Address, 'text' | 'lat' | 'lon'>): string {
  return addressToWire({ ...address, text: addressIn(address.text, currentLocale()) });
}

/** Whether two texts are the same address, regardless of the town's language. */
export function isSameAddress(one: string, other: string): boolean {
  return addressIn(one, 'he-IL') === addressIn(other, 'he-IL');
}

function nameIn(part: string, locale: Locale): string {
  if (isHome(part)) return HOME[locale];
  const district = findDistrict(part);
  if (!district) return part;
  return locale === 'he-IL' ? district.nameHe : district.nameEn;
}

function townIn({ nameHe, nameEn }: { nameHe: string; nameEn: string }, locale: Locale): string {
  return locale === 'he-IL' ? nameHe : nameEn || nameHe;
}
