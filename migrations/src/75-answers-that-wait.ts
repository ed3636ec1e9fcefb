import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes volunteers' answers stay on the first screen until somebody has acted on them (rule 166). */
export class AnswersThatWait1700000000075 implements MigrationInterface {
  readonly name = 'AnswersThatWait1700000000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX need_answers_waiting ON need_answers (said_at) WHERE outcome IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX need_answers_waiting');
  }
}
