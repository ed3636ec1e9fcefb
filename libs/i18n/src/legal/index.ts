import type { Locale } from '@karov/domain';
import type { LegalTexts } from './legal-text.js';

export * from './legal-text.js';

/** Fetches the long texts of a language, only when one is opened: they are too long for the first load. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  if (locale === 'en-US') return (await import('./en/index.js')).legal;
  return (await import('./he/index.js')).legal;
}
