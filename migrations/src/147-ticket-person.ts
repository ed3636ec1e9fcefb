import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes sure that somebody who continues registering from their own session stays the same person, whatever
 * name they type and whoever shares their number (rule 238).
 */
export class TicketPerson1700000000147 implements MigrationInterface {
  readonly name = 'TicketPerson1700000000147';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE registration_tickets ADD COLUMN person_id integer,
  ADD CONSTRAINT registration_tickets_person_id_fk FOREIGN KEY (person_id) REFERENCES users(id);
CREATE INDEX registration_tickets_person ON registration_tickets (person_id) WHERE person_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE registration_tickets DROP COLUMN person_id');
  }
}
