import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address at which a volunteer is already helping somebody who has moved since (rule 61). */
export class KeptAddresses1700000000009 implements MigrationInterface {
  readonly name = 'KeptAddresses1700000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests ADD kept_address text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_user_requests DROP COLUMN kept_address');
  }
}
