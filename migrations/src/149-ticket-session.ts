import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes a ticket that was issued from a session valid no longer than that session (rule 234). Earlier tickets
 * refer to no session and must be requested again. There is no foreign key, because the session may be
 * deleted before or after the ticket; a session that is missing has ended. A person who was imported and has
 * signed in since has started the form themselves, and no longer counts as only imported.
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
