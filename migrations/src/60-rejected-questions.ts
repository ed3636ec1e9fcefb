import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who said in an event that no help is needed has rejected the question (rule 138); it stood as pending. */
export class RejectedQuestions1700000000060 implements MigrationInterface {
  readonly name = 'RejectedQuestions1700000000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE event_user_requests SET status = 'reject' WHERE status = 'pending' AND respond = 2`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE event_user_requests SET status = 'pending' WHERE status = 'reject' AND respond = 2`);
  }
}
