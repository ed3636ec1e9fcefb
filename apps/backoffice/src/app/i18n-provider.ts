import { LOCALES, type Locale } from '@karov/domain';
import { parseLocale } from '@karov/api-client';
import type { TextParams } from '@karov/i18n';
import { common } from '@karov/i18n/common';
import { reactAdminHebrew } from '@karov/i18n/backoffice';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { currentLocale, keepLocale } from '../shared/device-store.js';
import { textIn } from '../shared/text.js';

const reactAdminMessages: Readonly<Record<Locale, TranslationMessages>> = {
  'he-IL': reactAdminHebrew,
  'en-US': englishMessages,
};

function localeOf(text: string): Locale {
  return parseLocale(text) ?? LOCALES[0];
}

const polyglot = polyglotI18nProvider(
  (locale) => reactAdminMessages[localeOf(locale)],
  currentLocale(),
  LOCALES.map((locale) => ({ locale, name: common[locale].languages[locale] })),
  { allowMissing: true },
);

/** react-admin's texts come through polyglot; ours by the catalogue's own rules, which know the dual of Hebrew. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options?: TextParams) => (key.startsWith('ra.') ? polyglot.translate(key, options) : textIn(currentLocale(), key, options)),
  changeLocale: async (locale) => {
    await polyglot.changeLocale(locale);
    keepLocale(localeOf(locale));
  },
};
