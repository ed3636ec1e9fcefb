import { parseLocale } from '@karov/api-client';
import { LOCALES } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { locale } from '@karov/web';
import type { I18nProvider } from 'react-admin';
import { loadTexts, textIn } from '../shared/text.js';

let ofReactAdmin: I18nProvider | null = null;

/** Loads react-admin's own texts. They are few and rarely shown, so the first load does not wait for them. */
export async function loadReactAdminTexts(): Promise<void> {
  const { reactAdminTexts } = await import('./react-admin-texts.js');
  await reactAdminTexts.changeLocale(locale.get());
  ofReactAdmin = reactAdminTexts;
}

/**
 * Our texts follow the rules of our catalogue, which support the dual in Hebrew. react-admin's texts go
 * through polyglot; until they are loaded, a failure text replaces them.
 */
export const i18nProvider: I18nProvider = {
  translate: (key, options?: TextParams) => {
    if (!key.startsWith('ra.')) return textIn(locale.get(), key, options);
    return ofReactAdmin?.translate(key, options) ?? textIn(locale.get(), 'common.errors.generic');
  },
  getLocale: locale.get,
  getLocales: () => LOCALES.map((one) => ({ locale: one, name: one })),
  changeLocale: async (wanted) => {
    const chosen = parseLocale(wanted) ?? LOCALES[0];
    await loadTexts(chosen);
    locale.set(chosen);
    await loadReactAdminTexts();
  },
};
