import { MOST_SEGMENTS, samplesOf } from '../apps/server/src/modules/notifications/texts/message-samples.js';
import { LOCALES } from '../libs/domain/src/options.js';
import { MESSAGE_KEYS, MESSAGE_REGISTER } from '../libs/i18n/src/server/index.js';
import { say } from './lib/say.js';
import { printedTemplates } from './texts/whatsapp-templates.js';

/**
 * `npm run texts`: prints every message as its readers see it, in both languages and all forms, with the
 * number of SMS parts; `npm run texts -- ride` prints those with that word in their key. The WhatsApp
 * templates follow in the form for submission (`npm run texts -- whatsapp` prints only these).
 * `KAROV_PUBLIC_URL` sets the domain.
 */
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean =>
  wanted.every((word) => name.toLowerCase().includes(word.toLowerCase()));
const url = process.env['KAROV_PUBLIC_URL'] ?? 'https://karov-volunteers.example';
for (const key of MESSAGE_KEYS.filter(isWanted)) {
  const { to, occasion } = MESSAGE_REGISTER[key];
  say(`\n${key} · ${to} · ${occasion}, at most ${MOST_SEGMENTS[occasion]}`);
  for (const locale of LOCALES) {
    for (const { form, text, segments } of samplesOf(key, locale, url))
      say(`  ${[locale, form].filter(Boolean).join(' ')} (${segments}): ${text}`);
  }
}
for (const { name, lines } of printedTemplates(url))
  if (isWanted(`whatsapp ${name}`)) say(`\n${lines.join('\n')}`);
