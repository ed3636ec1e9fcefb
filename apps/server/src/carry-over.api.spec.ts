import { readFileSync } from 'node:fs';
import { createEmptyDatabase, type TestDatabase } from '@karov/testing';
import { DataSource } from 'typeorm';
import { grantToApplication } from './platform/database/application-user.js';
import { dataSourceOptions } from './platform/database/data-source.js';
import { migrateDatabase } from './platform/database/migrate.js';
import { migrateQueues } from './platform/queue/queues.js';
import { EventWorld } from './testing/event-world.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const BEFORE_SQUASH = readFileSync(new URL('./platform/database/fixtures/before-squash.sql', import.meta.url), 'utf8');

describe('a living installation from before the squash', () => {
  let database: TestDatabase;
  let test: TestApp;
  let seekersLink: string;
  let volunteersLink: string;
  let eventId: number;
  let before: Record<string, string>;

  /** Somebody is asked and somebody called in an event, each by a link; nobody has answered when the program is replaced. */
  beforeAll(async () => {
    database = await createEmptyDatabase();
    await asOwner(async (source) => {
      await source.query(BEFORE_SQUASH);
      await migrateQueues(database.ownerUrl);
      await grantToApplication(source.createQueryRunner(), database.url);
    });
    test = await startTestApp({ DATABASE_URL: database.url });
    const world = new EventWorld(test);
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(2)];
    eventId = await world.event(await test.person('manager'), { autoAssign: false });
    const called = await world.volunteerRequest(eventId, volunteer.id);
    seekersLink = await world.link('event_user', await world.userRequest(eventId, seeker.id));
    volunteersLink = await world.link('event_volunteer', called?.id ?? 0);
    await test.close();
    before = await asOwner(rowsByTable);
    await migrateDatabase(database.ownerUrl, database.url);
    test = await startTestApp({ DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await test.close();
    await database.drop();
  });

  async function asOwner<T>(work: (source: DataSource) => Promise<T>): Promise<T> {
    const source = await new DataSource(dataSourceOptions(database.ownerUrl, 2)).initialize();
    return work(source).finally(() => source.destroy());
  }

  it('keeps every row as it was', async () => {
    expect(Object.keys(before)).toContain('link_codes');
    expect(await asOwner(rowsByTable)).toEqual(before);
  });

  it('goes on with the links that were sent before', async () => {
    const world = new EventWorld(test);
    await test.http.post(`/api/event-respond/${seekersLink}`).send({ is_need_help: 1 }).expect(200);
    await test.http.put(`/api/volunteer/event-requests/${volunteersLink}`).send({ is_ready_to_help: 1 }).expect(200);
    const [answers]: { needs: number; ready: number }[] = await test.database.manager.query(
      `SELECT (SELECT count(*)::int FROM needs WHERE event_id = $1) AS needs,
         (SELECT count(*)::int FROM event_volunteer_requests WHERE event_id = $1 AND status <> 'pending') AS ready`,
      [eventId],
    );
    expect(answers).toEqual({ needs: 1, ready: 1 });
    // numbers go on from where they stood
    expect(await world.event(await test.person('manager'))).toBe(eventId + 1);
  });
});

/** A fingerprint of the rows of each table that holds any; the history of migrations changes, and counts for nothing. */
async function rowsByTable(source: DataSource): Promise<Record<string, string>> {
  const tables: { name: string }[] = await source.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`);
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const [row]: { print: string | null }[] = await source.query(`SELECT md5(string_agg(t::text, ';' ORDER BY t::text)) AS print FROM ${name} t`);
    if (row?.print) prints[name] = row.print;
  }
  return prints;
}
