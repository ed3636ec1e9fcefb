import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localDay } from '@karov/domain';
import { createEmptyDatabase, type TwilioStandIn } from '@karov/testing';
import { connectForBackup } from '../backup/tables.js';
import { SessionsService } from '../modules/auth/index.js';
import { DeliveryService } from '../modules/notifications/index.js';
import { UsersRepository } from '../modules/users/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { startWithTwilio } from '../testing/with-twilio.js';
import { WrongUse } from './command.js';
import { commandOf, help, usageOf } from './commands.js';
import { forgetActivity } from './forget-activity.js';
import { reindex } from './reindex.js';

const PHONE = '+972522000021';
const OTHER = '+972522000022';

describe('the commands of the operator', () => {
  let test: TestApp;
  let twilio: TwilioStandIn;
  beforeAll(async () => {
    ({ test, twilio } = await startWithTwilio());
  });
  afterAll(async () => {
    await test.close();
    await twilio.stop();
  });

  const said: string[] = [];
  const run = (name: string, ...args: string[]): Promise<string> => {
    const command = commandOf(name);
    return 'runPlain' in command
      ? command.runPlain({ ...test.app.get(CONFIG), databaseOwnerUrl: null }, args, (line) => said.push(line))
      : command.run(test.app, args, (line) => said.push(line));
  };
  const superAdmins = async (): Promise<number[]> => test.app.get(UsersRepository).superAdmins();

  it('are all in the help, and wrong use is one line', async () => {
    const names = help()
      .split('\n')
      .map((line) => line.split(' ')[4]);
    expect(names).toEqual([
      'doctor',
      'make-super-admin',
      'end-super-admin',
      'end-sessions',
      'hold-sending',
      'release-sending',
      'cancel-held',
      'test-message',
      'reindex',
      'forget-activity',
      'support-bundle',
    ]);
    expect(() => commandOf('constructor')).toThrow(
      /^No command "constructor": npm run admin -- help lists them\.$/,
    );
    for (const [name, ...args] of [
      ['make-super-admin', PHONE],
      ['end-super-admin', 'nobody'],
      ['end-sessions'],
      ['hold-sending', '--urgent-too'],
      ['test-message', 'pigeon', PHONE],
      ['test-message', 'email', PHONE],
      ['forget-activity', 'yesterday'],
      ['forget-activity', '2019-02-30'],
    ] as const) {
      await expect(run(name, ...args)).rejects.toThrow(WrongUse);
      expect(usageOf(commandOf(name))).toMatch(/^Usage: npm run admin -- [^\n]+$/);
    }
  });

  it('make and end a super admin, but never the last one', async () => {
    await run('make-super-admin', PHONE, 'נועה', 'לוי');
    const [first = 0] = await superAdmins();
    await expect(run('end-super-admin', PHONE)).rejects.toThrow('only super admin');
    await run('make-super-admin', OTHER, 'דן', 'כהן');
    const sessions = test.app.get(SessionsService);
    const token = await sessions.open(first, 'super_admin', 'spec');
    await run('end-super-admin', PHONE);
    expect(await superAdmins()).not.toContain(first);
    expect(await sessions.read(token)).toBeNull();
    const account = await test.app.get(UsersRepository).accountById(first);
    expect(account?.roles).toEqual(['admin']);
    await expect(run('end-super-admin', PHONE)).rejects.toThrow('No super admin');
  });

  it('end all sessions of a number', async () => {
    const person = await test.person('volunteer', { phone: '+972522000023' });
    const sessions = test.app.get(SessionsService);
    expect(await sessions.read(person.token)).not.toBeNull();
    await run('end-sessions', '052-2000023');
    expect(await sessions.read(person.token)).toBeNull();
    await expect(run('end-sessions', '052-2999999')).rejects.toThrow('Nobody');
  });

  it('send a test by the way of all messages, and tell what became of it', async () => {
    const outcome = run('test-message', 'sms', '052-2000024');
    await untilWritten();
    await test.app.get(DeliveryService).drain();
    expect(await outcome).toMatch(/^The provider took it \(message \d+, sent\)\.$/);
    expect(twilio.accepted.at(-1)).toMatchObject({
      to: '+972522000024',
      body: expect.stringContaining('הודעת בדיקה'),
    });
    const refused = run('test-message', 'email', 'a@b.example');
    await Promise.all([
      expect(refused).rejects.toThrow(/^It failed: /),
      untilWritten().then(() => test.app.get(DeliveryService).drain()),
    ]);
  });

  it('rebuild the indexes one after the other, and clear away what was broken off', async () => {
    await expect(run('reindex')).rejects.toThrow('Only the owner of the tables');
    const database = await createEmptyDatabase();
    const settings = { databaseUrl: database.url, databaseOwnerUrl: database.ownerUrl };
    const client = await connectForBackup(database.ownerUrl);
    await client.query(
      'CREATE TABLE things (id integer PRIMARY KEY, name text); INSERT INTO things SELECT g, g::text FROM generate_series(1, 9000) g',
    );
    await client.query('CREATE INDEX things_name ON things (name)');
    const broken = client.query('CREATE UNIQUE INDEX CONCURRENTLY things_name_ccnew ON things ((id / 2))');
    await expect(broken).rejects.toThrow('unique');
    const lines: string[] = [];
    expect(await reindex(settings, (line) => lines.push(line))).toMatch(/^Done: 2 indexes, /);
    expect(lines).toEqual([
      expect.stringMatching(/^1 of 2: things_/),
      expect.stringMatching(/^2 of 2: things_/),
    ]);
    const { rows } = await client.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
    );
    expect(rows).toEqual([{ name: 'things_name' }, { name: 'things_pkey' }]);
    await client.end();
    await database.drop();
  });

  it('delete the lines of the audit log from before a day, as its owner alone, and never those of the last year', async () => {
    await expect(run('forget-activity', '2020-01-01')).rejects.toThrow('Only the owner of the tables');
    const database = await createEmptyDatabase();
    const settings = { databaseUrl: database.url, databaseOwnerUrl: database.ownerUrl };
    const client = await connectForBackup(database.ownerUrl);
    await client.query(
      `CREATE TABLE activity_log (id serial PRIMARY KEY, created_at timestamptz);
       INSERT INTO activity_log (created_at) SELECT '2019-12-31T21:59:59Z' FROM generate_series(1, 6000);
       INSERT INTO activity_log (created_at) VALUES ('2019-12-31T22:00:00Z')`,
    );
    const lines: string[] = [];
    const forget = (day: string) => forgetActivity(settings, [day], (line) => lines.push(line));
    await expect(forget(localDay(new Date()))).rejects.toThrow('always kept');
    expect(await forget('2020-01-01')).toBe('Done: 6000 lines from before 2020-01-01 are deleted.');
    expect(lines).toEqual(['5000 deleted', '6000 deleted']);
    const { rows } = await client.query('SELECT id FROM activity_log');
    expect(rows).toEqual([{ id: 6001 }]);
    await client.end();
    await database.drop();
  });

  async function untilWritten(): Promise<void> {
    for (;;) {
      const rows: unknown[] = await test.database.manager.query(
        `SELECT 1 FROM notifications WHERE status = 'queued' AND type = 'system'`,
      );
      if (rows.length > 0) return;
    }
  }
});

