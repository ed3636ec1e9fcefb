import type { ReadyAnswer } from '@karov/api-client';
import type { Locale } from '@karov/domain';

/** Returns the words of a ready answer in a language. */
export function wordsIn(
  locale: Locale,
  { text_he: hebrew, text_en: english }: Pick<ReadyAnswer, 'text_he' | 'text_en'>,
): string {
  return locale === 'he-IL' ? hebrew : english;
}

/** Returns the field's text with a ready answer appended on a new line. */
export function putBehind(typed: string, answer: string): string {
  return typed.trim() === '' ? answer : `${typed.trimEnd()}\n${answer}`;
}
