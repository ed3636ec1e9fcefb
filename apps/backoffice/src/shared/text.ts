import type { CommonKey } from '@karov/i18n/common';
import { common } from '@karov/i18n/common';
import { backoffice, type BackofficeKey } from '@karov/i18n/backoffice';
import { translateText, type Catalogue, type TextParams } from '@karov/i18n';
import type { Locale } from '@karov/domain';
import { useCallback } from 'react';
import { useLocale } from './device-store.js';

/** A text of the back office, or a word that both fronts share. */
export type AppKey = BackofficeKey | `common.${CommonKey}`;

/** Translates a key with its parameters. */
export type Translate = (key: AppKey, params?: TextParams) => string;

const catalogues: Readonly<Record<Locale, Catalogue>> = {
  'he-IL': { ...backoffice['he-IL'], common: common['he-IL'] },
  'en-US': { ...backoffice['en-US'], common: common['en-US'] },
};

/** The text of a key in a language. */
export function textIn(locale: Locale, key: string, params?: TextParams): string {
  return translateText(catalogues[locale], locale, key, params);
}

/** Texts in the language of the reader; the compiler knows all keys. */
export function useText(): Translate {
  const locale = useLocale();
  return useCallback((key, params) => textIn(locale, key, params), [locale]);
}
