import { randomUUID } from 'node:crypto';
import { TwilioStandIn } from '../../libs/testing/src/providers/twilio-stand-in.js';
import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { UsersService } from '../../apps/server/src/modules/users/index.js';
import { addDays, localDay } from '../../libs/domain/src/days.js';
import { startBenchApp } from './support/bench-app.js';
import { percentile, report } from './support/figures.js';
import { originOf } from './support/http.js';
import { fillVolunteers, somewhere } from './support/people.js';
import { countStatements } from './support/statements.js';

const PER_SECOND = 50;
const SECONDS = 20;
const VOLUNTEERS = 60_000;
const LIMIT_MS = 120_000;

/**
 * Requests that are filed through HTTP, one every fiftieth of a second: how long until the first message to a volunteer is handed to the provider. Beside it, in
 * the same run, how long the bare engine takes to commit one row as the request does.
 */
const twilio = await TwilioStandIn.start();
const bench = await startBenchApp({
  KAROV_ROLE: 'all',
  KAROV_REQUESTS_PER_MINUTE: '1000000',
  TWILIO_ACCOUNT_SID: twilio.accountSid,
  TWILIO_AUTH_TOKEN: twilio.authToken,
  TWILIO_FROM: '+972500000000',
  TWILIO_BASE_URL: twilio.url,
});
const { manager } = bench.database;
await fillVolunteers(bench.database, VOLUNTEERS, true);
await manager.query('UPDATE categories SET is_auto_assign = true WHERE id = 2');
const sessions = bench.app.get(SessionsService);
const users = bench.app.get(UsersService);
const people: { id: number; token: string }[] = [];
for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
  const { lat, lon } = somewhere();
  const [row]: { id: number }[] = await manager.query(
    `INSERT INTO users (full_name, first_name, phone, residential_text, residential_city, residential_state, residential_lat, residential_lon)
     VALUES ('seeker', 's', $1, 'street', 'town', 'center', $2, $3) RETURNING id`,
    [`+97254${String(n).padStart(7, '0')}`, lat, lon],
  );
  const id = row?.id ?? 0;
  await manager.query(`INSERT INTO user_roles VALUES ($1, 'user')`, [id]);
  await bench.database.transaction((tx) => users.saveDisabilities(tx, id, { ids: [1], other: '' }));
  people.push({ id, token: await sessions.open(id, 'user', 'bench') });
}
await manager.query('VACUUM ANALYZE');
await bench.app.listen(0);
const base = originOf(bench.app.getHttpServer());

async function file(person: { token: string }): Promise<number> {
  const response = await fetch(`${base}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({
      category_id: 2,
      description: 'for the benchmark',
      expiration_date: addDays(localDay(new Date()), 3),
      other_address: 0,
      idempotency_key: randomUUID(),
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.status;
}

const statements = countStatements();
const filed: Promise<number>[] = [];
const started = performance.now();
for (const [index, person] of people.entries()) {
  const early = started + (index * 1000) / PER_SECOND - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  filed.push(file(person));
}
await Promise.all(filed);

const deadline = Date.now() + LIMIT_MS;
let looks = 0;
for (;;) {
  looks += 1;
  const [row]: { sent: number }[] = await manager.query(`SELECT count(DISTINCT need_id)::int AS sent FROM (${firstMessages()}) f`);
  if (row?.sent === people.length || Date.now() > deadline) break;
  await new Promise((resolve) => setTimeout(resolve, 500));
}
report(`statements for each request until its first messages are out: ${((statements.sent() - looks) / people.length).toFixed(1)}`);
const rows: { took: number }[] = await manager.query(
  `SELECT extract(epoch FROM f.sent_at - a.created_at) * 1000 AS took FROM (${firstMessages()}) f JOIN applications a ON a.id = f.need_id`,
);
const took = rows.map((row) => Number(row.took));
report(
  `service  ${took.length} of ${people.length} requests, to the first message: p50 ${percentile(took, 0.5).toFixed(0)} ms, p99 ${percentile(took, 0.99).toFixed(0)} ms`,
);

const bare: number[] = [];
await manager.query('CREATE TABLE bench_rows (id bigserial PRIMARY KEY, words text)');
for (let n = 0; n < people.length; n += 1) {
  const started = performance.now();
  await manager.query(`INSERT INTO bench_rows (words) VALUES ('for the benchmark')`);
  bare.push(performance.now() - started);
}
report(`bare SQL one committed row: p50 ${percentile(bare, 0.5).toFixed(2)} ms, p99 ${percentile(bare, 0.99).toFixed(2)} ms`);
await bench.close();
await twilio.stop();

/** The moment at which the first message to a volunteer was handed over, for each request. */
function firstMessages(): string {
  return `SELECT c.need_id, min(n.sent_at) AS sent_at FROM notifications n JOIN volunteer_calls c ON c.id = n.secret_id
    WHERE n.type = 'offer' AND n.secret_kind = 'application_call' AND n.sent_at IS NOT NULL GROUP BY c.need_id`;
}
