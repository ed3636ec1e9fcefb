import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['help_profiles', 'applications'];
const WHO_MAY_COME = [
  ['male', 'גבר', 'Man'],
  ['female', 'אישה', 'Woman'],
  ['other', 'לא משנה', 'It does not matter'],
] as const;

/** Who may come: a man, a woman, or it does not matter; whether somebody would rather wait is a question of its own. "Other" always meant that it does not matter. */
export class Wishes1700000000043 implements MigrationInterface {
  readonly name = 'Wishes1700000000043';

  async up(runner: QueryRunner): Promise<void> {
    for (const [position, [key, he, en]] of WHO_MAY_COME.entries()) {
      await runner.query(`INSERT INTO options (list, key, label_he, label_en, position) VALUES ('who_may_come', $1, $2, $3, $4)`, [key, he, en, position]);
    }
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN is_gender_must boolean NOT NULL DEFAULT false`);
      await runner.query(`UPDATE ${table} SET gender_preference = NULL WHERE gender_preference NOT IN ('male', 'female')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN is_gender_must`);
    await runner.query(`DELETE FROM options WHERE list = 'who_may_come'`);
  }
}
