import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';

/** Adds what a start is checked against: a word under each data key in use, and which migrations are compatible. */
export class StartChecks1700000000157 implements CompatibleMigration {
  readonly name = 'StartChecks1700000000157';
  readonly isCompatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_keys (
        sign text NOT NULL,
        word bytea NOT NULL,
        CONSTRAINT data_keys_pk PRIMARY KEY (sign)
      )`);
    await runner.query(`
      CREATE TABLE compatible_migrations (
        name text NOT NULL,
        CONSTRAINT compatible_migrations_pk PRIMARY KEY (name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE compatible_migrations');
    await runner.query('DROP TABLE data_keys');
  }
}
