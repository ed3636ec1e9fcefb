import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever is not signed in writes to the support desk as well, and says who they are and how they are answered (rule 110). */
export class VisitorsContacts1700000000062 implements MigrationInterface {
  readonly name = 'VisitorsContacts1700000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contacts ALTER COLUMN user_id DROP NOT NULL,
      ADD COLUMN sender_name text NOT NULL DEFAULT '', ADD COLUMN sender_phone text NOT NULL DEFAULT '', ADD COLUMN sender_email text NOT NULL DEFAULT ''`);
    await runner.query(`CREATE INDEX contacts_visitor ON contacts (sender_phone, sender_email, created_at) WHERE user_id IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contacts_visitor');
    await runner.query('DELETE FROM contacts WHERE user_id IS NULL');
    await runner.query('ALTER TABLE contacts ALTER COLUMN user_id SET NOT NULL, DROP COLUMN sender_name, DROP COLUMN sender_phone, DROP COLUMN sender_email');
  }
}
