import type { MigrationInterface, QueryRunner } from 'typeorm';

const REPLIES = `
CREATE TABLE replies (
  message_id text NOT NULL,
  user_id integer NOT NULL,
  outcome text NOT NULL,
  is_answered boolean NOT NULL,
  received_at TIMESTAMP WITH TIME ZONE NOT NULL,
  CONSTRAINT replies_pkey PRIMARY KEY (message_id),
  CONSTRAINT replies_user FOREIGN KEY (user_id) REFERENCES users(id)
)`;

/** Which messages of people came in, so that each is taken once. */
export class Replies1700000000020 implements MigrationInterface {
  readonly name = 'Replies1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REPLIES);
    await runner.query('CREATE INDEX replies_of_user ON replies (user_id, outcome, received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE replies');
  }
}
