import 'reflect-metadata';
import { connectAsOwner, createTestDatabase, Relay, runAsOwner, type TestDatabase } from '@karov/testing';
import type pg from 'pg';
import { type AppConfig, readConfig, SECRET_NAMES } from '../config/config.js';
import { Crypto } from '../crypto/crypto.js';
import { examine } from './examine.js';
import { DatabaseNotReady, type Finding } from './finding.js';
import { checkKeys, keepOnlyCurrentKey } from './key-check.js';
import { makeReady, untilDatabase, withChecks } from './ready-to-start.js';
import { checkExtensions } from './schema-check.js';
import { checkClock } from './surroundings.js';

const KEYS = Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-0123456789abcdef0123456789`]));
const [FIRST, SECOND] = ['first', 'second'].map((name) => `the ${name} data key 0123456789abcdef`);
const NEWER = 'FromTheFuture1999999999999';

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = await connectAsOwner(database);
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

function settings(env: Record<string, string | undefined> = {}): AppConfig {
  const given = { ...KEYS, DATABASE_URL: database.url, KAROV_DEMO: '0', ...env };
  return readConfig(given);
}

async function rows(sql: string): Promise<unknown[]> {
  return (await owner.query(sql)).rows;
}

async function reasonOf(start: Promise<void>): Promise<string> {
  const error: unknown = await start.then(
    () => 'it started',
    (fault: unknown) => fault,
  );
  return error instanceof DatabaseNotReady ? error.message : String(error);
}

describe('the data keys', () => {
  const start = (current?: string, old?: string) =>
    makeReady(settings({ KAROV_DATA_KEY: current, KAROV_DATA_KEYS_OLD: old }));
  const signs = () => rows('SELECT sign FROM data_keys ORDER BY sign');

  it('must open what the first start has sealed, and a wrong one seals nothing', async () => {
    await start(FIRST);
    const kept = await signs();
    const reason = await reasonOf(start(SECOND));
    expect(reason).toContain('set the key of this database as KAROV_DATA_KEY');
    expect(reason).not.toContain('\n');
    expect(await signs()).toEqual(kept);
    await start(FIRST);
  });

  it('are right at every step of a change, and wrong when the change is not finished', async () => {
    await start(FIRST);
    await start(FIRST, SECOND);
    await start(SECOND, FIRST);
    // another process that was forgotten, and the former key taken away before everything has the new one
    expect(await reasonOf(start(FIRST))).toContain('data key that was not given');
    expect(await reasonOf(start(SECOND))).toContain('data key that was not given');

    const crypto = new Crypto(settings({ KAROV_DATA_KEY: SECOND, KAROV_DATA_KEYS_OLD: FIRST }));
    await withChecks(database.url, (repository) => keepOnlyCurrentKey(repository, crypto));
    await start(SECOND);
    expect(await reasonOf(start(FIRST))).toContain('data key that was not given');
  });

  it('must open the values of a database that has no such word yet', async () => {
    const values = new Crypto(settings({ KAROV_DATA_KEY: FIRST })).encrypt('שלום').toString('hex');
    await owner.query(`CREATE TABLE papers AS SELECT '\\x${values}'::bytea AS words_sealed`);
    await owner.query('GRANT SELECT ON papers TO PUBLIC');
    expect(await reasonOf(start(SECOND))).toContain('in papers.words_sealed');
    expect(await signs()).toEqual([]);
    await start(FIRST);
  });
});

describe('the version of the tables', () => {
  const starts = () => ({
    application: makeReady(settings()),
    owner: makeReady(settings({ DATABASE_OWNER_URL: database.ownerUrl })),
  });

  it('may be newer if the newer migrations are compatible, and nothing is changed then', async () => {
    await owner.query(`INSERT INTO migrations (timestamp, name) VALUES (1999999999999, '${NEWER}')`);
    const refused = starts();
    for (const start of [refused.application, refused.owner])
      expect(await reasonOf(start)).toContain(`newer than this program (${NEWER})`);

    await owner.query(`INSERT INTO compatible_migrations VALUES ('${NEWER}')`);
    await owner.query('REVOKE SELECT ON options FROM karov_application');
    const { application, owner: byOwner } = starts();
    await Promise.all([application, byOwner]);
    // a right that the newer program has taken back stays away
    expect(await rows("SELECT has_table_privilege('karov_application', 'options', 'SELECT') AS may")).toEqual(
      [{ may: false }],
    );
  });

  it('is brought up to date, with the marks of the migrations that are compatible', async () => {
    await owner.query('TRUNCATE compatible_migrations');
    await starts().owner;
    expect(await rows('SELECT name FROM compatible_migrations')).toContainEqual({
      name: 'StartChecks1700000000157',
    });
  });
});

describe('the extensions', () => {
  const check = (names: string[]) =>
    withChecks(database.url, (repository) => checkExtensions(repository, names));

  it('must be there', async () => {
    expect(await check(['btree_gist', 'pg_trgm'])).toMatchObject({ state: 'ok' });
    expect(await check(['pg_trgm', 'no_such_thing'])).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('PostgreSQL does not have no_such_thing'),
    });
    expect(await check(['pg_trgm', 'citext'])).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('CREATE EXTENSION citext;'),
    });
  });
});

describe('a database that does not answer', () => {
  it('is waited for, which is said once', async () => {
    const relay = await Relay.before(database.url);
    const said: string[] = [];
    const waiting = untilDatabase(settings({ DATABASE_URL: relay.url }), (reason) => {
      said.push(reason);
      void relay.open();
    });
    await waiting;
    expect(said).toEqual([expect.stringContaining('ECONN')]);
    await relay.close();
  });

  it('is not waited for if it answers and lets nobody in', async () => {
    const other = Object.assign(new URL(database.url), { password: 'guessed' }).href;
    expect(await reasonOf(untilDatabase(settings({ DATABASE_URL: other })))).toContain(
      'The database refuses',
    );
  });
});

it('the clocks of both machines are compared', async () => {
  const at = (aheadMs: number) => ({ now: async () => new Date(Date.now() + aheadMs) });
  expect((await checkClock(at(4000))).state).toBe('ok');
  expect((await checkClock(at(-4000))).state).toBe('ok');
  expect(await checkClock(at(-9000))).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('9 seconds'),
  });
});

describe('the doctor', () => {
  const states = (findings: Finding[]) =>
    Object.fromEntries(findings.map(({ check, state }) => [check, state]));

  it('finds everything in order, and changes nothing', async () => {
    const findings = await examine(settings({ KAROV_DISK_WARN_MB: '0' }));
    expect(new Set(Object.values(states(findings)))).toEqual(new Set(['ok']));
    expect(await rows('SELECT 1 FROM data_keys')).toEqual([]);
  });

  it('finds each thing that is wrong', async () => {
    await withChecks(database.url, (repository) =>
      keepOnlyCurrentKey(repository, new Crypto(settings({ KAROV_DATA_KEY: FIRST }))),
    );
    await runAsOwner(database, `INSERT INTO migrations (timestamp, name) VALUES (1, '${NEWER}')`);
    const findings = await examine(
      settings({
        KAROV_DISK_WARN_MB: '100000000',
        SMTP_URL: 'smtp://127.0.0.1:9',
        SMTP_FROM: 'karov@example.org',
      }),
    );
    expect(states(findings)).toEqual({
      schema: 'fault',
      extensions: 'ok',
      keys: 'fault',
      clock: 'ok',
      disk: 'warning',
      mail: 'warning',
      sms: 'ok',
    });
  });

  it('says when there is no database, and looks at the rest', async () => {
    const findings = await examine(settings({ DATABASE_URL: 'postgres://127.0.0.1:9/karov' }));
    expect(states(findings)).toMatchObject({ database: 'fault', mail: 'ok' });
  });
});

it('a value that is no longer what was sealed is found', async () => {
  const crypto = new Crypto(settings());
  await owner.query("INSERT INTO data_keys VALUES ('00000000', '\\x02')");
  expect(await withChecks(database.url, (repository) => checkKeys(repository, crypto))).toMatchObject({
    state: 'fault',
  });
});
