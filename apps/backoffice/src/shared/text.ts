import type { Locale } from '@karov/domain';
import { type Catalogue, type TextParams, translateText } from '@karov/i18n';
import type { BackofficeKey } from '@karov/i18n/backoffice';
import { loadBackofficeTexts } from '@karov/i18n/backoffice-texts';
import type { CommonKey } from '@karov/i18n/common';
import { createStore, locale } from '@karov/web';
import { useCallback, useSyncExternalStore } from 'react';

/** A text key of the back office, or of the words that it shares with the portal. */
export type AppKey = BackofficeKey | `common.${CommonKey}`;

/** Translates a key with its parameters. */
export type Translate = (key: AppKey, params?: TextParams) => string;

/** The loaded languages; their number changes when another has been loaded. */
const fetched = new Map<Locale, Catalogue>();
const arrived = createStore(0);

function followLanguage(listener: () => void): () => void {
  const stops = [locale.subscribe(listener), arrived.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Loads a language, once. */
export async function loadTexts(wanted: Locale): Promise<void> {
  if (fetched.has(wanted)) return;
  fetched.set(wanted, await loadBackofficeTexts(wanted));
  arrived.set(fetched.size);
}

/**
 * Loads the reader's language, now and when another tab changes it; without a connection the present language
 * stays.
 */
export async function keepTextsLoaded(): Promise<void> {
  locale.subscribe(() => void loadTexts(locale.get()).catch(() => null));
  await loadTexts(locale.get());
}

/** Returns the reader's language; while it is loading, the previous one. */
function spokenLocale(): Locale {
  const wanted = locale.get();
  const [there = wanted] = fetched.keys();
  return fetched.has(wanted) ? wanted : there;
}

/** Returns the text for a key in a loaded language. */
export function textIn(spoken: Locale, key: string, params?: TextParams): string {
  const catalogue = fetched.get(spoken) ?? fetched.get(spokenLocale());
  return catalogue ? translateText(catalogue, spoken, key, params) : '';
}

/** Returns the function that translates into the reader's language; the compiler checks all keys. */
export function useText(): Translate {
  const spoken = useSyncExternalStore(followLanguage, spokenLocale);
  return useCallback((key, params) => textIn(spoken, key, params), [spoken]);
}

/** Whether a name from outside is a text key. */
export function isText(key: string): key is AppKey {
  return textIn(locale.get(), key) !== key;
}
