import { migrations } from '@karov/migrations';
import type { DataSourceOptions } from 'typeorm';
import { entities } from '../../entities.js';
import { SnakeCaseNaming } from './naming.js';
import { STEADY, SteadyClient } from './steady-client.js';

/** The most that a statement and an idle transaction may take: a longer one is a defect; batch work sets its own limit. */
const OF_CALLS = { statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 };
/**
 * A change of a million rows may take its time, so no statement of a migration is cut short. But none waits long for a
 * table, because all calls that need the table wait behind it.
 */
const OF_MIGRATIONS = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: 5_000 };

/** How the application and the tests connect to the database. */
export function dataSourceOptions(
  databaseUrl: string,
  poolSize: number,
  limits: Readonly<Record<string, number>> = OF_CALLS,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    poolSize,
    applicationName: 'karov',
    extra: { ...limits, ...STEADY, Client: SteadyClient },
    poolErrorHandler: () => undefined,
  };
}

/** How migrations connect to the database. */
export function migrationOptions(databaseUrl: string): DataSourceOptions {
  return dataSourceOptions(databaseUrl, 2, OF_MIGRATIONS);
}
