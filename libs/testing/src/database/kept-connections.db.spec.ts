import pg from 'pg';
import { borrowTestDatabase } from './borrowed-database.js';
import { KEPT_NAME } from './kept-name.js';

const PROCESS = 'SELECT pg_backend_pid() AS pid';

async function ended<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function processOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(PROCESS);
  return rows[0]?.pid ?? 0;
}

describe('the connections of a pool that has ended', () => {
  it('serve the next pool, without any settings made on them, while the database is returned and lent again', async () => {
    const one = await borrowTestDatabase();
    const first = await ended(one.url, async (pool) => {
      await pool.query("SET statement_timeout = '7s'");
      await pool.query('CREATE TEMPORARY TABLE left_behind (id integer)');
      return processOf(pool);
    });
    await one.giveBack();
    const again = await borrowTestDatabase();
    expect(again.url).toBe(one.url);
    await ended(again.url, async (pool) => {
      expect(await processOf(pool)).toBe(first);
      expect((await pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
      expect((await pool.query("SELECT to_regclass('left_behind') AS found")).rows).toEqual([
        { found: null },
      ]);
      expect((await pool.query('SHOW application_name')).rows).toEqual([{ application_name: '' }]);
    });
    await again.giveBack();
  });

  it('are not kept within a transaction', async () => {
    const one = await borrowTestDatabase();
    const first = await ended(one.url, async (pool) => {
      await pool.query('BEGIN');
      return processOf(pool);
    });
    await ended(one.url, async (pool) => expect(await processOf(pool)).not.toBe(first));
    await one.giveBack();
  });

  it('are ended where a later pool throws them out before its own end', async () => {
    const one = await borrowTestDatabase();
    const first = await ended(one.url, processOf);
    await ended(one.url, async (pool) => {
      const client = await pool.connect();
      expect((await client.query<{ pid: number }>(PROCESS)).rows).toEqual([{ pid: first }]);
      client.release(true);
      expect(await processOf(pool)).not.toBe(first);
    });
    await one.giveBack();
  });

  it('are at rest when the pool says that it has ended', async () => {
    const one = await borrowTestDatabase();
    await ended(one.url, processOf);
    await ended(one.url, (pool) => pool.query('SELECT 1'));
    const owner = new pg.Client({ connectionString: one.url });
    await owner.connect();
    const { rows } = await owner.query(
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
      [KEPT_NAME],
    );
    expect(rows).toHaveLength(1);
    await owner.end();
    await one.giveBack();
  });

  it('serve no pool with other options', async () => {
    const one = await borrowTestDatabase();
    const first = await ended(one.url, processOf);
    const other = new pg.Pool({ connectionString: one.url, max: 1, application_name: 'other' });
    expect(await processOf(other)).not.toBe(first);
    await other.end();
    await one.giveBack();
  });
});
