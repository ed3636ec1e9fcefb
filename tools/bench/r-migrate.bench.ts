import 'reflect-metadata';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '@karov/migrations';
import { DataSource } from 'typeorm';
import { migrationOptions } from '../../apps/server/src/platform/database/data-source.js';
import { ensureDatabase, startCluster } from '../postgres/cluster.js';
import { report, timed } from './support/figures.js';

const PEOPLE = 1_000_000;
const MESSAGES = 1_000_000;
/** The last migration before the people are there; all later ones meet a million of them. */
const LAST_BEFORE = 'CandidatesInTurn1700000000113';
/** Migrations that take less are not worth a line. */
const WORTH_A_LINE_MS = 500;

/**
 * Measures how long each later migration takes on a schema with a million people and a million messages, and beside
 * it one pass of the bare database over all people that writes each row anew.
 */
const folder = mkdtempSync(join(tmpdir(), 'karov-bench-'));
chmodSync(folder, 0o755);
const cluster = await startCluster({ folder, durable: true });
await ensureDatabase(cluster, 'bench');
const at = migrations.findIndex(({ name }) => name === LAST_BEFORE) + 1;
if (at === 0) throw new Error(`there is no migration ${LAST_BEFORE}`);
const open = (some: typeof migrations) =>
  new DataSource({ ...migrationOptions(cluster.url('bench')), migrations: some }).initialize();

const before = await open(migrations.slice(0, at));
await before.runMigrations();
const seeding = before.createQueryRunner();
await seeding.startTransaction();
await seeding.query('SET LOCAL session_replication_role = replica');
await seeding.query(
  `INSERT INTO users (full_name, first_name, last_name, phone, residential_text, residential_city, residential_state, created_at)
   SELECT 'person ' || n, 'person', n::text, '+9725' || lpad(n::text, 8, '0'), 'street ' || n, 'חיפה', 'haifa', now() - n * interval '1 second'
   FROM generate_series(1, $1) n`,
  [PEOPLE],
);
await seeding.query(
  `INSERT INTO user_roles SELECT id, CASE id % 3 WHEN 0 THEN 'volunteer' ELSE 'user' END FROM users`,
);
await seeding.query(
  `INSERT INTO notifications (type, receiver_id, channel, send_to, message, status, next_attempt_at, created_at)
   SELECT 'system', u.id, 'sms', u.phone, 'message', 'sent', now(), now() - u.id * interval '1 second' FROM users u LIMIT $1`,
  [MESSAGES],
);
await seeding.commitTransaction();
await seeding.query('VACUUM ANALYZE users, user_roles, notifications');
const bare = await timed(() => seeding.query('UPDATE users SET updated_at = updated_at'));
report(`bare SQL, each of ${PEOPLE} people written anew: ${bare.toFixed(0)} ms`);
await seeding.release();
await before.destroy();

let sum = 0;
for (let next = at; next < migrations.length; next += 1) {
  const source = await open(migrations.slice(0, next + 1));
  const took = await timed(() => source.runMigrations());
  await source.destroy();
  sum += took;
  if (took >= WORTH_A_LINE_MS)
    report(`${migrations[next]?.name ?? ''}: ${took.toFixed(0)} ms, ${(took / bare).toFixed(2)} of one pass`);
}
report(`all ${migrations.length - at} migrations: ${sum.toFixed(0)} ms, ${(sum / bare).toFixed(2)} passes`);
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
