import { createTestDatabase, type TestDatabase } from '@karov/testing';
import { Witness } from './witness.js';

const PROCESS = 'SELECT pg_backend_pid() AS pid';

describe('the witness', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('cuts off others, but neither itself nor what it may take over from the previous witness', async () => {
    const before = new Witness(database.url);
    const kept = await Promise.all([
      before.rows(`${PROCESS}, pg_sleep(0.1)`),
      before.rows(`${PROCESS}, pg_sleep(0.1)`),
    ]);
    await before.close();
    const witness = new Witness(database.url);
    expect(await witness.cutAllOthers()).toBe(0);
    const again = await Promise.all([
      witness.rows(`${PROCESS}, pg_sleep(0.1)`),
      witness.rows(`${PROCESS}, pg_sleep(0.1)`),
    ]);
    const pids = (answers: Record<string, unknown>[][]) => answers.map(([row]) => row?.['pid']).sort();
    expect(pids(again)).toEqual(pids(kept));
    await witness.close();
  });
});
