// Fails when the script of a first load of the portal is larger than its budget. Run after the portal is built.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const START_BYTES = 110 * 1024;
const DOOR_BYTES = 115 * 1024;
const REGISTRATION_BYTES = 150 * 1024;
/** The words of one language, which every page waits for; those of the larger language count. */
const PAGE_TEXTS = ['portal/LANGUAGE.ts', 'common/LANGUAGE.ts'];
const FORM_TEXTS = [...PAGE_TEXTS, 'portal/form-texts.LANGUAGE.ts'];
const ANSWER_TEXTS = [...PAGE_TEXTS, 'portal/answer.LANGUAGE.ts'];
const HELP_TEXTS = [...PAGE_TEXTS, 'portal/help-texts.LANGUAGE.ts'];
const VOLUNTEERING_TEXTS = [...PAGE_TEXTS, 'portal/volunteering.LANGUAGE.ts'];
const START = { budget: START_BYTES, texts: PAGE_TEXTS };
const ANSWER = { budget: START_BYTES, texts: ANSWER_TEXTS };
const HELP = { budget: START_BYTES, texts: HELP_TEXTS };
const VOLUNTEERING = { budget: START_BYTES, texts: VOLUNTEERING_TEXTS };
const REGISTRATION_DOOR = { budget: DOOR_BYTES, texts: FORM_TEXTS };
const REGISTRATION = { budget: REGISTRATION_BYTES, texts: FORM_TEXTS };
const ASKING = { budget: REGISTRATION_BYTES, texts: [...FORM_TEXTS, 'portal/asking-texts.LANGUAGE.ts'] };
/** What a visitor's first page needs: the entry, and the page that the address asks for. */
const FIRST_PAGES = {
  'src/features/sign-in/login-chooser-page.tsx': START,
  'src/features/sign-in/user-login-page.tsx': START,
  'src/features/answer/answer-need-page.tsx': ANSWER,
  'src/features/answer/answer-call-page.tsx': ANSWER,
  'src/features/answer/answer-help-request-page.tsx': ANSWER,
  'src/features/dashboard/dashboard-page.tsx': HELP,
  'src/features/volunteering/open/open-page.tsx': VOLUNTEERING,
  'src/features/volunteering/basket/basket-page.tsx': VOLUNTEERING,
  'src/features/event-requests/event-requests-page.tsx': VOLUNTEERING,
  'src/features/emergency/emergency-page.tsx': HELP,
  'src/features/help-request/help-request-page.tsx': ASKING,
  'src/features/help-request/visitor/visitor-help-page.tsx': ASKING,
  'src/features/registration/help-seeker/registration-page.tsx': REGISTRATION_DOOR,
  'src/features/registration/help-seeker/registration-details.tsx': REGISTRATION,
  'src/features/registration/volunteer/volunteer-registration-page.tsx': REGISTRATION_DOOR,
  'src/features/registration/volunteer/volunteer-details.tsx': REGISTRATION,
};

const dist = new URL('../apps/portal/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(imported, seen);
  return seen;
}

const sizeOf = (key) => gzipSync(readFileSync(new URL(manifest[key].file, dist)), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;

const textBytes = (texts, language) => texts.reduce((sum, file) => sum + sizeOf(`../../libs/i18n/src/${file.replace('LANGUAGE', language)}`), 0);
const loads = Object.entries(FIRST_PAGES).map(([page, { budget, texts }]) => {
  const chunks = withImports(page, withImports('index.html'));
  const words = Math.max(textBytes(texts, 'he'), textBytes(texts, 'en'));
  return { page, budget, bytes: [...chunks].reduce((sum, key) => sum + sizeOf(key), words) };
});

for (const { page, budget, bytes } of loads) process.stdout.write(`${kilobytes(bytes)} of ${kilobytes(budget)}  ${page}\n`);
const tooHeavy = loads.filter(({ bytes, budget }) => bytes > budget);
for (const { page, budget, bytes } of tooHeavy) {
  process.stderr.write(`The first load of ${page} is ${kilobytes(bytes)} of script (gzip); the budget is ${kilobytes(budget)}.\n`);
}
if (tooHeavy.length > 0) process.exit(1);
