import type { Option } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { countryCodes } from '@karov/domain/phone';

/** All countries, sorted by name in a language; Israel comes first, because nearly everybody is there. */
export function countriesIn(locale: Locale): Option[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return countryCodes()
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .sort((a, b) => Number(b.id === 'IL') - Number(a.id === 'IL') || a.label.localeCompare(b.label, locale));
}
