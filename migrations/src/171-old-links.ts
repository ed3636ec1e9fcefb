import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';
import { makeIndexBesideCalls } from './index-beside-calls.js';

/** Finds the links that expired long ago, which are deleted some thousands at a time. */
export class OldLinks1700000000171 implements CompatibleMigration {
  readonly name = 'OldLinks1700000000171';
  readonly isCompatible = true;
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return makeIndexBesideCalls(runner, 'link_codes_expiry', 'link_codes (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX link_codes_expiry');
  }
}
