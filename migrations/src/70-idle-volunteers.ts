import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the number of volunteers without recent calls by district. The batch that counts the squares maintains
 * it, because counting a million takes longer than a page may take.
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
