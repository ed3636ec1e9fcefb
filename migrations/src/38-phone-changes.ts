import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new phone number that was not confirmed from the former one waits; and when a session last proved the former one. */
export class PhoneChanges1700000000038 implements MigrationInterface {
  readonly name = 'PhoneChanges1700000000038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN phone_proven_at TIMESTAMP WITH TIME ZONE');
    await runner.query(`CREATE TABLE phone_changes (
      user_id integer NOT NULL,
      phone text NOT NULL,
      session_id uuid NOT NULL,
      due_at TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT phone_changes_pkey PRIMARY KEY (user_id),
      CONSTRAINT phone_changes_user FOREIGN KEY (user_id) REFERENCES users(id)
    )`);
    await runner.query('CREATE INDEX phone_changes_due ON phone_changes (due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE phone_changes');
    await runner.query('ALTER TABLE sessions DROP COLUMN phone_proven_at');
  }
}
