import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets people choose kinds of help by picture; the built-in kinds get theirs. */
export class PicturesOfHelp1700000000151 implements MigrationInterface {
  readonly name = 'PicturesOfHelp1700000000151';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE categories ADD COLUMN picture text NOT NULL DEFAULT 'heart'
  CONSTRAINT categories_picture_ck CHECK (picture = ANY (ARRAY['car', 'bag', 'door', 'phone', 'tools', 'heart']));
UPDATE categories c SET picture = k.picture
FROM (VALUES ('Ride', 'car'), ('Shopping and medicine', 'bag'), ('Home visit', 'door'), ('Phone call', 'phone'), ('Home repairs', 'tools')) k (name, picture)
WHERE c.name_en = k.name`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN picture');
  }
}
