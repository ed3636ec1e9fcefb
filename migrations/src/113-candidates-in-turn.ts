import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes two simultaneous changes of one volunteer, one of the account and one of the role or the volunteer's
 * own facts, take turns: the row of the account is locked first. Before, each change saw the old facts of the
 * other and the last one wrote them, so that somebody could be frozen and still be called; the two could also
 * deadlock.
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
