import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sqlTexts } from './sql-texts.js';

/**
 * Creates the tables with everything that belongs to them, feature by feature, from `migrations/sql/schema`.
 */
export class Schema1700000000001 implements MigrationInterface {
  readonly name = 'Schema1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const text of sqlTexts('schema')) await runner.query(text);
  }

  /** @throws always, because before this migration there is only an empty database */
  down(): Promise<void> {
    return Promise.reject(new Error('The schema is not taken back: make a new database instead.'));
  }
}
