import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores which member of staff added a person by hand or by an import: while a person has no address, an
 * admin with regions reaches those whom they added themselves (rule 51). For people who are there already it
 * is derived from the log.
 */
export class AddedBy1700000000153 implements MigrationInterface {
  readonly name = 'AddedBy1700000000153';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE users ADD COLUMN added_by integer CONSTRAINT users_added_by_fk REFERENCES users(id);
CREATE INDEX users_added ON users (added_by) WHERE added_by IS NOT NULL;
UPDATE users u SET added_by = a.actor_id FROM activity_log a
WHERE a.subject_type = 'user' AND a.subject_id = u.id AND a.action = 'added'
  AND EXISTS (SELECT FROM users s WHERE s.id = a.actor_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN added_by');
  }
}
