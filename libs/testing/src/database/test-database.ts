import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { ownValue } from '@karov/domain';
import pg from 'pg';

/** A database of one spec file, with the newest schema and the seeded option lists. */
export interface TestDatabase {
  /**
   * connects as the application's user, who owns nothing, so that a spec runs with the same rights as in
   * production
   */
  url: string;
  /** connects as the owner of the tables, for statements that the application may not run */
  ownerUrl: string;
  /** Removes the database; cuts open connections. */
  drop(): Promise<void>;
}

/**
 * Creates a fresh copy of the migrated template database. Call it in `beforeAll`, and `drop` in `afterAll`. The
 * cluster is started by jest's global setup, once for all spec files.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(required('KAROV_TEST_TEMPLATE'));
}

/**
 * Creates a database without any table, for specs about creating tables. Drop it like one from {@link
 * createTestDatabase}.
 */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const admin = required('KAROV_TEST_DATABASE');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(admin, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const urlFor = (server: string): string =>
    Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  return {
    url: urlFor(required('KAROV_TEST_APPLICATION')),
    ownerUrl: urlFor(admin),
    drop: () => runSql(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/**
 * Opens a connection of the owner that stays open, because a new connection has no tables in its cache and
 * looks each one up. It does not keep this process or the server from ending.
 */
export async function connectAsOwner(database: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.ownerUrl, stream: () => new Socket().unref() });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs a statement as the owner of the tables. */
export function runAsOwner(database: TestDatabase, sql: string): Promise<void> {
  return runSql(database.ownerUrl, sql);
}

function required(name: string): string {
  const value = ownValue(process.env, name);
  if (!value)
    throw new Error(`${name} is not set: this project's jest.config.js needs the database global setup`);
  return value;
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
