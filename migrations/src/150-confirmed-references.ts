import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a person whom somebody else registered confirm that this is right, not only object to it. The page
 * about it shows what was written about them, so a reference stores whether its referrer wrote it; for
 * earlier references this is derived from the log.
 */
export class ConfirmedReferences1700000000150 implements MigrationInterface {
  readonly name = 'ConfirmedReferences1700000000150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE user_references ADD COLUMN confirmed_at timestamptz, ADD COLUMN is_author boolean NOT NULL DEFAULT false;
UPDATE user_references r SET is_author = true FROM activity_log a
WHERE a.subject_type = 'user' AND a.subject_id = r.person_id AND a.actor_id = r.referrer_id AND a.action = 'registered'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_references DROP COLUMN is_author, DROP COLUMN confirmed_at');
  }
}
