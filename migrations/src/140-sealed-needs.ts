import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addSealedColumns, dropSealedColumns, type SealedColumns } from './sealed-columns.js';

const NEEDS: SealedColumns = {
  table: 'needs',
  texts: [
    { name: 'description', isSought: true },
    { name: 'system_notes', isNullable: true },
  ],
};
const APPLICATIONS = 'CREATE OR REPLACE VIEW applications AS SELECT * FROM needs WHERE event_id IS NULL';

/** Seals the descriptions of requests and the reasons for their end (rule 236). */
export class SealedNeeds1700000000140 implements MigrationInterface {
  readonly name = 'SealedNeeds1700000000140';

  async up(runner: QueryRunner): Promise<void> {
    await addSealedColumns(runner, NEEDS);
    await runner.query(APPLICATIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW applications');
    await dropSealedColumns(runner, NEEDS, ['description']);
    await runner.query(APPLICATIONS);
  }
}
