import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When people were last seen, and until when they count as online (rule 25). */
export class Presence1700000000008 implements MigrationInterface {
  readonly name = 'Presence1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD last_seen_at TIMESTAMP WITH TIME ZONE');
    await runner.query('ALTER TABLE users DROP COLUMN last_seen_at');
    await runner.query(`CREATE TABLE presence (
      user_id integer NOT NULL,
      last_seen_at TIMESTAMP WITH TIME ZONE NOT NULL,
      online_until TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT presence_pk PRIMARY KEY (user_id),
      CONSTRAINT presence_user FOREIGN KEY (user_id) REFERENCES users(id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE presence');
    await runner.query('ALTER TABLE users ADD last_seen_at TIMESTAMP WITH TIME ZONE');
    await runner.query('ALTER TABLE sessions DROP COLUMN last_seen_at');
  }
}
