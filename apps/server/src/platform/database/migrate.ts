import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { migrateQueues } from '../queue/queues.js';
import { dataSourceOptions } from './data-source.js';

/** Brings a database up to date: our tables, then the queue's. Safe to run from several processes at once. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const source = await new DataSource(dataSourceOptions(databaseUrl, 2)).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock(hashtext($1))', ['karov-migrations']);
    await source.runMigrations();
    await migrateQueues(databaseUrl);
  } finally {
    await lock.query('SELECT pg_advisory_unlock(hashtext($1))', ['karov-migrations']);
    await lock.release();
    await source.destroy();
  }
}
