import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names that came with the installation: `[table, column, which, from, to]`. Where somebody has given another name, that one stays. */
const WORDS = [
  ['categories', 'name_he', 'is_emergency', 'מצוקה', 'חירום'],
  ['options', 'label_he', `list = 'disabilities' AND key = 'age'`, 'זקנה', 'גיל מבוגר'],
] as const;

/** One word for emergencies wherever they are named, and a kinder one for old age among the disabilities. */
export class OneWordEach1700000000055 implements MigrationInterface {
  readonly name = 'OneWordEach1700000000055';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, which, from, to] of WORDS)
      await runner.query(`UPDATE ${table} SET ${column} = $2 WHERE ${which} AND ${column} = $1`, [from, to]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column, which, from, to] of WORDS)
      await runner.query(`UPDATE ${table} SET ${column} = $2 WHERE ${which} AND ${column} = $1`, [to, from]);
  }
}
