import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Somebody whom staff gave a number, or brought back to it, did not begin with it by a code: whoever has it beside them is no stranger for that (rule 238). */
export class PlacedByStaff1700000000148 implements MigrationInterface {
  readonly name = 'PlacedByStaff1700000000148';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE phone_owners ADD COLUMN by_staff boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE phone_owners DROP COLUMN by_staff');
  }
}
