import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Asks an event's question again when its link has expired, and notifies volunteers once a day of requests
 * near them for which nobody is called.
 */
export class AskedAgain1700000000123 implements MigrationInterface {
  readonly name = 'AskedAgain1700000000123';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE event_user_requests ADD COLUMN asked_again_at timestamptz;
CREATE INDEX event_user_requests_silent ON event_user_requests (created_at) WHERE status = 'pending' AND respond IS NULL AND asked_again_at IS NULL;
CREATE TABLE open_digests (
  user_id integer NOT NULL,
  told_at timestamptz NOT NULL,
  CONSTRAINT open_digests_pk PRIMARY KEY (user_id),
  CONSTRAINT open_digests_user_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TABLE open_digests;
DROP INDEX event_user_requests_silent;
ALTER TABLE event_user_requests DROP COLUMN asked_again_at;`);
  }
}
