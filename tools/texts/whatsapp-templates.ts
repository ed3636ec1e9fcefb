import { samplesOf } from '../../apps/server/src/modules/notifications/texts/message-samples.js';
import { LOCALES, type Locale } from '../../libs/domain/src/options.js';
import { asTemplateVariable, TEMPLATE_NAMES, type TemplateVariable } from '../../libs/domain/src/whatsapp.js';
import { SUBMITTED_TEMPLATES, type SubmittedTemplate, serverText } from '../../libs/i18n/src/server/index.js';

/** A template as lines to copy into Twilio's form. */
export interface PrintedTemplate {
  /** the template's name in the setting */
  name: string;
  locale: Locale;
  lines: string[];
}

/**
 * Returns every template in each language: the name for submission, language, category, kind, text, buttons,
 * and an example for each variable.
 */
export function printedTemplates(url: string): PrintedTemplate[] {
  return TEMPLATE_NAMES.flatMap((name) => {
    const template = SUBMITTED_TEMPLATES[name];
    return template
      ? LOCALES.map((locale) => ({ name, locale, lines: linesOf(name, template, locale, url) }))
      : [];
  });
}

function linesOf(
  name: string,
  { category, type, variables, words, buttons }: SubmittedTemplate,
  locale: Locale,
  url: string,
): string[] {
  const [language] = locale.split('-');
  return [
    `WhatsApp ${name} · name karov_${name}_${language} · language ${language} · category ${category} · type ${type}`,
    `  ${words === null ? 'WhatsApp’s own words, with the button that copies the code' : serverText(locale, words)}`,
    ...buttons.map((button) => `  button: ${serverText(locale, button.words)} (id ${button.means})`),
    ...variables.map(
      (variable, at) => `  {{${at + 1}}} ${variable}, for example: ${exampleOf(variable, locale, url)}`,
    ),
  ];
}

function exampleOf(variable: TemplateVariable, locale: Locale, url: string): string {
  if (variable === 'code') return '1234';
  if (variable === 'organization') return locale === 'he-IL' ? 'קרוב' : 'Karov';
  const [{ text } = { text: '' }] = samplesOf('messages.offer', locale, url);
  return asTemplateVariable(variable === 'path' ? new URL(url).pathname : text);
}
