import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { ChecksRepository } from '../checks/checks.repository.js';
import { DatabaseNotReady, refuseFaults } from '../checks/finding.js';
import { checkExtensions, checkSchema, markCompatible, readSchema } from '../checks/schema-check.js';
import type { AppConfig } from '../config/config.js';
import { migrateQueues } from '../queue/queues.js';
import { grantToApplication } from './application-user.js';
import { dataSourceOptions, migrationOptions } from './data-source.js';
import { sqlState } from './database.js';
import { drawMap, MERIDIAN_OF_ISRAEL } from './map.js';

/** The first migration in the history from before the first release (docs/adr/0030). */
const UNRELEASED = 'Tables1700000000001';

/**
 * Migrates the database before a process begins. A process that has only the application's user requires a
 * database that is ready, and otherwise reports what is missing.
 * @throws DatabaseNotReady when the tables are older than the program and this process may not change them, are
 * newer and this program does not work beside them, or are from before the first release
 */
export async function prepareDatabase({
  databaseUrl,
  databaseOwnerUrl,
  mapMeridian,
}: Pick<AppConfig, 'databaseUrl' | 'databaseOwnerUrl' | 'mapMeridian'>): Promise<void> {
  if (databaseOwnerUrl) return migrateDatabase(databaseOwnerUrl, databaseUrl, mapMeridian);
  const source = await new DataSource(dataSourceOptions(databaseUrl, 2)).initialize();
  try {
    if (!(await ownsTables(source))) {
      const repository = new ChecksRepository(source.manager);
      refuseFaults([checkSchema(await readSchema(repository), false), await checkExtensions(repository)]);
      return;
    }
  } finally {
    await source.destroy();
  }
  return migrateDatabase(databaseUrl, databaseUrl, mapMeridian);
}

/**
 * Whether this process's user owns the tables. An empty database counts as owned: the first process creates
 * the tables.
 */
async function ownsTables(source: DataSource): Promise<boolean> {
  const [found]: { owns: boolean }[] = await source.query(
    `SELECT coalesce(bool_and(pg_has_role(tableowner, 'USAGE')), true) AS owns FROM pg_tables WHERE schemaname = 'public' AND tablename = 'activity_log'`,
  );
  return found?.owns ?? true;
}

/**
 * Migrates a database: our tables, then the queue's. Safe to run from several processes at once. If the
 * application has its own user (`applicationUrl`), that user is granted its rights, which do not include
 * changing the audit log. The map is centred on `mapMeridian` (in degrees east).
 */
export async function migrateDatabase(
  ownerUrl: string,
  applicationUrl = ownerUrl,
  mapMeridian = MERIDIAN_OF_ISRAEL,
): Promise<void> {
  const source = await new DataSource(migrationOptions(ownerUrl)).initialize();
  const lock = source.createQueryRunner();
  try {
    // another process may migrate for a long time
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock(hashtext($1))', ['karov-migrations']);
    await refuseUnreleased(lock);
    const repository = new ChecksRepository(source.manager);
    const schema = await readSchema(repository);
    refuseFaults([checkSchema(schema, true), await checkExtensions(repository)]);
    // a newer program has made the map and the rights, which this one may not know
    if (schema.unknown.length > 0 && schema.pending.length === 0) return;
    await runPatiently(source);
    await markCompatible(repository);
    await drawMap(lock, mapMeridian);
    await migrateQueues(ownerUrl);
    await grantToApplication(lock, applicationUrl);
  } finally {
    await lock.query('SELECT pg_advisory_unlock(hashtext($1))', ['karov-migrations']);
    await lock.release();
    await source.destroy();
  }
}

/** PostgreSQL's code for a lock that did not come within `lock_timeout`. */
const NO_LOCK = '55P03';
/** How often a migration is tried that does not get its table, and how long others have it in between. */
const TRIES = 60;
const OTHERS_FIRST_MS = 2_000;

/**
 * Runs the migrations, each in a transaction of its own. One that does not get its table within seconds, because a
 * long transaction has it, lets others have it and is tried again, so that calls never wait behind it for long.
 * @throws the failure of a migration; those before it have been run
 */
export async function runPatiently(source: DataSource, othersFirstMs = OTHERS_FIRST_MS): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await source.runMigrations();
      return;
    } catch (error) {
      if (sqlState(error) !== NO_LOCK || tried === TRIES) throw error;
      await pause(othersFirstMs);
    }
  }
}

/**
 * Refuses a database from before the first release, which has tables with the same names but another history,
 * and leaves it unchanged.
 */
async function refuseUnreleased(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const rows: { name: string }[] = await runner.manager.query('SELECT name FROM migrations');
  if (!rows.some(({ name }) => name === UNRELEASED)) return;
  throw new DatabaseNotReady(
    'This database was made by a version from before the first release and cannot be brought up to date: name an empty one in DATABASE_URL (docs/operating/upgrade.md).',
  );
}
