import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The number of volunteers without recent calls by district, maintained by the batch that counts the squares,
 * because counting a million takes longer than a page may.
 */
export class IdleVolunteers1700000000070 implements MigrationInterface {
  readonly name = 'IdleVolunteers1700000000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE idle_volunteers (state text NOT NULL, total integer NOT NULL, CONSTRAINT idle_volunteers_pk PRIMARY KEY (state))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idle_volunteers');
  }
}
