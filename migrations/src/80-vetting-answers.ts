import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE vetting_refusals (
    user_id integer NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    refused_by integer NOT NULL,
    refused_at timestamptz NOT NULL,
    CONSTRAINT vetting_refusals_pkey PRIMARY KEY (user_id, kind),
    CONSTRAINT vetting_refusals_user FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT vetting_refusals_admin FOREIGN KEY (refused_by) REFERENCES users (id)
  )`,
  'ALTER TABLE volunteer_information ADD COLUMN renewal_asked_at timestamptz',
  // What the first screen counts: files that nobody has looked at.
  'CREATE INDEX volunteer_information_police_waits ON volunteer_information (user_id) WHERE police_file IS NOT NULL AND NOT validate_police',
  'CREATE INDEX volunteer_information_guardian_waits ON volunteer_information (user_id) WHERE guardian_file IS NOT NULL AND guardian_confirmed_at IS NULL',
];

const DOWN = [
  'DROP INDEX volunteer_information_guardian_waits, volunteer_information_police_waits',
  'ALTER TABLE volunteer_information DROP COLUMN renewal_asked_at',
  'DROP TABLE vetting_refusals',
];

/** What was handed in can be refused with a reason, and volunteers be asked again to renew. */
export class VettingAnswers1700000000080 implements MigrationInterface {
  readonly name = 'VettingAnswers1700000000080';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
