import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same as `foldName` in the domain library (rule 229); a spec compares the two. */
const FOLD_NAME = String.raw`
  CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(
      translate(
        replace(replace(replace(replace(replace(replace(
          regexp_replace(
            normalize(
              regexp_replace(lower(name), '["''${'`'}\u00b4\u02b9-\u02bc\u02c8\u05f3\u05f4\u2018-\u201f\u2032\u2033\uff02\uff07]', '', 'g'),
              NFKD),
            '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
            '', 'g'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'װ', 'וו'), 'ױ', 'וי'), 'ײ', 'יי'),
        'øđłıςىیکة', 'odliσييكه'),
      '[\s\u00a0.,;:_/()\u05be\u05c0\u2010-\u2015\u2212-]+', ' ', 'g'))
  $$`;

const FOLD_USER = `
  CREATE FUNCTION fold_user() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.name_folded := fold_name(NEW.full_name);
    RETURN NEW;
  END $$`;

/**
 * Makes names searchable in their folded form, whatever quotes, hyphens and accents they are written with.
 */
export class FoldedNames1700000000128 implements MigrationInterface {
  readonly name = 'FoldedNames1700000000128';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLD_NAME);
    await runner.query(`ALTER TABLE users ADD COLUMN name_folded text NOT NULL DEFAULT ''`);
    await runner.query('UPDATE users SET name_folded = fold_name(full_name)');
    await runner.query(FOLD_USER);
    await runner.query(
      'CREATE TRIGGER users_fold BEFORE INSERT OR UPDATE OF full_name ON users FOR EACH ROW EXECUTE FUNCTION fold_user()',
    );
    await runner.query('DROP INDEX users_search');
    await runner.query(
      'CREATE INDEX users_search ON users USING gin (name_folded gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_search');
    await runner.query('DROP TRIGGER users_fold ON users');
    await runner.query('ALTER TABLE users DROP COLUMN name_folded');
    await runner.query('DROP FUNCTION fold_user(), fold_name(text)');
    await runner.query(
      'CREATE INDEX users_search ON users USING gin (full_name gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops)',
    );
  }
}
