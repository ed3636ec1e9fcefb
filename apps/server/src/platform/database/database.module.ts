import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { AppConfig } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';
import { LostConnections } from './lost-connections.js';
import { LostConnectionsRepository } from './lost-connections.repository.js';
import { OwnWork } from './own-work.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: AppConfig) => dataSourceOptions(config.databaseUrl, config.poolSize),
    }),
  ],
  providers: [Database, LostConnections, LostConnectionsRepository, OwnWork],
  exports: [Database, OwnWork],
})
export class DatabaseModule {}
