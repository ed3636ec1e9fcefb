import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address from which a volunteer signed, encrypted. */
export class SignerAddresses1700000000022 implements MigrationInterface {
  readonly name = 'SignerAddresses1700000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE volunteer_information ADD COLUMN ip_address bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE volunteer_information DROP COLUMN ip_address');
  }
}
