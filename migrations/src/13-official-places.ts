import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Localities and streets from the official files. Names to search by are collated "C", so that a plain index finds beginnings. */
export class OfficialPlaces1700000000013 implements MigrationInterface {
  readonly name = 'OfficialPlaces1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE official_localities (
      code int NOT NULL, name_he text NOT NULL, name_en text NOT NULL, district text NOT NULL, lat double precision NOT NULL, lon double precision NOT NULL,
      search_he text COLLATE "C" NOT NULL, search_en text COLLATE "C" NOT NULL, CONSTRAINT official_localities_pkey PRIMARY KEY (code))`);
    await runner.query('CREATE INDEX official_localities_he ON official_localities (search_he)');
    await runner.query('CREATE INDEX official_localities_en ON official_localities (search_en)');
    await runner.query(`CREATE TABLE official_streets (
      locality_code int NOT NULL, code int NOT NULL, name text NOT NULL, search text COLLATE "C" NOT NULL,
      CONSTRAINT official_streets_pkey PRIMARY KEY (locality_code, code),
      CONSTRAINT "FK_1df6bb7579eb8f7d02b29dc6bca" FOREIGN KEY (locality_code) REFERENCES official_localities (code) ON DELETE CASCADE)`);
    await runner.query('CREATE INDEX official_streets_search ON official_streets (locality_code, search)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE official_streets');
    await runner.query('DROP TABLE official_localities');
  }
}
