import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the numbers by which people say which of several invitations they are answering (rule 171). */
export class ShortCodes1700000000084 implements MigrationInterface {
  readonly name = 'ShortCodes1700000000084';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE short_codes (
        user_id integer NOT NULL,
        kind text NOT NULL,
        target_id integer NOT NULL,
        number integer NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT short_codes_pk PRIMARY KEY (user_id, kind, target_id),
        CONSTRAINT short_codes_user_id_number_uq UNIQUE (user_id, number),
        CONSTRAINT short_codes_user_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
      )`);
    await runner.query('CREATE INDEX short_codes_expiry ON short_codes (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE short_codes');
  }
}
