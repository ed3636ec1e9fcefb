import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import type { SecretKind } from './notification.entity.js';

/** Kinds of link that ask something which a call can ask as well. */
const QUESTIONS: ReadonlySet<SecretKind> = new Set<SecretKind>(['event_volunteer', 'application_call', 'event_user']);

/** Whether a message asks what the keys of a telephone can answer. */
export function asksByKeys(kind: SecretKind | null): boolean {
  return kind !== null && QUESTIONS.has(kind);
}

/** A message as it is spoken: without addresses, its numbers digit by digit. The keys to answer by are told after it. */
export function spokenText(message: string, { locale, secretKind }: { locale: Locale; secretKind: SecretKind | null }, desk: string): string {
  const link = asksByKeys(secretKind) ? '' : serverText(locale, 'voice.byDesk', { phone: desk });
  return digitByDigit(
    message
      .replaceAll('%{reply}', '')
      .replaceAll('%{link}', link)
      .replace(/https?:\/\/\S+/g, serverText(locale, 'voice.onSite')),
    locale,
  )
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** A code as it is spoken, once more for whoever was looking for a pen. */
export function spokenCode(locale: Locale, code: string): string {
  return serverText(locale, 'voice.code', { code: [...code].join(', ') });
}

/** Telephone numbers would be read as millions. */
export function digitByDigit(text: string, locale: Locale): string {
  return text.replace(/\*\d+|\+?\d[\d-]{3,}\d/g, (number) =>
    [...number.replace(/[^\d*]/g, '')].map((sign) => (sign === '*' ? serverText(locale, 'voice.star') : sign)).join(' '),
  );
}
