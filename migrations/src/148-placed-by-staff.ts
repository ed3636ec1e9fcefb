import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps people from being restored to a number that only blocked people have by now, just as it cannot be
 * given to somebody new (rule 238).
 */
const REFUSE_RESTORING = `
CREATE TRIGGER users_restored_to_phone_of_blocked AFTER UPDATE OF deleted_at ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL AND NEW.phone <> '' AND NOT NEW.is_block) EXECUTE FUNCTION refuse_phones_of_blocked()`;

/**
 * A person to whom staff gave a number, or whom they restored with it, did not claim the number with a code,
 * so the others who have it do not become strangers (rule 238).
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
