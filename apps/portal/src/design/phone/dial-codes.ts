import type { Locale } from '@karov/domain';
import { isolated } from '@karov/domain';
import { idle } from '../../core/idle.js';
import { CALLING_CODES } from './calling-codes.js';

export interface DialCode {
  country: string;
  label: string;
}

/** The number of names looked up at a time: more would cause a noticeable pause on a slow phone. */
const STRETCH = 30;

function namer(locale: Locale): (entry: string) => DialCode {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (entry) => {
    const country = entry.slice(0, 2);
    return { country, label: `${names.of(country) ?? country} (${isolated(`+${entry.slice(2)}`)})` };
  };
}

function byName(codes: readonly DialCode[], locale: Locale): DialCode[] {
  const { compare } = new Intl.Collator(locale);
  return [...codes].sort((one, other) => compare(one.label, other.label));
}

/** Returns one country with its dial code: "ישראל (+972)"; empty if it has none. */
export function dialCodeOf(country: string, locale: Locale): DialCode[] {
  return CALLING_CODES.filter((entry) => entry.startsWith(country)).map(namer(locale));
}

/** Returns all countries by name, each with its dial code. */
export function dialCodes(locale: Locale): DialCode[] {
  return byName(CALLING_CODES.map(namer(locale)), locale);
}

/** Like {@link dialCodes}, but looks up the names while the browser is idle. */
export async function dialCodesInTime(locale: Locale): Promise<DialCode[]> {
  const name = namer(locale);
  const codes: DialCode[] = [];
  for (const [at, entry] of CALLING_CODES.entries()) {
    if (at % STRETCH === 0) await idle();
    codes.push(name(entry));
  }
  return byName(codes, locale);
}
