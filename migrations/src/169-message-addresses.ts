import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';
import { makeIndexBesideCalls } from './index-beside-calls.js';

/**
 * Finds messages by a part of the address they were sent to. It costs a new message about a tenth of what its
 * index of words costs.
 */
export class MessageAddresses1700000000169 implements CompatibleMigration {
  readonly name = 'MessageAddresses1700000000169';
  readonly isCompatible = true;
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeIndexBesideCalls(
      runner,
      'notifications_addresses',
      'notifications USING gin (send_to gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX notifications_addresses');
  }
}
