import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import type { SecretKind } from './notification.entity.js';

/** Kinds of message that ask something which a call can ask as well. */
const QUESTIONS: ReadonlySet<SecretKind> = new Set<SecretKind>([
  'event_volunteer',
  'application_call',
  'event_user',
  'hold',
  'ride',
  'desk',
]);
/**
 * An urgent one of these goes on until it is answered; for a ride to come it is enough that its reminder was
 * received.
 */
const PRESSING_QUESTIONS: ReadonlySet<SecretKind> = new Set(
  [...QUESTIONS].filter((kind) => kind !== 'ride' && kind !== 'desk'),
);

/** Whether a message asks what the keys of a telephone can answer. */
export function asksByKeys(kind: SecretKind | null): boolean {
  return kind !== null && QUESTIONS.has(kind);
}

/**
 * Whether a message that presses goes by further channels until it is answered, and not only until it is
 * received (rule 183).
 */
export function pressesForAnswer(kind: SecretKind | null): boolean {
  return kind !== null && PRESSING_QUESTIONS.has(kind);
}

/**
 * A message as it is spoken, with the words that it takes along: without addresses, its numbers digit by
 * digit. The keys to answer by are told after it.
 */
export function spokenText(
  message: string,
  { locale, secretKind, words }: { locale: Locale; secretKind: SecretKind | null; words: string },
  desk: string,
): string {
  // A person who can answer by a key is not sent elsewhere.
  const [link, page] = asksByKeys(secretKind)
    ? ['', '']
    : [serverText(locale, 'voice.byDesk', { phone: desk }), serverText(locale, 'voice.onSite')];
  return digitByDigit(
    message
      .replaceAll('%{reply}', '')
      .replaceAll('%{link}', link)
      .replaceAll('%{words}', () => words)
      .replace(/https?:\/\/\S+/g, page),
    locale,
  )
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** A code as it is spoken, twice for a listener who was looking for a pen. */
export function spokenCode(locale: Locale, code: string): string {
  return serverText(locale, 'voice.code', { code: [...code].join(', ') });
}

/** Telephone numbers would be read as millions. */
export function digitByDigit(text: string, locale: Locale): string {
  return text.replace(/\*\d+|\+?\d[\d-]{3,}\d/g, (number) =>
    [...number.replace(/[^\d*]/g, '')]
      .map((sign) => (sign === '*' ? serverText(locale, 'voice.star') : sign))
      .join(' '),
  );
}
