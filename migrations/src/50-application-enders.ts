import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who ended a request: what its owner and the staff read of it follows from that (rule 105). Former ends are read from the log of what was done. */
export class ApplicationEnders1700000000050 implements MigrationInterface {
  readonly name = 'ApplicationEnders1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE applications ADD COLUMN ended_by text
      CONSTRAINT applications_ended_by CHECK (ended_by IN ('seeker', 'volunteer', 'staff', 'time'))`);
    await runner.query(`UPDATE applications a SET ended_by = CASE
        WHEN a.status = 'expired' THEN 'time' WHEN a.status = 'completed' THEN 'volunteer'
        WHEN EXISTS (SELECT 1 FROM activity_log l WHERE l.subject_type = 'application' AND l.subject_id = a.id AND l.action = a.status::text AND l.actor_id = a.user_id)
          THEN 'seeker' ELSE 'staff' END
      WHERE a.status IN ('completed', 'closed', 'reject', 'expired')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP COLUMN ended_by');
  }
}
