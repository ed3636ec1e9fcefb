import { parseLocale } from '@karov/api-client';
import { LOCALES, type Locale } from '@karov/domain';
import { reactAdminHebrew } from '@karov/i18n/react-admin';
import { locale } from '@karov/web';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

const MESSAGES: Readonly<Record<Locale, TranslationMessages>> = {
  'he-IL': reactAdminHebrew,
  'en-US': englishMessages,
};

/** react-admin's own texts, through polyglot: for unsaved changes, and for errors in its components. */
export const reactAdminTexts = polyglotI18nProvider(
  (locale) => MESSAGES[parseLocale(locale) ?? LOCALES[0]],
  locale.get(),
  [],
  { allowMissing: true },
);
