import { useCallback } from 'react';
import { translateText, type TextKey, type TextParams } from '@karov/i18n';
import { common } from '@karov/i18n/common';
import { portal } from '@karov/i18n/portal';
import type { Locale } from '@karov/domain';
import { useLocale } from './locale.js';

const texts = {
  'he-IL': { ...portal['he-IL'], common: common['he-IL'] },
  'en-US': { ...portal['en-US'], common: common['en-US'] },
};

export type Key = TextKey<(typeof texts)['he-IL']>;
export type Translate = (key: Key, params?: TextParams) => string;

/** A text outside components, in a given language. */
export function textIn(locale: Locale, key: Key, params?: TextParams): string {
  return translateText(texts[locale], locale, key, params);
}

/** The texts of the portal in the reader's language. */
export function useText(): Translate {
  const locale = useLocale();
  return useCallback((key, params) => textIn(locale, key, params), [locale]);
}
