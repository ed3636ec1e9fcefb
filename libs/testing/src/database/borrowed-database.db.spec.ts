import pg from 'pg';
import { type BorrowedDatabase, borrowTestDatabase } from './borrowed-database.js';

async function inDatabase<T>({ url }: BorrowedDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function contents(database: BorrowedDatabase): Promise<unknown> {
  return inDatabase(database, async (client) => [
    (await client.query('SELECT * FROM categories ORDER BY id')).rows,
    (await client.query('SELECT count(*) FROM options')).rows,
    (await client.query('SELECT count(*) FROM users')).rows,
    (await client.query("SELECT nextval(pg_get_serial_sequence('users', 'id')) AS next")).rows,
  ]);
}

describe('borrowTestDatabase', () => {
  it('lends a returned database again in its initial state: rows, seeds and numbers', async () => {
    const one = await borrowTestDatabase();
    const atFirst = await contents(one);
    await inDatabase(one, async (client) => {
      await client.query(
        "INSERT INTO users (full_name, phone) SELECT 'נועה לוי', '+9725000' || n FROM generate_series(1, 3) n",
      );
      await client.query('DELETE FROM options');
      await client.query('UPDATE categories SET id = id + 100');
    });
    await one.giveBack();
    const again = await borrowTestDatabase();
    expect(again.url).toBe(one.url);
    expect(await contents(again)).toEqual(atFirst);
    await again.giveBack();
  });

  it('empties a large table too', async () => {
    const one = await borrowTestDatabase();
    await inDatabase(one, (client) =>
      client.query(
        "INSERT INTO rate_limits (slot, count, ends_at) SELECT 'slot ' || n, 1, now() FROM generate_series(1, 30000) n",
      ),
    );
    await one.giveBack();
    const again = await borrowTestDatabase();
    expect(again.url).toBe(one.url);
    expect(
      await inDatabase(
        again,
        async (client) => (await client.query('SELECT count(*)::int AS rows FROM rate_limits')).rows,
      ),
    ).toEqual([{ rows: 0 }]);
    await again.giveBack();
  });

  it('lends to one at a time, and not again when the owner was at work', async () => {
    const [one, two] = await Promise.all([borrowTestDatabase(), borrowTestDatabase()]);
    expect(one.url).not.toBe(two.url);
    await one.asOwner('CREATE TABLE only_here (id integer)');
    await one.giveBack();
    await two.giveBack();
    const [three, four] = await Promise.all([borrowTestDatabase(), borrowTestDatabase()]);
    expect([three.url, four.url]).not.toContain(one.url);
    await Promise.all([three.giveBack(), four.giveBack()]);
  });

  it('cuts open connections', async () => {
    const one = await borrowTestDatabase();
    const client = new pg.Client({ connectionString: one.url });
    await client.connect();
    const cut = new Promise((resolve) => client.on('error', resolve));
    await one.giveBack();
    await cut;
  });
});
