import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../libs/domain/src/options.js';
import { TEMPLATE_TEXT_MAX } from '../../libs/domain/src/whatsapp.js';
import { SUBMITTED_TEMPLATES, serverText } from '../../libs/i18n/src/server/index.js';
import { ROOT } from '../lib/root.js';
import { printedTemplates } from './whatsapp-templates.js';

/** The maximum length of a filled-in template that WhatsApp accepts. */
const TEMPLATE_MAX = 1024;

const table = readFileSync(join(ROOT, 'docs/operating/providers.md'), 'utf8');
const all = Object.entries(SUBMITTED_TEMPLATES).flatMap(([name, template]) =>
  LOCALES.map((locale) => ({ name, locale, ...template })),
);

describe('templates of WhatsApp as they are submitted', () => {
  it.each(all)(
    '$name in $locale has words around its variables, which count from 1, and few enough of them',
    ({ locale, words, variables }) => {
      if (words === null) return expect(variables).toEqual(['code']);
      const text = serverText(locale, words);
      expect([...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number))).toEqual(
        variables.map((_, at) => at + 1),
      );
      expect(text).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{/);
      expect(text.replace(/\{\{\d+\}\}/g, '').length).toBeLessThanOrEqual(TEMPLATE_MAX - TEMPLATE_TEXT_MAX);
    },
  );

  it('appear in the table for submitting them, word by word', () => {
    for (const { name, locale, words, buttons } of all) {
      expect(table).toContain(`\`${name}\``);
      for (const key of [...(words === null ? [] : [words]), ...buttons.map((button) => button.words)])
        expect(table).toContain(serverText(locale, key));
    }
  });

  it('are each printed on their own, with what the form asks for', () => {
    const printed = printedTemplates('https://karov.example');
    expect(printed.map(({ name, locale }) => `${name} ${locale}`)).toHaveLength(all.length);
    const offer = printed.find(({ name, locale }) => name === 'offer' && locale === 'en-US');
    expect(offer?.lines).toEqual([
      'WhatsApp offer · name karov_offer_en · language en · category Utility · type Quick reply',
      '  Hello, somebody near you needs help, and we thought of you: {{1}} You can answer with one of the buttons below.',
      '  button: Yes (id 1)',
      '  button: No (id 2)',
      expect.stringMatching(/^ {2}\{\{1\}\} text, for example: Karov: \S.*https:\/\/karov\.example/),
    ]);
    for (const { lines } of printed) for (const line of lines) expect(line).not.toContain('\n');
  });
});
