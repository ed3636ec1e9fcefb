import { monitorEventLoopDelay } from 'node:perf_hooks';
import { israeliId, israeliMobile } from '@karov/testing';
import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { startBenchApp } from './support/bench-app.js';
import { report, timed } from './support/figures.js';

const KILOBYTE = 1024;
const MILLION = 1_000_000;
const ROWS = 50_000;
/**
 * The targets: the longest time that a large body may block the process, and the slowest health check during
 * an import.
 */
const AIM_HELD_MS = 50;
const AIM_HEALTH_MS = 100;

/**
 * Measures how long the event loop is blocked by the largest bodies that are accepted or refused, and how
 * slow the health check is while 50,000 rows are imported.
 */
const bench = await startBenchApp({ KAROV_REQUESTS_PER_MINUTE: '1000000' });
await bench.app.listen(0, '127.0.0.1');
const url = await bench.app.getUrl();
const [admin]: { id: number }[] = await bench.database.manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972500000000') RETURNING id`,
);
await bench.database.manager.query(`INSERT INTO user_roles VALUES ($1, 'admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'admin', 'bench');

const post = (path: string, body: string) =>
  fetch(`${url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
    (answer) => answer.text(),
  );
const wide = (kilobytes: number) =>
  JSON.stringify({
    phone: 'x',
    values: Array.from({ length: (kilobytes * KILOBYTE) / 4 }, (_, n) => n % 100),
  });
const bodies: [string, string, string][] = [
  ['64 KB of one text', '/user/auth/login', JSON.stringify({ phone: 'x'.repeat(63 * KILOBYTE) })],
  ['64 KB of values', '/user/auth/login', wide(60)],
  ['64 KB of depth', '/user/auth/login', '['.repeat(30 * KILOBYTE) + ']'.repeat(30 * KILOBYTE)],
  [
    '700 KB with a signature',
    '/auth/register',
    JSON.stringify({ signature_image: `data:image/png;base64,${'A'.repeat(690 * KILOBYTE)}` }),
  ],
  ['700 KB of values', '/auth/register', wide(690)],
  ['1.9 MB of values', '/user/auth/login', wide(1900)],
];
await post('/user/auth/login', '{}');
for (const [name, path, body] of bodies)
  report(
    `${name.padEnd(24)} held the event loop for ${(await held(() => Promise.all([1, 2, 3, 4].map(() => post(path, body))))).toFixed(0)} ms, four at once (aim ${AIM_HELD_MS})`,
  );

const rows = Array.from(
  { length: ROWS },
  (_, n) => `שם,משפחה,${israeliMobile(n)},"הרצל ${n % 90}, חיפה",${israeliId(n)},נקבה,עברית,SMS`,
);
const table = ['שם פרטי,שם משפחה,טלפון,כתובת,תעודת זהות,מגדר,שפות,אמצעי קשר', ...rows].join('\n');
let slowest = 0;
let isOver = false;
const watcher = (async () => {
  while (!isOver)
    slowest = Math.max(
      slowest,
      await timed(() => fetch(`${url}/api/health`).then((answer) => answer.text())),
    );
})();
const form = new FormData();
form.set('file', new File([table], 'list.csv'));
const seconds =
  (await timed(async () => {
    const answer = await fetch(`${url}/api/admin/volunteer/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(await answer.text());
  })) / 1000;
isOver = true;
await watcher;
report(
  `${ROWS} rows imported in ${seconds.toFixed(1)} s; the slowest health check meanwhile took ${slowest.toFixed(0)} ms (aim ${AIM_HEALTH_MS})`,
);
await bench.close();

/** Returns the longest block of the event loop during some work, in milliseconds. */
async function held(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / MILLION;
}
