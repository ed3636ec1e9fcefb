import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';
import { makeIndexBesideCalls } from './index-beside-calls.js';

const LIVE = 'deleted_at IS NULL AND is_active AND NOT is_block';
/** The indexes by which lists of a million people are read and counted. */
const INDEXES = {
  users_of_district: 'users (residential_state) WHERE deleted_at IS NULL',
  users_of_arrival: `users (arrival_state) WHERE deleted_at IS NULL AND arrival_state <> ''`,
  users_live: `users (id) INCLUDE (residential_state, arrival_state, channels) WHERE ${LIVE}`,
  users_unreached: `users (full_name, id) WHERE ${LIVE} AND cardinality(channels) = 0`,
};

/** People by district, people to whom anybody may write, and those of them whom nothing reaches. */
export class PeopleOfANation1700000000164 implements CompatibleMigration {
  readonly name = 'PeopleOfANation1700000000164';
  readonly isCompatible = true;
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES))
      await makeIndexBesideCalls(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
