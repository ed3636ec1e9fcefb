import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff delete people for thirty days before they are erased, which a person's own wish is told from. */
export class DeletionsByStaff1700000000074 implements MigrationInterface {
  readonly name = 'DeletionsByStaff1700000000074';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deletion_requests ADD COLUMN by_staff boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deletion_requests DROP COLUMN by_staff');
  }
}
