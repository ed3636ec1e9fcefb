import type { Locale } from '@karov/domain';
import { locale } from '@karov/web';

/** The writing direction of a language. */
function directionOf(value: Locale): 'rtl' | 'ltr' {
  return value === 'he-IL' ? 'rtl' : 'ltr';
}

/** The manifest of the installed portal in each language; both languages are one application. */
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
