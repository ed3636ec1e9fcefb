import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The order in which requests wait, the most urgent first, then the longest waiting (rule 77), as a number by
 * which the list of open requests is sorted from an index.
 */
export class WaitingOrder1700000000154 implements MigrationInterface {
  readonly name = 'WaitingOrder1700000000154';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE FUNCTION waiting_order(priority integer, since timestamptz) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT priority * 1e11 - extract(epoch FROM since) $$;
CREATE INDEX needs_waiting ON needs (waiting_order(label_priority, created_at), id) WHERE status = 'open' AND volunteer_id IS NULL AND event_id IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX needs_waiting');
    await runner.query('DROP FUNCTION waiting_order');
  }
}
