import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers to the question whether open requests move with their person (rule 61). */
export class AddressConfirmations1700000000012 implements MigrationInterface {
  readonly name = 'AddressConfirmations1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE address_confirmations (
      user_id integer NOT NULL,
      confirmed_at TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT address_confirmations_pk PRIMARY KEY (user_id),
      CONSTRAINT address_confirmations_user FOREIGN KEY (user_id) REFERENCES users(id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE address_confirmations');
  }
}
