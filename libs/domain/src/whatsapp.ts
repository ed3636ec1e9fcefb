import { NOTIFICATION_TYPES, type NotificationType } from './options.js';

/** How long after somebody wrote WhatsApp takes free words for them (rule 196). */
export const WHATSAPP_WINDOW_SECONDS = 86_400;
/** How much earlier the product ends the window itself, since clocks differ and messages take a while. */
export const WHATSAPP_WINDOW_MARGIN_SECONDS = 600;

/**
 * The variables of a template: the sender, the whole message, the link without the address before it (for a
 * button), a one-time code.
 */
export const TEMPLATE_VARIABLES = ['organization', 'text', 'path', 'code'] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

/** The template for messages of every kind that has none of its own. */
export const GENERAL_TEMPLATE = 'general';
/** Kinds of messages that can have a template; broadcasts do not go by WhatsApp. */
export type TemplateName = typeof GENERAL_TEMPLATE | Exclude<NotificationType, 'broadcast'>;
export const TEMPLATE_NAMES: readonly TemplateName[] = [
  GENERAL_TEMPLATE,
  ...NOTIFICATION_TYPES.filter(
    (type): type is Exclude<NotificationType, 'broadcast'> => type !== 'broadcast',
  ),
];

/** Whether a word is the name of a template. */
export function isTemplateName(word: string): word is TemplateName {
  return TEMPLATE_NAMES.some((name) => name === word);
}

/**
 * WhatsApp takes no more than 1024 characters of a template with what is put in; so much is left for its own
 * words.
 */
export const TEMPLATE_TEXT_MAX = 900;

const LINE_END = /\s*[\r\n\u2028\u2029]+\s*/gu;
const ENDS_SENTENCE = /[.!?:,;…]$/u;

/**
 * A text as WhatsApp takes it for a variable: one line, no tabs and no row of spaces; where a line ended
 * without a stop there is a dot between.
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
