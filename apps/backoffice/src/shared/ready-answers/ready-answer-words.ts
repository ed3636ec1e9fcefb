import type { ReadyAnswer } from '@karov/api-client';
import type { Locale } from '@karov/domain';

/** The words of a ready answer in a language. */
export function wordsIn(locale: Locale, { text_he: hebrew, text_en: english }: Pick<ReadyAnswer, 'text_he' | 'text_en'>): string {
  return locale === 'he-IL' ? hebrew : english;
}

/** What stands in the field once a ready answer was put in: behind what was typed, on a line of its own. */
export function putBehind(typed: string, answer: string): string {
  return typed.trim() === '' ? answer : `${typed.trimEnd()}\n${answer}`;
}
