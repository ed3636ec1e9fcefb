import {
  asTemplateVariable,
  GENERAL_TEMPLATE,
  ownValue,
  TEMPLATE_TEXT_MAX,
  type TemplateVariable,
} from '@karov/domain';
import type { WhatsappTemplate } from '../../../platform/config/whatsapp-templates.js';
import type { TemplateMessage } from '../channels/channel-sender.js';
import type { DueNotification } from '../notifications.repository.js';

/**
 * How a message may go: as a free text, or by the first of these templates that fits; without any it moves on
 * to the next channel.
 */
export type WhatsappWay =
  | { kind: 'free' }
  | { kind: 'templates'; templates: readonly WhatsappTemplate[]; isAnyLeft: boolean };

/** Why a message cannot go through WhatsApp at all. */
export type WhatsappRefusal = 'whatsapp:no-template' | 'whatsapp:template-left' | 'whatsapp:too-long';

/** The values for a template's variables; empty when a message has none. */
export type TemplateValues = Readonly<Record<TemplateVariable, string>>;

/**
 * Returns the templates for a message in its language: those of its kind, or else the general one. Codes need
 * a template for codes (rule 196).
 */
export function templatesFor(
  { type, locale, secretKind }: DueNotification,
  all: readonly WhatsappTemplate[],
): WhatsappTemplate[] {
  const names = secretKind === 'otp' ? ['otp'] : [type, GENERAL_TEMPLATE];
  return names.flatMap((name) =>
    all.filter((template) => template.name === name && template.locale === locale),
  );
}

/** Returns the first of the given templates that fits, filled in. */
export function filledIn(
  { templates, isAnyLeft }: Extract<WhatsappWay, { kind: 'templates' }>,
  values: TemplateValues,
): TemplateMessage | WhatsappRefusal {
  if (templates.length === 0) return isAnyLeft ? 'whatsapp:template-left' : 'whatsapp:no-template';
  const shown = (variable: TemplateVariable): string => asTemplateVariable(values[variable]);
  const able = templates.filter(({ variables }) => variables.every((variable) => shown(variable) !== ''));
  const [fit] = able.filter(({ variables }) => variables.map(shown).join('').length <= TEMPLATE_TEXT_MAX);
  if (!fit) return able.length > 0 ? 'whatsapp:too-long' : 'whatsapp:no-template';
  return {
    sid: fit.sid,
    variables: Object.fromEntries(fit.variables.map((variable, at) => [String(at + 1), shown(variable)])),
  };
}

/**
 * Whether the message that the provider has accepted is the same as this one, as a free text or within a
 * template.
 */
export function saysSame(taken: string, text: string, template: TemplateMessage | null): boolean {
  if (taken === text || taken.includes(asTemplateVariable(text))) return true;
  const code = template ? ownValue(template.variables, '1') : undefined;
  return (
    code !== undefined &&
    template !== null &&
    Object.keys(template.variables).length === 1 &&
    taken.includes(code)
  );
}
