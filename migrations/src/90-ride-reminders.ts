import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds reminders of rides, and the answers to them (rule 164). */
export class RideReminders1700000000090 implements MigrationInterface {
  readonly name = 'RideReminders1700000000090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ride_reminders (
        assignment_id integer NOT NULL,
        kind text NOT NULL,
        sent_at timestamptz NOT NULL,
        volunteer_answer boolean,
        seeker_answer boolean,
        staff_told_at timestamptz,
        CONSTRAINT ride_reminders_pk PRIMARY KEY (assignment_id, kind),
        CONSTRAINT ride_reminders_assignment_id_fk FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE
      )`);
    await runner.query(
      "CREATE INDEX ride_reminders_unanswered ON ride_reminders (sent_at) WHERE kind = 'hours' AND volunteer_answer IS NULL AND staff_told_at IS NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ride_reminders');
  }
}
