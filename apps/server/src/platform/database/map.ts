import type { QueryRunner } from 'typeorm';

/** The middle of Israel, degrees east. */
export const MERIDIAN_OF_ISRAEL = 35.2045;

/**
 * Draws the database's map around a meridian (degrees east), along which it is accurate: if the meridian has
 * changed, all positions are recomputed (docs/adr/0022). Costs nothing otherwise.
 */
export async function drawMap(runner: QueryRunner, meridian: number): Promise<void> {
  const [map]: { meridian: number }[] = await runner.manager.query('SELECT map_meridian() AS meridian');
  if (map?.meridian === meridian) return;
  await runner.startTransaction();
  try {
    await runner.query(
      `CREATE OR REPLACE FUNCTION map_meridian() RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT (${meridian})::double precision'`,
    );
    // The triggers of each table derive the position, and for a person also that of their matching row.
    for (const table of ['users', 'events', 'applications'])
      await runner.query(`UPDATE ${table} SET position = NULL`);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
