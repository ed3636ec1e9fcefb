import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes two simultaneous changes to one volunteer, one to the account and one to the role or the volunteer's
 * own facts, take turns: the account's row is locked first. Before, each saw the other's old facts and the
 * last one wrote them, so that somebody could be frozen and still be called; and the two could deadlock.
 */
export class CandidatesInTurn1700000000113 implements MigrationInterface {
  readonly name = 'CandidatesInTurn1700000000113';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      body(
        '  PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM changed) ORDER BY id FOR NO KEY UPDATE;\n',
      ),
    );
    await runner.query('SELECT sync_volunteer_candidates(ARRAY(SELECT user_id FROM volunteer_information))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(body(''));
  }
}

function body(hold: string): string {
  return `
CREATE OR REPLACE FUNCTION sync_candidates_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${hold}  PERFORM sync_volunteer_candidates(ARRAY(SELECT user_id FROM changed));
  RETURN NULL;
END $$`;
}
