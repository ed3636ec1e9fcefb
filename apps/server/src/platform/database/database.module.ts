import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';
import { LostConnections } from './lost-connections.js';
import { LostConnectionsRepository } from './lost-connections.repository.js';
import { OwnWork } from './own-work.js';
import { Replica } from './replica.js';
import { ReplicaRepository } from './replica.repository.js';
import { ReplicaConnection } from './replica-connection.js';
import { SlowStatements } from './slow-statements.js';

/** Names statements that take too long: in the log, and in number. */
function tellingSlowOnes(log: Log, metrics: Metrics): SlowStatements {
  const slow = metrics.counter({
    name: 'karov_slow_statements_total',
    help: 'Statements that took longer than KAROV_SLOW_STATEMENT_MS; the log names them.',
  });
  return new SlowStatements(({ name, shape }, ms) => {
    slow.inc();
    log.info('slow statement', { statement: name, ms, shape });
  });
}

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG, Log, Metrics],
      useFactory: (config: AppConfig, log: Log, metrics: Metrics) => ({
        ...dataSourceOptions(config.databaseUrl, config.poolSize),
        maxQueryExecutionTime: config.slowStatementMs,
        logger: tellingSlowOnes(log, metrics),
      }),
    }),
  ],
  providers: [
    Database,
    LostConnections,
    LostConnectionsRepository,
    OwnWork,
    Replica,
    ReplicaConnection,
    ReplicaRepository,
  ],
  exports: [Database, OwnWork],
})
export class DatabaseModule {}
