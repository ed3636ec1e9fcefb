import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { AppConfig } from '../config/config.js';
import { Crypto } from '../crypto/crypto.js';
import { dataSourceOptions } from '../database/data-source.js';
import { isDatabaseAway } from '../database/database-away.js';
import { prepareDatabase } from '../database/migrate.js';
import { writeLine } from '../logging/plain-lines.js';
import { ChecksRepository } from './checks.repository.js';
import { DatabaseNotReady, refuseFaults } from './finding.js';
import { checkKeys, keepCurrentKey } from './key-check.js';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
const CONNECT_MS = 5000;

/**
 * Makes sure that a process may begin: its tables are those of this program, or are made so, and its data keys
 * open what is sealed.
 * @throws DatabaseNotReady with what is to be done
 */
export async function makeReady(config: AppConfig): Promise<void> {
  await prepareDatabase(config);
  const crypto = new Crypto(config);
  await withChecks(config.databaseUrl, async (repository) => {
    refuseFaults([await checkKeys(repository, crypto)]);
    await keepCurrentKey(repository, crypto);
  });
}

/**
 * Waits as long as the database does not answer, and says so once.
 * @throws DatabaseNotReady when it answers and lets nobody in
 */
export async function untilDatabase(
  { databaseUrl, databaseOwnerUrl }: Pick<AppConfig, 'databaseUrl' | 'databaseOwnerUrl'>,
  say: (reason: string) => void = (reason) =>
    writeLine(process.stdout, 'error', 'waiting for the database', { reason }),
): Promise<void> {
  for (let tried = 0; ; tried++) {
    const fault = await connectFault(databaseOwnerUrl ?? databaseUrl);
    if (fault === null) return;
    if (!isDatabaseAway(fault)) throw new DatabaseNotReady(`The database refuses: ${fault.message}`);
    if (tried === 0) say(reasonOf(fault));
    await pause(Math.min(FIRST_WAIT_MS * 2 ** tried, LONGEST_WAIT_MS));
  }
}

/** Runs checks on a database with a connection of their own. */
export async function withChecks<T>(
  databaseUrl: string,
  check: (repository: ChecksRepository) => Promise<T>,
): Promise<T> {
  const source = await new DataSource(dataSourceOptions(databaseUrl, 1)).initialize();
  try {
    return await check(new ChecksRepository(source.manager));
  } finally {
    await source.destroy();
  }
}

/** Returns why nobody can connect to a database, or null. */
export async function connectFault(connectionString: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The reason in a word: the message of a failed lookup of several addresses is empty. */
function reasonOf(fault: Error): string {
  return fault.message || ('code' in fault ? String(fault.code) : fault.name);
}
