import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECEIPTS = `
CREATE TABLE early_receipts (
  provider_id text NOT NULL,
  outcome text NOT NULL,
  code text,
  received_at TIMESTAMP WITH TIME ZONE NOT NULL,
  CONSTRAINT early_receipts_pkey PRIMARY KEY (provider_id)
)`;

/** Receipts of messages that were quicker than the worker that had sent them. */
export class EarlyReceipts1700000000021 implements MigrationInterface {
  readonly name = 'EarlyReceipts1700000000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RECEIPTS);
    await runner.query('CREATE INDEX early_receipts_received ON early_receipts (received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE early_receipts');
  }
}
