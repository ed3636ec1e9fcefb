import type { Locale } from '@karov/domain';
import { idle } from '../../core/idle.js';
import { CALLING_CODES } from './calling-codes.js';

export interface DialCode {
  country: string;
  label: string;
}

/** So many names are looked up at a stretch: more would be felt on a slow phone. */
const STRETCH = 30;

/** All countries by name, each with its dial code: "ישראל (+972)". They are named while nothing else is to be done. */
export async function dialCodes(locale: Locale): Promise<DialCode[]> {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const codes: DialCode[] = [];
  for (const [at, entry] of CALLING_CODES.entries()) {
    if (at % STRETCH === 0) await idle();
    const country = entry.slice(0, 2);
    codes.push({ country, label: `${names.of(country) ?? country} (\u2066+${entry.slice(2)}\u2069)` });
  }
  const { compare } = new Intl.Collator(locale);
  return codes.sort((one, other) => compare(one.label, other.label));
}
