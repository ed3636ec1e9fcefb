import { migrations } from '@karov/migrations';
import type { DataSourceOptions } from 'typeorm';
import { entities } from '../../entities.js';
import { SnakeCaseNaming } from './naming.js';
import { STEADY, SteadyClient } from './steady-client.js';

/** How the application, the migrations and the tests connect to the database. */
export function dataSourceOptions(databaseUrl: string, poolSize: number): DataSourceOptions {
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
    // The maximum duration of a query: a longer one is a defect; batch work sets its own limit.
    extra: {
      statement_timeout: 60_000,
      idle_in_transaction_session_timeout: 60_000,
      ...STEADY,
      Client: SteadyClient,
    },
    poolErrorHandler: () => undefined,
  };
}
