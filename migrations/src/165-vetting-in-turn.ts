import type { QueryRunner } from 'typeorm';
import type { CompatibleMigration } from './compatible-migration.js';
import { makeIndexBesideCalls } from './index-beside-calls.js';

/** The volunteers who wait for each kind of vetting, the longest waiting first (rule 87). */
const INDEXES = {
  volunteer_information_police_turn: `volunteer_information (coalesce(police_file_at, signed_at), user_id)
    WHERE signed_at IS NOT NULL AND is_required_police_validation AND (NOT validate_police OR (police_file_at > police_validated_at) IS TRUE)`,
  volunteer_information_guardian_turn: `volunteer_information (guardian_asked_at, user_id)
    WHERE signed_at IS NOT NULL AND guardian_needed IS NOT NULL AND guardian_confirmed_at IS NULL`,
  volunteer_information_training_turn: `volunteer_information (signed_at, user_id) WHERE signed_at IS NOT NULL AND NOT validate_training`,
  volunteer_information_renewal_turn: `volunteer_information (((signed_at AT TIME ZONE 'UTC' + interval '1 year') AT TIME ZONE 'UTC'), user_id) WHERE signed_at IS NOT NULL`,
};

/** Volunteers who wait for vetting are read in their turn, and not all to show the first of them. */
export class VettingInTurn1700000000165 implements CompatibleMigration {
  readonly name = 'VettingInTurn1700000000165';
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
