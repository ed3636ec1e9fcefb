import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Nobody is brought back to a number that only blocked people have by now: it is refused as giving it to
 * somebody new is (rule 238).
 */
const REFUSE_RESTORING = `
CREATE TRIGGER users_restored_to_phone_of_blocked AFTER UPDATE OF deleted_at ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL AND NEW.phone <> '' AND NOT NEW.is_block) EXECUTE FUNCTION refuse_phones_of_blocked()`;

/**
 * Somebody whom staff gave a number, or brought back to it, did not begin with it by a code: whoever has it
 * beside them is no stranger for that (rule 238).
 */
export class PlacedByStaff1700000000148 implements MigrationInterface {
  readonly name = 'PlacedByStaff1700000000148';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE phone_owners ADD COLUMN by_staff boolean NOT NULL DEFAULT false');
    await runner.query(REFUSE_RESTORING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER users_restored_to_phone_of_blocked ON users');
    await runner.query('ALTER TABLE phone_owners DROP COLUMN by_staff');
  }
}
