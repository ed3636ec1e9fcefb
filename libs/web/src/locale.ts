import { LOCALE_KEY, parseLocale } from '@karov/api-client';
import { LOCALES, type Locale } from '@karov/domain';
import { createDeviceStore } from './device-store.js';
import { useStore } from './store.js';

/** The language chosen on this device; Hebrew until the reader chooses another (rule 112). */
export const locale = createDeviceStore<Locale>(LOCALE_KEY, {
  parse: (text) => parseLocale(text) ?? LOCALES[0],
  format: (value) => value,
});

/** The reader's language; the component renders again when it changes. */
export function useLocale(): Locale {
  return useStore(locale);
}
