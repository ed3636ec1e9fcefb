import { startTransition, useEffect, useState } from 'react';
import { useConfig } from '../../core/config.js';
import { useLocale } from '../../core/locale.js';
import { dialCodes, type DialCode } from '../../design/phone/dial-codes.js';
import type { PhoneValue } from '../../design/phone/PhoneField.js';

const loadRules = () => import('../../design/phone/phone-rules.js');

/** Fetches the rules of numbers ahead, when somebody begins to type one; they are large. */
export function expectPhone(): void {
  loadRules().catch(() => null);
}

/** The country list in the reader's language; empty until it is made, which nobody waits for. */
export function useDialCodes(): readonly DialCode[] {
  const locale = useLocale();
  const [codes, setCodes] = useState<readonly DialCode[]>([]);
  useEffect(() => {
    let isGone = false;
    void dialCodes(locale).then((made) => !isGone && startTransition(() => setCodes(made)));
    return () => {
      isGone = true;
    };
  }, [locale]);
  return codes;
}

/** The country before anybody has chosen: by the visitor's address, else by the language (decision 23). */
export function useDefaultCountry(): string {
  const fallback = useLocale() === 'he-IL' ? 'IL' : 'US';
  return useConfig()?.default_country ?? fallback;
}

/** The number in E.164, or null when it is not valid for its country (part 1 §5). */
export async function readPhone({ number, country }: PhoneValue): Promise<string | null> {
  const { normalizePhone, asCountry } = await loadRules();
  return normalizePhone(number, asCountry(country) ?? 'IL');
}
