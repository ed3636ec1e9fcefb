import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // What was counted of each day of Israel's calendar; 0 where a row belongs to no category, kind of event or manager.
  `CREATE TABLE day_figures (
    day date NOT NULL,
    state text NOT NULL,
    category_id integer NOT NULL,
    event_type_id integer NOT NULL,
    manager_id integer NOT NULL,
    is_exercise boolean NOT NULL,
    requests integer NOT NULL,
    buddies integer NOT NULL,
    volunteers integer NOT NULL,
    seekers integer NOT NULL,
    CONSTRAINT day_figures_pkey PRIMARY KEY (day, state, category_id, event_type_id, manager_id, is_exercise)
  )`,
  'CREATE TABLE counted_days (day date NOT NULL, counted_at timestamptz NOT NULL, CONSTRAINT counted_days_pkey PRIMARY KEY (day))',
  'CREATE INDEX counted_days_oldest ON counted_days (counted_at)',
  'CREATE TABLE active_volunteers (state text NOT NULL, volunteers integer NOT NULL, CONSTRAINT active_volunteers_pkey PRIMARY KEY (state))',
  `CREATE TABLE figure_rounds (id integer NOT NULL, looked_at timestamptz, CONSTRAINT figure_rounds_pkey PRIMARY KEY (id), CONSTRAINT figure_rounds_single CHECK (id = 1))`,
  'INSERT INTO figure_rounds (id) VALUES (1)',
  'CREATE INDEX needs_created ON needs (created_at)',
  'CREATE INDEX needs_updated ON needs (updated_at)',
  'CREATE INDEX assignments_updated ON assignments (updated_at)',
  'CREATE INDEX users_created ON users (created_at)',
];

const DOWN = [
  'DROP INDEX users_created, assignments_updated, needs_updated, needs_created',
  'DROP TABLE figure_rounds, active_volunteers, counted_days, day_figures',
];

/** Figures kept by day, so that a dashboard over millions of requests reads some thousand rows (rule 69). */
export class Figures1700000000077 implements MigrationInterface {
  readonly name = 'Figures1700000000077';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
