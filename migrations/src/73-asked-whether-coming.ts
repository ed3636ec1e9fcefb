import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds when the volunteer for a ride or visit was asked whether they are coming (rule 149). */
export class AskedWhetherComing1700000000073 implements MigrationInterface {
  readonly name = 'AskedWhetherComing1700000000073';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE assignments ADD COLUMN asked_at timestamptz');
    await runner.query(
      'CREATE INDEX assignments_asked ON assignments (asked_at) WHERE ended IS NULL AND is_approved = 1 AND progress IS NULL AND asked_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE assignments DROP COLUMN asked_at');
  }
}
