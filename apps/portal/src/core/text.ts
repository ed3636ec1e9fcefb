import type { Locale } from '@karov/domain';
import { type Catalogue, type TextKey, type TextParams, translateText } from '@karov/i18n';
import {
  type AnswerTexts,
  type AskingTexts,
  type AvailabilityTexts,
  type ChatTexts,
  type FormTexts,
  type HelpTexts,
  loadAnswerTexts,
  loadAskingTexts,
  loadAvailabilityTexts,
  loadChatTexts,
  loadFormTexts,
  loadHelpTexts,
  loadPageTexts,
  loadPushTexts,
  loadVolunteeringTexts,
  type PageTexts,
  type PushTexts,
  type VolunteeringTexts,
} from '@karov/i18n/portal-texts';
import { createStore, locale, useLocale, useStore } from '@karov/web';
import { useCallback, useEffect } from 'react';

/** Texts that are fetched together. */
export type TextArea =
  | 'pages'
  | 'forms'
  | 'answers'
  | 'help'
  | 'asking'
  | 'volunteering'
  | 'availability'
  | 'chat'
  | 'push';
const LOADERS: Readonly<Record<TextArea, (language: Locale) => Promise<Catalogue>>> = {
  pages: loadPageTexts,
  forms: loadFormTexts,
  answers: loadAnswerTexts,
  help: loadHelpTexts,
  asking: loadAskingTexts,
  volunteering: loadVolunteeringTexts,
  availability: loadAvailabilityTexts,
  chat: loadChatTexts,
  push: loadPushTexts,
};

/** The texts that have been fetched, by language. */
const texts = createStore<Readonly<Partial<Record<Locale, Catalogue>>>>({});
const fetched = new Set<string>();
/** the text areas needed in every language that the reader switches to */
const wanted = new Set<TextArea>(['pages']);

export type Key = TextKey<
  PageTexts &
    FormTexts &
    AnswerTexts &
    HelpTexts &
    AskingTexts &
    VolunteeringTexts &
    AvailabilityTexts &
    ChatTexts &
    PushTexts
>;
export type Translate = (key: Key, params?: TextParams) => string;

async function fetchArea(language: Locale, area: TextArea): Promise<void> {
  const name = `${language} ${area}`;
  if (fetched.has(name)) return;
  const catalogue = await LOADERS[area](language);
  fetched.add(name);
  texts.set({ ...texts.get(), [language]: { ...texts.get()[language], ...catalogue } });
}

/** Fetches the needed texts of a language. */
export async function loadTexts(language: Locale): Promise<void> {
  await Promise.all([...wanted].map((area) => fetchArea(language, area)));
}

/**
 * Fetches the texts of the reader's language, now and whenever it changes; without a network the loaded
 * language stays.
 */
export async function keepTextsLoaded(): Promise<void> {
  locale.subscribe(() => void loadTexts(locale.get()).catch(() => null));
  await loadTexts(locale.get());
}

/**
 * Fetches the texts of a single page, which waits for them (`app/routes.tsx`); an open page must work even
 * when another page's texts cannot be fetched.
 */
export async function wantTexts(area: TextArea): Promise<void> {
  wanted.add(area);
  await fetchArea(locale.get(), area);
}

/** Returns a text outside components, in a given language; in another language while that one is loading. */
export function textIn(language: Locale, key: Key, params?: TextParams): string {
  return textOf(texts.get(), language, key, params);
}

function textOf(
  known: ReturnType<typeof texts.get>,
  language: Locale,
  key: Key,
  params?: TextParams,
): string {
  const there = known[language] ?? Object.values(known)[0];
  return there ? translateText(there, language, key, params) : '';
}

/** The texts of the portal in the reader's language. */
export function useText(): Translate {
  const language = useLocale();
  const known = useStore(texts);
  return useCallback((key, params) => textOf(known, language, key, params), [language, known]);
}

/** Like {@link useText}, for parts of forms: on a page without their texts, these are fetched now. */
export function useFormText(): Translate {
  useEffect(() => void wantTexts('forms').catch(() => null), []);
  return useText();
}
