import { NOTIFICATION_TYPES, type NotificationType } from './options.js';

/** How long after a person's message WhatsApp accepts free text for them (rule 196). */
export const WHATSAPP_WINDOW_SECONDS = 86_400;
/** How much earlier the product closes the window itself, because clocks differ and messages take time. */
export const WHATSAPP_WINDOW_MARGIN_SECONDS = 600;

/**
 * The variables of a template: the sender, the whole message, the link's path (for a button), a one-time
 * code.
 */
export const TEMPLATE_VARIABLES = ['organization', 'text', 'path', 'code'] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

/** The template for messages of every kind without their own. */
export const GENERAL_TEMPLATE = 'general';
/** Kinds of messages that can have a template; broadcasts are not sent by WhatsApp. */
export type TemplateName = typeof GENERAL_TEMPLATE | Exclude<NotificationType, 'broadcast'>;
export const TEMPLATE_NAMES: readonly TemplateName[] = [
  GENERAL_TEMPLATE,
  ...NOTIFICATION_TYPES.filter(
    (type): type is Exclude<NotificationType, 'broadcast'> => type !== 'broadcast',
  ),
];

/** Whether a word is a template's name. */
export function isTemplateName(word: string): word is TemplateName {
  return TEMPLATE_NAMES.some((name) => name === word);
}

/** WhatsApp accepts at most 1024 characters of a filled-in template; this is the part for its own words. */
export const TEMPLATE_TEXT_MAX = 900;

const LINE_END = /\s*[\r\n\u2028\u2029]+\s*/gu;
const ENDS_SENTENCE = /[.!?:,;…]$/u;

/**
 * Formats a text as a WhatsApp variable: one line, without tabs or runs of spaces; a dot joins lines that
 * ended without a full stop.
 */
export function asTemplateVariable(text: string): string {
  const lines = text
    .split(LINE_END)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  return lines.reduce(
    (before, line) => (before === '' ? line : `${before}${ENDS_SENTENCE.test(before) ? ' ' : ' · '}${line}`),
    '',
  );
}
