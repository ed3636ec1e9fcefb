import { readFileSync } from 'node:fs';
import {
  isRecord,
  isTemplateName,
  LOCALES,
  type Locale,
  TEMPLATE_NAMES,
  TEMPLATE_VARIABLES,
  type TemplateName,
  type TemplateVariable,
} from '@karov/domain';

/**
 * A template approved by WhatsApp: the kind of message it is for, its language, and its numbered variables
 * (rule 196).
 */
export interface WhatsappTemplate {
  name: TemplateName;
  locale: Locale;
  /** Twilio's ID for the template (ContentSid) */
  sid: string;
  /** the values of {{1}}, {{2}} and so on */
  variables: readonly TemplateVariable[];
}

const CONTENT_SID = /^HX[0-9a-f]{32}$/i;
/** The kind of template that codes need: one for authentication, with the code as its only variable. */
const CODES: TemplateName = 'otp';

type Entry = WhatsappTemplate | string;

/**
 * Reads the setting: JSON, or the path of a file with JSON. Returns the templates, and the errors in words.
 */
export function readWhatsappTemplates(setting: string): { templates: WhatsappTemplate[]; faults: string[] } {
  const named = parsed(setting);
  if (named === null)
    return {
      templates: [],
      faults: [
        'must be JSON or the path of a file with JSON, such as {"general": {"he-IL": "HX…", "en-US": "HX…"}}',
      ],
    };
  const entries = Object.entries(named).flatMap(([name, languages]) => ofName(name, languages));
  const templates = entries.filter((entry) => typeof entry !== 'string');
  const faults = entries.filter((entry) => typeof entry === 'string');
  return { templates, faults: [...faults, ...repeated(templates)] };
}

/** Finds an id that is used for two templates, because then it would be unknown which of them was refused. */
function repeated(templates: readonly WhatsappTemplate[]): string[] {
  const twice = templates.filter(({ sid }, at) => templates.findIndex((other) => other.sid === sid) < at);
  return twice.map(({ name, locale, sid }) => `has ${sid} twice, the second time for ${name}.${locale}`);
}

function parsed(setting: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(setting.startsWith('{') ? setting : readFileSync(setting, 'utf8'));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function ofName(name: string, languages: unknown): Entry[] {
  if (!isTemplateName(name)) return [`names "${name}", which is none of ${TEMPLATE_NAMES.join(', ')}`];
  if (!isRecord(languages)) return [`needs languages for ${name}, such as {"he-IL": "HX…"}`];
  return Object.entries(languages).map(([locale, template]) => ofLanguage(name, locale, template));
}

function ofLanguage(name: TemplateName, word: string, template: unknown): Entry {
  const locale = LOCALES.find((one) => one === word);
  if (locale === undefined) return `names "${word}" for ${name}, which is none of ${LOCALES.join(', ')}`;
  const { sid, variables } = isRecord(template) ? template : { sid: template, variables: undefined };
  if (typeof sid !== 'string' || !CONTENT_SID.test(sid))
    return `needs a ContentSid for ${name}.${locale}: HX and 32 digits, as Twilio shows it`;
  const read = variables === undefined ? usual(name) : readVariables(variables);
  if (read === null) return `may name as variables of ${name}.${locale}: ${TEMPLATE_VARIABLES.join(', ')}`;
  if (read.includes('code') !== (name === CODES))
    return `needs the variable code in templates for ${CODES}, and in no other (${name}.${locale})`;
  return { name, locale, sid, variables: read };
}

function usual(name: TemplateName): TemplateVariable[] {
  return name === CODES ? ['code'] : ['organization', 'text'];
}

function readVariables(value: unknown): TemplateVariable[] | null {
  if (!Array.isArray(value)) return null;
  const known = value.flatMap((word) => TEMPLATE_VARIABLES.filter((variable) => variable === word));
  return known.length === value.length && known.length > 0 ? known : null;
}
