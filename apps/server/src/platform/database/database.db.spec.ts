import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { defineSignal, Signals } from '../signals/signals.js';
import { Database, OLD_ROWS_STEP } from './database.js';
import { OncePerTransaction } from './once.js';

const PARALLEL = 20;
const happened = defineSignal<{ step: string }>('spec.happened');

describe('transactions', () => {
  let test: TestApp;
  let database: Database;

  beforeAll(async () => {
    test = await startTestApp({ KAROV_POOL: '2' });
    database = test.app.get(Database);
    await test.asOwner('CREATE TABLE spec_rows (id int PRIMARY KEY); GRANT ALL ON spec_rows TO PUBLIC');
  });
  afterAll(() => test.close());
  beforeEach(() => database.manager.query('TRUNCATE spec_rows'));

  const add = (id: number) => database.manager.query('INSERT INTO spec_rows VALUES ($1)', [id]);
  const count = async (): Promise<number> => {
    const [row]: { count: number }[] = await database.manager.query(
      'SELECT count(*)::int AS count FROM spec_rows',
    );
    return row?.count ?? 0;
  };

  it('never wait for a second connection: twenty that read inside get through a pool of two', async () => {
    const sums = await Promise.all(
      Array.from({ length: PARALLEL }, (_, id) =>
        database.transaction(async () => {
          await database.joined.query('INSERT INTO spec_rows VALUES ($1)', [id]);
          return database.transaction(() => count());
        }),
      ),
    );
    expect(sums.every((sum) => sum >= 1)).toBe(true);
    expect(await count()).toBe(PARALLEL);
  });

  it('read their own changes through the plain reader, and nobody else does', async () => {
    await database.transaction(async () => {
      await add(1);
      expect(await count()).toBe(1);
      const [row]: { count: number }[] = await database.source.query(
        'SELECT count(*)::int AS count FROM spec_rows',
      );
      expect(row?.count).toBe(0);
    });
  });

  it('a further transaction inside one is part of it: a failure rolls everything back', async () => {
    await expect(
      database.transaction(async () => {
        await database.transaction(() => add(1));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  it('read once what they are told to, which the next transaction sees as it is by then', async () => {
    const once = new OncePerTransaction<string, number>(database, count);
    await database.transaction(async (tx) => {
      expect(await once.of('rows')).toBe(0);
      await add(1);
      expect(await once.of('rows')).toBe(0);
      expect(await once.of('others')).toBe(1);
      once.forget(tx);
      expect(await once.of('rows')).toBe(1);
      await add(2);
    });
    expect(await database.transaction(() => once.of('rows'))).toBe(2);
    await add(3);
    expect(await once.of('rows')).toBe(3);
  });

  it('run again when the database breaks a deadlock, and both succeed', async () => {
    await Promise.all([add(1), add(2)]);
    let tries = 0;
    const lockBoth = (first: number, second: number, met: () => Promise<void>) =>
      database.transaction(async () => {
        tries++;
        await database.joined.query('SELECT 1 FROM spec_rows WHERE id = $1 FOR UPDATE', [first]);
        await met();
        await database.joined.query('SELECT 1 FROM spec_rows WHERE id = $1 FOR UPDATE', [second]);
      });
    const meet = meeting(2);
    await Promise.all([lockBoth(1, 2, meet), lockBoth(2, 1, meet)]);
    // The transaction that was rolled back may be fast enough to conflict once more.
    expect(tries).toBeGreaterThan(2);
  });

  it('of one statement run again, too; inside another they leave that to it', async () => {
    await test.asOwner(`
      CREATE SEQUENCE spec_tries; GRANT ALL ON spec_tries TO PUBLIC;
      CREATE FUNCTION spec_struck(struck bigint) RETURNS bigint LANGUAGE plpgsql AS $$
      DECLARE tried bigint := nextval('spec_tries');
      BEGIN
        IF tried <= struck THEN RAISE EXCEPTION 'struck' USING ERRCODE = '40P01'; END IF;
        RETURN tried;
      END $$`);
    const struck = (times: number) =>
      database.statement<{ tried: string }>('SELECT spec_struck($1) AS tried', [times]);
    expect(await struck(2)).toEqual([{ tried: '3' }]);
    let begun = 0;
    await database.transaction(async () => {
      begun++;
      await struck(4);
    });
    expect(begun).toBe(2);
  });

  it('do inside what must not be lost, and after the commit what may', async () => {
    const seen: string[] = [];
    const signals = test.app.get(Signals);
    signals.onWithin(happened, async ({ step }) => {
      seen.push(`within ${step}: ${await count()}`);
    });
    signals.onAfter(happened, async ({ step }) => {
      const [row]: { count: number }[] = await database.source.query(
        'SELECT count(*)::int AS count FROM spec_rows',
      );
      seen.push(`after ${step}: ${row?.count}`);
      throw new Error('harms nobody');
    });
    await database.transaction(async (tx) => {
      await add(1);
      await tx.signal(happened, { step: 'a' });
    });
    const lost = database.transaction(async (tx) => {
      await tx.signal(happened, { step: 'b' });
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    expect(seen).toEqual(['within a: 1', 'after a: 1', 'within b: 1']);
  });
});

describe('old rows', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp();
    await test.asOwner('CREATE TABLE old_rows (id int PRIMARY KEY); GRANT ALL ON old_rows TO PUBLIC');
  });
  afterAll(() => test.close());

  it('are deleted to the last one, in statements that each delete a bounded number', async () => {
    const database = test.app.get(Database);
    const kept = 7;
    await database.manager.query('INSERT INTO old_rows SELECT generate_series(1, $1)', [
      kept + 2 * OLD_ROWS_STEP + 1,
    ]);
    const sent = jest.spyOn(database.source.manager, 'query');
    await database.deleteInSteps(
      `DELETE FROM old_rows WHERE id = ANY (ARRAY(SELECT id FROM old_rows WHERE id > $1 LIMIT ${OLD_ROWS_STEP}))`,
      [kept],
    );
    const deleted = await Promise.all(sent.mock.results.map(({ value }) => value));
    sent.mockRestore();
    expect(deleted.map(([, count]) => count)).toEqual([OLD_ROWS_STEP, OLD_ROWS_STEP, 1, 0]);
    const left: unknown[] = await database.manager.query('SELECT id FROM old_rows');
    expect(left).toHaveLength(kept);
  });
});

/** Holds the first callers until all of them have arrived; later callers pass straight through. */
function meeting(size: number): () => Promise<void> {
  let waiting = size;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    waiting--;
    if (waiting <= 0) open();
    return opened;
  };
}
