import { NOTIFICATION_TYPES, type NotificationType } from './options.js';

/** How long after a person's last message WhatsApp accepts free text to them (rule 196). */
export const WHATSAPP_WINDOW_SECONDS = 86_400;
/** How much earlier we treat the window as closed, because clocks differ and messages take time. */
export const WHATSAPP_WINDOW_MARGIN_SECONDS = 600;

/**
 * The variables of a template: the sender, the whole message, the link's path (for a button), a one-time
 * code.
 */
export const TEMPLATE_VARIABLES = ['organization', 'text', 'path', 'code'] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

/** The template for messages of every kind that has no template of its own. */
export const GENERAL_TEMPLATE = 'general';
/** The kinds of messages that can have a template; broadcasts are not sent by WhatsApp. */
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

/**
 * The longest text of ours within a template, because WhatsApp accepts at most 1024 characters of a filled-in
 * template.
 */
export const TEMPLATE_TEXT_MAX = 900;

const LINE_END = /\s*[\r\n\u2028\u2029]+\s*/gu;
const ENDS_SENTENCE = /[.!?:,;…]$/u;

/**
 * Formats a text as a WhatsApp variable: one line, without tabs or runs of spaces; lines that ended without a
 * full stop are joined with a dot.
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
