import type { QueryRunner } from 'typeorm';

/**
 * Makes an index on a large table while calls go on (ADR 53), for a migration with `transaction = false`. What an
 * interrupted attempt left behind is made anew. It waits for the transactions under way, however long they take,
 * because nobody waits for it.
 */
export async function makeIndexBesideCalls(
  runner: QueryRunner,
  name: string,
  definition: string,
): Promise<void> {
  await runner.query('SET lock_timeout = 0');
  try {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
  } finally {
    await runner.query('RESET lock_timeout');
  }
}
