import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';
import { makeIndexBesideCalls } from './index-beside-calls.js';

/**
 * The numbers of blocked people, of whom there are few: whether any of many new numbers is among them is read
 * from a few pages.
 */
export class BlockedPhones1700000000167 implements CompatibleMigration {
  readonly name = 'BlockedPhones1700000000167';
  readonly isCompatible = true;
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeIndexBesideCalls(
      runner,
      'users_blocked_phone',
      `users (phone) WHERE is_block AND deleted_at IS NULL AND phone <> ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_blocked_phone');
  }
}