describe('the support bundle', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      KAROV_DEMO: '1',
      KAROV_DEMO_OWN_DATABASE: 'yes',
      KAROV_METRICS_TOKEN: 'a-secret-token',
    });
  });
  afterAll(() => test.close());

  it('has what helps, and no name, number, address or key of the demo world', async () => {
    const file = join(test.settings['KAROV_DATA'] ?? '', 'bundle.json');
    const command = commandOf('support-bundle');
    if ('runPlain' in command) throw new Error('it reads the application');
    await command.run(test.app, [file], () => undefined);
    const text = await readFile(file, 'utf8');
    const bundle: unknown = JSON.parse(text);
    expect(bundle).toMatchObject({
      versions: { karov: expect.any(String), node: process.version },
      settings: { metrics_token: 'set', twilio: 'not set' },
      health: { state: expect.any(String) },
      database: {
        migrations: expect.any(Array),
        tables: expect.objectContaining({ users: expect.any(Number) }),
      },
    });
    const rows: { said: string }[] = await test.database.manager.query(
      `SELECT DISTINCT v AS said FROM users u, LATERAL unnest(ARRAY[u.first_name, u.last_name, u.full_name, u.phone, ltrim(u.phone, '+'), u.email, u.residential_street, u.residential_text]) v WHERE length(v) > 1
       UNION SELECT address_text FROM events UNION SELECT name FROM organizations`,
    );
    expect(rows.length).toBeGreaterThan(500);
    const secrets = Object.entries(test.settings).flatMap(([name, value]) =>
      /_KEY$|_TOKEN$|_URL$/.test(name) ? [value] : [],
    );
    expect(secrets.length).toBeGreaterThan(5);
    expect([...rows.map(({ said }) => said), ...secrets].filter((word) => text.includes(word))).toEqual([]);
  });
});
