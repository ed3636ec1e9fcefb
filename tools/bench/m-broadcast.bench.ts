import { Agent, request } from 'node:http';
import { SessionsService } from '../../apps/server/src/modules/auth/index.js';
import { NotificationsService } from '../../apps/server/src/modules/notifications/index.js';
import { TwilioStandIn } from '../../libs/testing/src/providers/twilio-stand-in.js';
import { startBenchApp } from './support/bench-app.js';
import { percentile, report, timed } from './support/figures.js';
import { originOf } from './support/http.js';

const RECEIVERS = 100_000;
/** How much longer adding people may take than their bare rows. */
const MOST_OVER_BARE = 3;
const PREVIEWS = 3;
const WATCHED_MS = 30_000;
const URGENT_EVERY_MS = 200;
const BARE_CALLS = 10_000;
const WARMING_CALLS = 2000;
const SIDE_BY_SIDE = 32;
const SECOND = 1000;

/**
 * Measures a broadcast to a hundred thousand people: adding the people themselves, the preview, the time until all messages are rows, the number handed
 * to the provider each second, and the delay of urgent messages meanwhile. For comparison, the same run
 * measures one bare insert of as many rows, and bare calls to the same provider. The calls are made before
 * anything else runs in this process, over as many persistent connections as the service has, and with Node's
 * own client, because `fetch` alone costs more than the call.
 */
const twilio = await TwilioStandIn.start();
const bench = await startBenchApp({
  KAROV_ROLE: 'all',
  KAROV_BROADCAST_PER_SECOND: '10000',
  TWILIO_ACCOUNT_SID: twilio.accountSid,
  TWILIO_AUTH_TOKEN: twilio.authToken,
  TWILIO_FROM: '+972500000000',
  TWILIO_BASE_URL: twilio.url,
});
await bareCalls(WARMING_CALLS);
const calls = await timed(() => bareCalls(BARE_CALLS));
report(`bare HTTP ${((BARE_CALLS * SECOND) / calls).toFixed(0)} calls a second to the same provider`);
const { manager } = bench.database;
await manager.query(
  'CREATE TABLE bare_users (LIKE users INCLUDING ALL); CREATE TABLE bare_roles (LIKE user_roles INCLUDING ALL); CREATE TABLE bare_owners (LIKE phone_owners INCLUDING ALL)',
);
const bareSeed = await timed(() => seed('bare_users', 'bare_roles', 'bare_owners'));
const seeded = await timed(() => seed('users', 'user_roles'));
report(
  `service  ${RECEIVERS} people at once: ${seeded.toFixed(0)} ms; bare SQL, the same rows in tables without triggers and foreign keys: ${bareSeed.toFixed(0)} ms, so ${(seeded / bareSeed).toFixed(2)}×`,
);
if (seeded > MOST_OVER_BARE * bareSeed) process.exitCode = 1;
await manager.query('DROP TABLE bare_users, bare_roles, bare_owners');
const [admin]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('admin', '+972500000001') RETURNING id`,
);
await manager.query(`INSERT INTO user_roles VALUES ($1, 'admin')`, [admin?.id]);
const token = await bench.app.get(SessionsService).open(admin?.id ?? 0, 'admin', 'bench');
await manager.query('VACUUM ANALYZE');
await bench.app.listen(0);
const base = originOf(bench.app.getHttpServer());

const call = async (path: string, body: object): Promise<unknown> => {
  const response = await fetch(`${base}/api/admin/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};
const message = { message: 'Water is given out in the square', type: 'sms', filters: { role: 'user' } };
const previews: number[] = [];
for (let round = 0; round < PREVIEWS; round++)
  previews.push(await timed(() => call('send-message/preview', message)));
report(`service  preview of ${RECEIVERS}: ${previews.map((ms) => ms.toFixed(0)).join(', ')} ms`);
const rows = await timed(() => call('send-message', message));
report(`service  ${RECEIVERS} receivers to rows: ${rows.toFixed(0)} ms`);
// does not depend on the hour, because a message to the people of an event is sent at night too
await manager.query(
  'UPDATE notifications SET event_id = 0, next_attempt_at = now() WHERE broadcast_id IS NOT NULL',
);

await manager.query('CREATE TABLE bench_rows (LIKE notifications INCLUDING ALL)');
const bare = await timed(() =>
  bench.database.transaction(async () => {
    await bench.database.joined.query(
      `INSERT INTO bench_rows (type, receiver_id, channel, send_to, message, broadcast_id, next_attempt_at, created_at)
       SELECT 'broadcast', id, 'sms', phone, 'Water is given out in the square', 1, now(), now() FROM users`,
    );
  }),
);
report(`bare SQL ${RECEIVERS} rows of the same table: ${bare.toFixed(0)} ms`);

const watched = performance.now();
const before = twilio.accepted.length;
const urgent: number[] = [];
const writing: Promise<void>[] = [];
twilio.onAccepted = ({ body }) => {
  const [, at] = /^urgent (\d+)/.exec(body) ?? [];
  if (at) urgent.push(Date.now() - Number(at));
};
while (performance.now() - watched < WATCHED_MS) {
  writing.push(writeUrgent());
  await new Promise((resolve) => setTimeout(resolve, URGENT_EVERY_MS));
}
await Promise.all(writing);
const sent = twilio.accepted.length - before;
if (sent === 0) throw new Error('no message reached the provider');
report(
  `service  ${((sent * SECOND) / (performance.now() - watched)).toFixed(0)} messages a second to the provider`,
);
report(
  `service  ${urgent.length} urgent messages meanwhile: p50 ${percentile(urgent, 0.5).toFixed(0)} ms, p99 ${percentile(urgent, 0.99).toFixed(0)} ms late`,
);
await manager.query(`UPDATE notifications SET status = 'cancelled' WHERE status = 'queued'`);
await bench.close();
await twilio.stop();

/** Adds all receivers with their role, and who has their numbers where no trigger does it. */
function seed(users: string, roles: string, owners?: string): Promise<void> {
  return bench.database.transaction(async () => {
    const { joined } = bench.database;
    await joined.query('SET LOCAL statement_timeout = 0');
    await joined.query(
      `INSERT INTO ${users} (full_name, name_folded, phone) SELECT 'one ' || n, 'one ' || n, '+97255' || (1000000 + n) FROM generate_series(1, ${RECEIVERS}) n`,
    );
    await joined.query(`INSERT INTO ${roles} (user_id, role) SELECT id, 'user' FROM ${users}`);
    if (owners)
      await joined.query(
        `INSERT INTO ${owners} (user_id, phone, since) SELECT id, phone, created_at FROM ${users}`,
      );
  });
}

function writeUrgent(): Promise<void> {
  return bench.database.transaction(async (tx) => {
    const text = `urgent ${Date.now()}`;
    await bench.app.get(NotificationsService).announce(tx, {
      canWaitUntil: null,
      type: 'emergency',
      receiverType: 'admin',
      receivers: [{ userId: admin?.id ?? 0 }],
      texts: { 'he-IL': text, 'en-US': text },
      isUrgent: true,
    });
  });
}

/** Makes a number of calls over persistent connections. */
async function bareCalls(count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE });
  let left = count;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await bareCall(agent);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  agent.destroy();
}

function bareCall(agent: Agent): Promise<void> {
  const body = new URLSearchParams({ To: '+972550000000', From: '+972500000000', Body: 'bare' }).toString();
  const headers = {
    authorization: `Basic ${Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const sending = request(
      `${twilio.url}/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume();
        response.once('end', resolve);
      },
    );
    sending.once('error', reject);
    sending.end(body);
  });
}
