import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A ticket that somebody took from their session is worth no longer than that session (rule 234). Those that
 * were taken before name none, and are asked for anew; no constraint leads to the session, which is forgotten
 * before or after it: one that is gone has ended. Whoever was imported and has been inside since has begun
 * the form themselves, and is not only imported any more.
 */
export class TicketSession1700000000149 implements MigrationInterface {
  readonly name = 'TicketSession1700000000149';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE registration_tickets ADD COLUMN session_id uuid;
DELETE FROM registration_tickets WHERE person_id IS NOT NULL;
UPDATE volunteer_information v SET is_imported = false FROM users u WHERE u.id = v.user_id AND v.is_imported AND u.signed_in_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE registration_tickets DROP COLUMN session_id');
  }
}
