import type { QueryRunner } from 'typeorm';

/** The meridian through the middle of Israel, in degrees east. */
export const MERIDIAN_OF_ISRAEL = 35.2045;

/**
 * Centres the database's map on a meridian (in degrees east), along which the map is accurate: if the
 * meridian has changed, all positions are recomputed (docs/adr/0022); otherwise this costs nothing.
 */
export async function drawMap(runner: QueryRunner, meridian: number): Promise<void> {
  const [map]: { meridian: number }[] = await runner.manager.query('SELECT map_meridian() AS meridian');
  if (map?.meridian === meridian) return;
  await runner.startTransaction();
  try {
    await runner.query(
      `CREATE OR REPLACE FUNCTION map_meridian() RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT (${meridian})::double precision'`,
    );
    // The triggers of each table compute the position; that of a person is also copied to the person's row
    // for matching.
    for (const table of ['users', 'events', 'applications'])
      await runner.query(`UPDATE ${table} SET position = NULL`);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
