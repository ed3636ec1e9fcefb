import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sqlTexts } from './sql-texts.js';

/**
 * Adds the initial data of every installation: option lists, districts, categories, and the rows of settings
 * (`migrations/sql/seed`).
 */
export class Seed1700000000002 implements MigrationInterface {
  readonly name = 'Seed1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const text of sqlTexts('seed')) await runner.query(text);
  }

  /** @throws always, because people's data depends on these rows */
  down(): Promise<void> {
    return Promise.reject(new Error('The seed is not taken back: make a new database instead.'));
  }
}
