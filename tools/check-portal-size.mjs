// Fails when the script of the portal's first load is larger than the budget. Run after the portal is built.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET_BYTES = 110 * 1024;
/** What a visitor's first page needs: the entry, and the page that the address asks for. */
const FIRST_PAGES = [
  'src/features/sign-in/LoginChooserPage.tsx',
  'src/features/sign-in/UserLoginPage.tsx',
  'src/features/answer/AnswerNeedPage.tsx',
  'src/features/answer/AnswerCallPage.tsx',
  'src/features/dashboard/DashboardPage.tsx',
  'src/features/event-requests/EventRequestsPage.tsx',
];

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

const loads = FIRST_PAGES.map((page) => {
  const chunks = withImports(page, withImports('index.html'));
  return { page, bytes: [...chunks].reduce((sum, key) => sum + sizeOf(key), 0) };
});

for (const { page, bytes } of loads) process.stdout.write(`${kilobytes(bytes)}  ${page}\n`);
const heaviest = Math.max(...loads.map(({ bytes }) => bytes));
if (heaviest > BUDGET_BYTES) {
  process.stderr.write(`The first load is ${kilobytes(heaviest)} of script (gzip); the budget is ${kilobytes(BUDGET_BYTES)}.\n`);
  process.exit(1);
}
