import { LOCALE_KEY, parseLocale } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { createDeviceStore } from './device-storage.js';
import { useStore } from './store.js';

/** The language chosen on this device; Hebrew until another is (rule 112). */
export const locale = createDeviceStore<Locale>(LOCALE_KEY, {
  parse: (text) => parseLocale(text) ?? 'he-IL',
  format: (value) => value,
});

/** The language of the reader; the component follows its changes. */
export function useLocale(): Locale {
  return useStore(locale);
}

/** The writing direction of a language. */
function directionOf(value: Locale): 'rtl' | 'ltr' {
  return value === 'he-IL' ? 'rtl' : 'ltr';
}

/** The name of the installed portal; both languages are one application. */
const MANIFESTS: Readonly<Record<Locale, string>> = {
  'he-IL': '/manifest.webmanifest',
  'en-US': '/manifest.en.webmanifest',
};

/** Writes language and direction on the document and sets its manifest, now and at every change. */
export function keepDocumentLanguage(): void {
  const apply = () => {
    document.documentElement.lang = locale.get();
    document.documentElement.dir = directionOf(locale.get());
    document.querySelector('link[rel=manifest]')?.setAttribute('href', MANIFESTS[locale.get()]);
  };
  apply();
  locale.subscribe(apply);
}
