import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';

/**
 * Counts the needs that have been at the desk for more than a minute without a record (rule 218), for the desk
 * and for the measures; and remembers when the last backup was made, for whoever watches over backups.
 */
export class Measures1700000000161 implements CompatibleMigration {
  readonly name = 'Measures1700000000161';
  readonly isCompatible = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION unattended_needs(at timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
      SELECT count(*)::integer FROM need_attendance(at) t
      WHERE t.attending = 'desk' AND t.since < at - interval '1 minute'
        AND NOT EXISTS (SELECT 1 FROM desk_waits d WHERE d.kind = 'need' AND d.subject_id = t.need_id) $$`);
    await runner.query(`
      CREATE TABLE last_backup (
        id integer NOT NULL DEFAULT 1,
        made_at timestamptz NOT NULL,
        CONSTRAINT last_backup_pk PRIMARY KEY (id),
        CONSTRAINT last_backup_id_ck CHECK (id = 1)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE last_backup');
    await runner.query('DROP FUNCTION unattended_needs(timestamptz)');
  }
}
