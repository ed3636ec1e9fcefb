import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { migrations } from '@karov/migrations';
import { SnakeCaseNaming } from './naming.js';
import { entities } from '../../entities.js';

/**
 * A connection that may be cut at any moment. In a rush it goes from hand to hand, and one that is cut between two of them has nobody who listens,
 * which would end the process. The next query on it fails, and the pool lets it go.
 */
class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** How the application, the migrations and the tests open the database. */
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
    // A query that takes longer than this is a fault; batch work sets its own limit.
    extra: { statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000, Client: SteadyClient },
    poolErrorHandler: () => undefined,
  };
}
