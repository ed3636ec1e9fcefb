import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = 'requests.emergencyDescription';
const SENTENCES = ['לחיצה על כפתור המצוקה', 'The emergency button was pressed'];

/** What an emergency is described by stood in the language of whoever pressed the button: it becomes the key of the sentence. */
export class StoredTexts1700000000046 implements MigrationInterface {
  readonly name = 'StoredTexts1700000000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE applications SET description = $1 WHERE is_emergency AND description = ANY($2)', [KEY, SENTENCES]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE applications SET description = $2 WHERE description = $1', [KEY, SENTENCES[0]]);
  }
}
