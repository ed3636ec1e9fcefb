import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds how somebody wants to be reached, such as "no texts at home, call the landline". */
export class ContactNotes1700000000064 implements MigrationInterface {
  readonly name = 'ContactNotes1700000000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN contact_note text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN contact_note');
  }
}
