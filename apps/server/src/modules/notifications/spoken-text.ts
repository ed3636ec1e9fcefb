import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import type { SecretKind } from './notification.entity.js';

/** The kinds of messages whose question can also be asked in a call. */
const QUESTIONS: ReadonlySet<SecretKind> = new Set<SecretKind>([
  'event_volunteer',
  'application_call',
  'event_user',
  'hold',
  'ride',
  'desk',
]);
/**
 * Questions that, if urgent, are sent through further channels until they are answered; a reminder of a
 * future ride only has to be received.
 */
const PRESSING_QUESTIONS: ReadonlySet<SecretKind> = new Set(
  [...QUESTIONS].filter((kind) => kind !== 'ride' && kind !== 'desk'),
);

/** Whether a message's question can be answered by pressing keys on the telephone. */
export function asksByKeys(kind: SecretKind | null): boolean {
  return kind !== null && QUESTIONS.has(kind);
}

/**
 * Whether a pressing message is sent through further channels until it is answered, rather than only until it
 * is received (rule 183).
 */
export function pressesForAnswer(kind: SecretKind | null): boolean {
  return kind !== null && PRESSING_QUESTIONS.has(kind);
}

/**
 * Returns a message as it is spoken, with the text that it includes: without web addresses, and with numbers
 * digit by digit. The keys for answering are named at the end.
 */
export function spokenText(
  message: string,
  { locale, secretKind, words }: { locale: Locale; secretKind: SecretKind | null; words: string },
  desk: string,
): string {
  // Somebody who can answer by pressing a key is not directed to a page.
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

/** Returns a code as it is spoken: twice, for listeners who first need a pen. */
export function spokenCode(locale: Locale, code: string): string {
  return serverText(locale, 'voice.code', { code: [...code].join(', ') });
}

/** Separates digits, because otherwise telephone numbers would be read out as millions. */
export function digitByDigit(text: string, locale: Locale): string {
  return text.replace(/\*\d+|\+?\d[\d-]{3,}\d/g, (number) =>
    [...number.replace(/[^\d*]/g, '')]
      .map((sign) => (sign === '*' ? serverText(locale, 'voice.star') : sign))
      .join(' '),
  );
}
