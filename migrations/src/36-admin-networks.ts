import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Networks from which admins work: they are never blocked (rule 24). */
export class AdminNetworks1700000000036 implements MigrationInterface {
  readonly name = 'AdminNetworks1700000000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE admin_networks (network inet NOT NULL, seen_at TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT admin_networks_pkey PRIMARY KEY (network))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE admin_networks');
  }
}
