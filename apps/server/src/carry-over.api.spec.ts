import { readFileSync } from 'node:fs';
import { carryOver } from '@karov/migrations';
import { createEmptyDatabase, type TestDatabase } from '@karov/testing';
import { DataSource } from 'typeorm';
import { Crypto } from './platform/crypto/crypto.js';
import { dataSourceOptions } from './platform/database/data-source.js';
import { migrateDatabase } from './platform/database/migrate.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const BEFORE_SQUASH = readFileSync(
  new URL('./platform/database/fixtures/before-squash.sql', import.meta.url),
  'utf8',
);
const [SEEKERS_LINK, VOLUNTEERS_LINK] = ['of-the-seeker', 'of-the-volunteer'];

/** An event in which somebody is asked and somebody called, each by a link that is not answered yet. */
const EVENT = `
  INSERT INTO users (id, full_name, first_name, last_name, phone, residential_text, residential_state, residential_lat, residential_lon)
    SELECT n, 'נועה לוי', 'נועה', 'לוי', '+97252500000' || n, 'הרצל 10, תל אביב', 'tel_aviv', 32.08, 34.78 FROM generate_series(41, 43) n;
  INSERT INTO user_roles (user_id, role) VALUES (41, 'manager'), (42, 'user'), (43, 'volunteer');
  INSERT INTO volunteer_information (user_id, gender, languages, signed_at) VALUES (43, 'female', '{hebrew}', now());
  INSERT INTO events (id, event_list_id, radius, address_text, city, state, lat, lon, manager_id, created_by, type_of_help_required, created_at, updated_at)
    SELECT 7, id, 5, 'כיכר רבין', 'תל אביב', 'tel_aviv', 32.08, 34.78, 41, 41, 'physical', now(), now() FROM options WHERE key = 'heat_wave';
  INSERT INTO event_user_requests (id, event_id, user_id, created_at, updated_at) VALUES (8, 7, 42, now(), now());
  INSERT INTO event_volunteer_requests (id, event_id, volunteer_id, radius, created_at, updated_at) VALUES (9, 7, 43, 5, now(), now());
  SELECT setval('event_user_requests_id_seq', 8), setval('applications_id_seq', 70), setval('application_assignments_id_seq', 80)`;

describe('a living installation from before the squash', () => {
  let database: TestDatabase;
  let source: DataSource;
  let test: TestApp;
  let before: Record<string, string>;
  let after: Record<string, string>;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    source = await new DataSource(dataSourceOptions(database.ownerUrl, 2)).initialize();
    await source.query(BEFORE_SQUASH);
    await source.query(EVENT);
    // the secrets of every test's application are the same
    const another = await startTestApp();
    const hash = (code: string): Buffer => another.app.get(Crypto).hashLinkCode(code);
    await source.query(
      `INSERT INTO link_codes (code_hash, kind, target_id, expires_at) VALUES ($1, 'event_user', 8, now() + interval '1 day'), ($2, 'event_volunteer', 9, now() + interval '1 day')`,
      [hash(SEEKERS_LINK), hash(VOLUNTEERS_LINK)],
    );
    await another.close();
    before = await rowsByTable(source);
    await source.transaction(({ queryRunner }) =>
      queryRunner ? carryOver(queryRunner) : Promise.reject(new Error('no runner')),
    );
    after = await rowsByTable(source);
    await migrateDatabase(database.ownerUrl, database.url);
    test = await startTestApp({ DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await test.close();
    await source.destroy();
    await database.drop();
  });

  it('keeps every row as it was', () => {
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['link_codes', 'event_user_requests', 'volunteer_candidates', 'options']),
    );
    expect(after).toEqual(before);
  });

  it('goes on with the links that were sent before, and numbers from where they stood', async () => {
    await test.http.post(`/api/event-respond/${SEEKERS_LINK}`).send({ is_need_help: 1 }).expect(200);
    await test.http
      .put(`/api/volunteer/event-requests/${VOLUNTEERS_LINK}`)
      .send({ is_ready_to_help: 1 })
      .expect(200);
    expect(await test.database.manager.query('SELECT id, user_id FROM needs WHERE event_id = 7')).toEqual([
      { id: 71, user_id: 42 },
    ]);
    expect(
      await test.database.manager.query('SELECT status FROM event_volunteer_requests WHERE id = 9'),
    ).toEqual([{ status: 'accept' }]);
  });
});

/**
 * A fingerprint of the rows of each table that holds any; the history of migrations changes, and counts for
 * nothing.
 */
async function rowsByTable(source: DataSource): Promise<Record<string, string>> {
  const tables: { name: string }[] = await source.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const [row]: { print: string | null }[] = await source.query(
      `SELECT md5(string_agg(t::text, ';' ORDER BY t::text)) AS print FROM ${name} t`,
    );
    if (row?.print) prints[name] = row.print;
  }
  return prints;
}
