import type { Locale } from '@karov/domain';
import { type Catalogue, type TextParams, translateText } from '@karov/i18n';
import type { BackofficeKey } from '@karov/i18n/backoffice';
import { loadBackofficeTexts } from '@karov/i18n/backoffice-texts';
import type { CommonKey } from '@karov/i18n/common';
import { useCallback, useSyncExternalStore } from 'react';
import { currentLocale, deviceChanged, followDevice } from './device-store.js';

/** A text key of the back office, or of the words common to both fronts. */
export type AppKey = BackofficeKey | `common.${CommonKey}`;

/** Translates a key with its parameters. */
export type Translate = (key: AppKey, params?: TextParams) => string;

/** The loaded languages. */
const fetched = new Map<Locale, Catalogue>();

/** Loads a language, once. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (fetched.has(locale)) return;
  fetched.set(locale, await loadBackofficeTexts(locale));
  deviceChanged();
}

/**
 * Loads the reader's language, now and when another tab changes it; without a connection the present one
 * stays.
 */
export async function keepTextsLoaded(): Promise<void> {
  followDevice(() => void loadTexts(currentLocale()).catch(() => null));
  await loadTexts(currentLocale());
}

/** The reader's language; while it loads, the previous one. */
function spokenLocale(): Locale {
  const wanted = currentLocale();
  const [there = wanted] = fetched.keys();
  return fetched.has(wanted) ? wanted : there;
}

/** The text of a key in a loaded language. */
export function textIn(locale: Locale, key: string, params?: TextParams): string {
  const catalogue = fetched.get(locale) ?? fetched.get(spokenLocale());
  return catalogue ? translateText(catalogue, locale, key, params) : '';
}

/** Texts in the reader's language; the compiler checks all keys. */
export function useText(): Translate {
  const locale = useSyncExternalStore(followDevice, spokenLocale);
  return useCallback((key, params) => textIn(locale, key, params), [locale]);
}

/** Whether an external name is a text key. */
export function isText(key: string): key is AppKey {
  return textIn(currentLocale(), key) !== key;
}
