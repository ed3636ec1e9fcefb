import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the demo's clock has been moved, so that a demo goes on where it stood. */
export class DemoClock1700000000023 implements MigrationInterface {
  readonly name = 'DemoClock1700000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE demo_clock (id integer NOT NULL, ahead_seconds double precision NOT NULL, CONSTRAINT demo_clock_pkey PRIMARY KEY (id))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE demo_clock');
  }
}
