import type { Locale } from '@karov/domain';
import { useLocale } from '@karov/web';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useConfig } from '../../core/config.js';
import { firstSign } from '../../core/first-sign.js';
import { type DialCode, dialCodeOf, dialCodes, dialCodesInTime } from '../../design/phone/dial-codes.js';
import type { PhoneValue } from '../../design/phone/phone-field.js';

const loadRules = () => import('../../design/phone/phone-rules.js');

/**
 * Fetches the numbering rules in advance, when a person begins to type a number, because the rules are large.
 */
export function expectPhone(): void {
  loadRules().catch(() => null);
}

export interface DialCodes {
  codes: readonly DialCode[];
  /** called when the list opens, so it must be complete */
  complete: () => void;
}

/**
 * The country list in the reader's language: only the chosen country at first, all countries after the first
 * input or when the list opens.
 */
export function useDialCodes(country: string): DialCodes {
  const locale = useLocale();
  const [all, setAll] = useState<{ locale: Locale; codes: readonly DialCode[] } | null>(null);
  const isWhole = all?.locale === locale;
  const first = useMemo(() => dialCodeOf(country, locale), [country, locale]);
  useEffect(() => {
    if (isWhole) return;
    let isGone = false;
    const make = async () => {
      await firstSign();
      const codes = await dialCodesInTime(locale);
      if (!isGone) startTransition(() => setAll({ locale, codes }));
    };
    void make();
    return () => {
      isGone = true;
    };
  }, [locale, isWhole]);
  const complete = () => {
    if (!isWhole) setAll({ locale, codes: dialCodes(locale) });
  };
  return { codes: isWhole ? all.codes : first, complete };
}

/**
 * The country before the person chooses one: by the visitor's IP address, otherwise by the language (rule
 * 23).
 */
export function useDefaultCountry(): string {
  const fallback = useLocale() === 'he-IL' ? 'IL' : 'US';
  return useConfig()?.default_country ?? fallback;
}

/** The result of reading a number: the number in E.164, or what is wrong with it. */
type ReadPhone =
  | { phone: string; fault: null }
  | { phone: null; fault: 'common.errors.invalidPhone' | 'signIn.israeliNumber' };

/** Reads a number by the rules of its country; recognizes an Israeli number under another flag (rule 131). */
export async function readPhone({ number, country }: PhoneValue): Promise<ReadPhone> {
  const { normalizePhone, asCountry } = await loadRules();
  const phone = normalizePhone(number, asCountry(country) ?? 'IL');
  if (phone !== null) return { phone, fault: null };
  const isIsraeli = normalizePhone(number, 'IL') !== null;
  return { phone, fault: isIsraeli ? 'signIn.israeliNumber' : 'common.errors.invalidPhone' };
}
