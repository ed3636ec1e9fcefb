import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Localities that have a new name in the built-in table, which is the name by which streets are found. */
const RENAMED = [
  ['מושב נהלל', 'נהלל'],
  ["רג'ר", "ע'ג'ר"],
] as const;

/**
 * Makes official localities searchable by all their names, together with the built-in table, and no longer by
 * stored beginnings (rule 104).
 */
export class NamesOfLocalities1700000000125 implements MigrationInterface {
  readonly name = 'NamesOfLocalities1700000000125';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE official_localities DROP COLUMN search_he, DROP COLUMN search_en');
    for (const [before, after] of RENAMED)
      await runner.query('UPDATE official_localities SET name_he = $2 WHERE name_he = $1', [before, after]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of RENAMED)
      await runner.query('UPDATE official_localities SET name_he = $1 WHERE name_he = $2', [before, after]);
    await runner.query(`
ALTER TABLE official_localities ADD COLUMN search_he text COLLATE "C", ADD COLUMN search_en text COLLATE "C";
UPDATE official_localities SET search_he = name_he, search_en = lower(name_en);
ALTER TABLE official_localities ALTER COLUMN search_he SET NOT NULL, ALTER COLUMN search_en SET NOT NULL;
CREATE INDEX official_localities_en ON official_localities (search_en);
CREATE INDEX official_localities_he ON official_localities (search_he);`);
  }
}
