import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { HelpProfilesService } from '../../apps/server/src/modules/users/index.js';
import { type BenchApp, startBenchApp } from './support/bench-app.js';
import { beginByDay } from './support/by-day.js';
import { type Child, startChild } from './support/child.js';
import { type Filing, isProvider } from './support/child-messages.js';
import { report, spread } from './support/figures.js';
import { originOf } from './support/http.js';
import { fillVolunteers, somewhere } from './support/people.js';
import { countStatements } from './support/statements.js';

const PER_SECOND = 50;
const SECONDS = 20;
/** A warm-up at the same pace, reported separately, because a new process is still compiling its code. */
const COLD_SECONDS = 5;
const COLD = PER_SECOND * COLD_SECONDS;
const PEOPLE = COLD + PER_SECOND * SECONDS;
const VOLUNTEERS = 60_000;
const LIMIT_MS = 120_000;

/**
 * Measures, for requests filed through HTTP at fifty per second, the time until the first message to a
 * volunteer reaches the provider: with one process, and with the two processes of a real installation
 * (docs/operating.md). The provider and the people are a separate process. For comparison, the same run
 * measures how long PostgreSQL alone takes to commit one row like the request's.
 */
async function measure(name: string, role: 'all' | 'web'): Promise<void> {
  const outside = await startChild('outside');
  if (!isProvider(outside.ready)) throw new Error('the provider does not say where it is');
  const bench = await startBenchApp({
    KAROV_ROLE: role,
    KAROV_REQUESTS_PER_MINUTE: '1000000',
    TWILIO_ACCOUNT_SID: outside.ready.accountSid,
    TWILIO_AUTH_TOKEN: outside.ready.authToken,
    TWILIO_FROM: '+972500000000',
    TWILIO_BASE_URL: outside.ready.url,
  });
  beginByDay(bench.app);
  const tokens = await fillPeople(bench);
  const worker = role === 'web' ? await startChild('worker', bench.env) : null;
  await bench.app.listen(0);
  const before = await sentBy(worker);
  const statements = countStatements();
  const filing: Filing = { base: originOf(bench.app.getHttpServer()), tokens, perSecond: PER_SECOND };
  const faults = await filed(outside, filing);
  if (faults.length > 0) throw new Error(`${faults.length} were not filed: ${faults[0]}`);
  const looks = await untilSent(bench);
  const sent = statements.sent() - looks + (await sentBy(worker)) - before;
  await tell(bench, name, sent / PEOPLE);
  await worker?.end();
  await bench.close();
  await outside.end();
}

/** Adds volunteers, and people who may file requests; returns the tokens of the latter. */
async function fillPeople({ app, database }: BenchApp): Promise<string[]> {
  const { manager } = database;
  await fillVolunteers(database, VOLUNTEERS, true);
  await manager.query('UPDATE categories SET is_auto_assign = true WHERE id = 2');
  const sessions = app.get(SessionsService);
  const profiles = app.get(HelpProfilesService);
  const tokens: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const { lat, lon } = somewhere();
    const [row]: { id: number }[] = await manager.query(
      `INSERT INTO users (full_name, first_name, phone, residential_text, residential_city, residential_state, residential_lat, residential_lon)
       VALUES ('seeker', 's', $1, 'street', 'town', 'center', $2, $3) RETURNING id`,
      [`+97254${String(n).padStart(7, '0')}`, lat, lon],
    );
    const id = row?.id ?? 0;
    await manager.query(`INSERT INTO user_roles VALUES ($1, 'user')`, [id]);
    await database.transaction(() => profiles.saveDisabilities(id, { ids: [1], other: '' }));
    tokens.push(await sessions.open(id, 'user', 'bench'));
  }
  await manager.query('VACUUM ANALYZE');
  return tokens;
}

async function filed(outside: Child, filing: Filing): Promise<string[]> {
  const answer = await outside.ask(filing);
  const faults: unknown =
    typeof answer === 'object' && answer !== null && 'faults' in answer ? answer.faults : null;
  if (!Array.isArray(faults)) throw new Error('the people outside do not say what became of it');
  return faults.map(String);
}

async function sentBy(worker: Child | null): Promise<number> {
  const answer = await worker?.ask({});
  return typeof answer === 'object' && answer !== null && 'statements' in answer
    ? Number(answer.statements)
    : 0;
}

/** Waits until each request has its first message; returns how often it checked. */
async function untilSent({ database }: BenchApp): Promise<number> {
  const deadline = Date.now() + LIMIT_MS;
  for (let looks = 1; ; looks += 1) {
    const [row]: { sent: number }[] = await database.manager.query(
      `SELECT count(DISTINCT need_id)::int AS sent FROM (${firstMessages()}) f`,
    );
    if (row?.sent === PEOPLE || Date.now() > deadline) return looks;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function tell({ database: { manager } }: BenchApp, name: string, statements: number): Promise<void> {
  const rows: { took: number }[] = await manager.query(
    `SELECT extract(epoch FROM f.sent_at - a.created_at) * 1000 AS took FROM (${firstMessages()}) f JOIN applications a ON a.id = f.need_id ORDER BY a.id`,
  );
  const took = rows.map((row) => Number(row.took));
  report(`${name}: statements for each request until its first messages are out: ${statements.toFixed(1)}`);
  report(`${name}: ${took.length} of ${PEOPLE} requests have their first message`);
  if (took.length < PEOPLE) throw new Error('not every request has its first message');
  report(
    `${name}: of those filed in the first ${COLD_SECONDS} s, to the first message: ${spread(took.slice(0, COLD))}`,
  );
  report(
    `${name}: of those filed in the ${SECONDS} s after them, to the first message: ${spread(took.slice(COLD))}`,
  );
  const bare: number[] = [];
  await manager.query('CREATE TABLE bench_rows (id bigserial PRIMARY KEY, words text)');
  for (let n = 0; n < PEOPLE; n += 1) {
    const started = performance.now();
    await manager.query(`INSERT INTO bench_rows (words) VALUES ('for the benchmark')`);
    bare.push(performance.now() - started);
  }
  report(`${name}: bare SQL, one committed row: ${spread(bare)}`);
}

/** Returns SQL for when each request's first message to a volunteer was handed to the provider. */
function firstMessages(): string {
  return `SELECT c.need_id, min(n.sent_at) AS sent_at FROM notifications n JOIN volunteer_calls c ON c.id = n.secret_id
    WHERE n.type = 'offer' AND n.secret_kind = 'application_call' AND n.sent_at IS NOT NULL GROUP BY c.need_id`;
}

await measure('one process', 'all');
await measure('web and worker', 'web');
