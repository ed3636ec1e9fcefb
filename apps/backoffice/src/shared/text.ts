import type { CommonKey } from '@karov/i18n/common';
import type { BackofficeKey } from '@karov/i18n/backoffice';
import { loadBackofficeTexts } from '@karov/i18n/backoffice-texts';
import { translateText, type Catalogue, type TextParams } from '@karov/i18n';
import type { Locale } from '@karov/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { currentLocale, deviceChanged, followDevice } from './device-store.js';

/** A text of the back office, or a word that both fronts share. */
export type AppKey = BackofficeKey | `common.${CommonKey}`;

/** Translates a key with its parameters. */
export type Translate = (key: AppKey, params?: TextParams) => string;

/** The languages that have been fetched. */
const fetched = new Map<Locale, Catalogue>();

/** Fetches a language, once. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (fetched.has(locale)) return;
  fetched.set(locale, await loadBackofficeTexts(locale));
  deviceChanged();
}

/** Fetches the language of the reader, now and when another tab changes it; without a connection the one that is there stays. */
export async function keepTextsLoaded(): Promise<void> {
  followDevice(() => void loadTexts(currentLocale()).catch(() => null));
  await loadTexts(currentLocale());
}

/** The reader's language; while it is on its way the one that is there. */
function spokenLocale(): Locale {
  const wanted = currentLocale();
  const [there = wanted] = fetched.keys();
  return fetched.has(wanted) ? wanted : there;
}

/** The text of a key in a language that has been fetched. */
export function textIn(locale: Locale, key: string, params?: TextParams): string {
  const catalogue = fetched.get(locale) ?? fetched.get(spokenLocale());
  return catalogue ? translateText(catalogue, locale, key, params) : '';
}

/** Texts in the language of the reader; the compiler knows all keys. */
export function useText(): Translate {
  const locale = useSyncExternalStore(followDevice, spokenLocale);
  return useCallback((key, params) => textIn(locale, key, params), [locale]);
}

/** Whether there is a text of this name, which came from outside. */
export function isText(key: string): key is AppKey {
  return textIn(currentLocale(), key) !== key;
}
