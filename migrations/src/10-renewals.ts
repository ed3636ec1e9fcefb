import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders of renewals that were sent (rule 53). */
export class Renewals1700000000010 implements MigrationInterface {
  readonly name = 'Renewals1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE renewal_notices (
      user_id integer NOT NULL,
      signed_at TIMESTAMP WITH TIME ZONE NOT NULL,
      days_before smallint NOT NULL,
      sent_at TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT renewal_notices_pk PRIMARY KEY (user_id, signed_at, days_before),
      CONSTRAINT renewal_notices_user FOREIGN KEY (user_id) REFERENCES users(id)
    )`);
    await runner.query('CREATE INDEX volunteer_information_signed ON volunteer_information (signed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX volunteer_information_signed');
    await runner.query('DROP TABLE renewal_notices');
  }
}
