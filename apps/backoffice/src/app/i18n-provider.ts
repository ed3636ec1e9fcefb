import { parseLocale } from '@karov/api-client';
import { LOCALES } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import type { I18nProvider } from 'react-admin';
import { currentLocale, keepLocale } from '../shared/device-store.js';
import { loadTexts, textIn } from '../shared/text.js';

let ofReactAdmin: I18nProvider | null = null;

/** Loads react-admin's own texts. They are few and rarely shown, so the first load does not wait for them. */
export async function loadReactAdminTexts(): Promise<void> {
  const { reactAdminTexts } = await import('./react-admin-texts.js');
  await reactAdminTexts.changeLocale(currentLocale());
  ofReactAdmin = reactAdminTexts;
}

/**
 * Our texts follow the catalogue's own rules, which support the dual of Hebrew. react-admin's go through
 * polyglot; until they are loaded, a failure text replaces them.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, options?: TextParams) => {
    if (!key.startsWith('ra.')) return textIn(currentLocale(), key, options);
    return ofReactAdmin?.translate(key, options) ?? textIn(currentLocale(), 'common.errors.generic');
  },
  getLocale: currentLocale,
  getLocales: () => LOCALES.map((locale) => ({ locale, name: locale })),
  changeLocale: async (wanted) => {
    const locale = parseLocale(wanted) ?? LOCALES[0];
    await loadTexts(locale);
    keepLocale(locale);
    await loadReactAdminTexts();
  },
};
