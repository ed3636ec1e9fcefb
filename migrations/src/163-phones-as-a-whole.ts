import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';
import { makeIndexBesideCalls } from './index-beside-calls.js';

/**
 * The numbers that may contain a whole Israeli mobile number without being it: a search for such a number then
 * needs this small index, and not the parts of all numbers.
 */
export class PhonesAsAWhole1700000000163 implements CompatibleMigration {
  readonly name = 'PhonesAsAWhole1700000000163';
  readonly isCompatible = true;
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeIndexBesideCalls(
      runner,
      'users_other_phone',
      `users USING gin (phone gin_trgm_ops) WHERE phone !~ '^\\+9725[0-9]{8}$'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_other_phone');
  }
}
