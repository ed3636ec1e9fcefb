import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { startBenchApp } from './support/bench-app.js';
import { percentile, report, timed } from './support/figures.js';
import { originOf } from './support/http.js';

const MESSAGES = 50_000;
const PEOPLE = 20_000;
const COLUMNS = 16;
const NS_IN_MS = 1e6;
const ASKED_EVERY_MS = 20;

/**
 * Measures files of long lists, the message log with 50,000 rows and 20,000 people: how long a file takes, how long
 * the event loop is held meanwhile, and how long a call for the health waits. For comparison, the same run writes a
 * workbook of as many cells with the bare library.
 */
const bench = await startBenchApp();
const { manager } = bench.database;
await manager.transaction(async (within) => {
  await within.query('SET LOCAL session_replication_role = replica');
  await within.query('SET LOCAL statement_timeout = 0');
  await within.query(
    `INSERT INTO users (full_name, first_name, last_name, phone, channels, residential_city, residential_state, is_active, created_at)
     SELECT 'person ' || n, 'person', n::text, '+9725' || lpad(n::text, 8, '0'), '{sms}', 'חיפה', 'haifa', true, now() - n * interval '1 minute'
     FROM generate_series(1, $1) n`,
    [PEOPLE],
  );
  await within.query(`INSERT INTO user_roles SELECT id, 'volunteer' FROM users`);
  await within.query(
    `INSERT INTO notifications (type, receiver_id, channel, send_to, message, status, next_attempt_at, created_at, sent_at)
     SELECT 'system', u.id, 'sms', u.phone, 'קרוב: הבקשה שלך אושרה, ומישהו בדרך אליך.', 'delivered', now(), now() - n * interval '1 second', now() - n * interval '1 second'
     FROM generate_series(1, $1) n JOIN users u ON u.phone = '+9725' || lpad((1 + n % $2)::text, 8, '0')`,
    [MESSAGES, PEOPLE],
  );
});
await manager.query('VACUUM ANALYZE users, user_roles, notifications');
const [admin]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972540000000') RETURNING id`,
);
await manager.query(`INSERT INTO user_roles VALUES ($1, 'admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'admin', 'bench');
await bench.app.listen(0);
const origin = originOf(bench.app.getHttpServer());

async function save(path: string): Promise<number> {
  const answer = await fetch(`${origin}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** Asks for the health again and again until the work is over; returns how long each call waited. */
async function healthDuring(work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    waits.push(await timed(async () => (await fetch(`${origin}/api/health/live`)).arrayBuffer()));
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
  return waits;
}

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  // the loop turns before the work begins, so that its first step is measured too
  await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  let waits: number[] = [];
  const took = await timed(async () => {
    const saving = work();
    waits = await healthDuring(saving);
    await saving;
  });
  loop.disable();
  if (waits.length === 0) throw new Error('nothing was measured');
  report(
    `${name}: ${took.toFixed(0)} ms; loop held at the most ${(loop.max / NS_IN_MS).toFixed(0)} ms, p99 ${(loop.percentile(99) / NS_IN_MS).toFixed(0)} ms; health p50 ${percentile(waits, 0.5).toFixed(0)} ms, most ${Math.max(...waits).toFixed(0)} ms`,
  );
}

async function bareWorkbook(rows: number): Promise<void> {
  const stream = new PassThrough();
  stream.resume();
  const writer = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
  const sheet = writer.addWorksheet('bare');
  const cells = Array.from({ length: COLUMNS }, (_, at) => `cell number ${at}`);
  for (let at = 0; at < rows; at += 1) sheet.addRow(cells).commit();
  sheet.commit();
  await writer.commit();
}

await save('notifications?export=true&search=nobody');
await measure(`service  the message log, ${MESSAGES} rows`, () => save('notifications?export=true'));
await measure(`bare exceljs, ${MESSAGES} rows in one go`, () => bareWorkbook(MESSAGES));
await measure(`service  people, ${PEOPLE} rows`, () => save('admin/users?export=true'));
await measure(`bare exceljs, ${PEOPLE} rows in one go`, () => bareWorkbook(PEOPLE));
await bench.close();
