import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  'ALTER TABLE users ADD COLUMN signed_in_at TIMESTAMP WITH TIME ZONE',
  'UPDATE users u SET signed_in_at = s.first_at FROM (SELECT user_id, min(created_at) AS first_at FROM sessions GROUP BY user_id) s WHERE s.user_id = u.id',
  // Ended sessions are forgotten after a while; that somebody has been inside once is not.
  `CREATE FUNCTION note_first_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE users SET signed_in_at = NEW.created_at WHERE id = NEW.user_id AND signed_in_at IS NULL;
     RETURN NULL;
   END $$`,
  'CREATE TRIGGER sessions_first_sign_in AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION note_first_sign_in()',
  'ALTER TABLE volunteer_information ADD COLUMN id_number_hash text',
  'CREATE INDEX volunteer_information_id_number ON volunteer_information (id_number_hash) WHERE id_number_hash IS NOT NULL',
  'CREATE INDEX volunteer_information_unhashed ON volunteer_information (id) WHERE id_number IS NOT NULL AND id_number_hash IS NULL',
  'CREATE INDEX users_listed ON users (created_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX users_by_name ON users (full_name, id) WHERE deleted_at IS NULL',
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  'CREATE INDEX users_search ON users USING gin (full_name gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops)',
];

const DOWN = [
  'DROP INDEX users_search, users_by_name, users_listed, volunteer_information_unhashed, volunteer_information_id_number',
  'ALTER TABLE volunteer_information DROP COLUMN id_number_hash',
  'DROP TRIGGER sessions_first_sign_in ON sessions',
  'DROP FUNCTION note_first_sign_in()',
  'ALTER TABLE users DROP COLUMN signed_in_at',
  'DROP EXTENSION pg_trgm',
];

/** The list of people: who has been inside once, identity numbers by a keyed hash, and indexes for its order and its search. */
export class PeopleLists1700000000071 implements MigrationInterface {
  readonly name = 'PeopleLists1700000000071';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
