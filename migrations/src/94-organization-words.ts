import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds how an organization's messages to its volunteers begin and end (rule 169). */
export class OrganizationWords1700000000094 implements MigrationInterface {
  readonly name = 'OrganizationWords1700000000094';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organizations
      ADD COLUMN greeting_he text NOT NULL DEFAULT '', ADD COLUMN greeting_en text NOT NULL DEFAULT '',
      ADD COLUMN signature_he text NOT NULL DEFAULT '', ADD COLUMN signature_en text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE organizations DROP COLUMN greeting_he, DROP COLUMN greeting_en, DROP COLUMN signature_he, DROP COLUMN signature_en',
    );
  }
}
