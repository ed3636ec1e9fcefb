import pg from 'pg';
import { createTestDatabase } from './test-database.js';

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  it('gives each caller a database of its own', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    try {
      await query(one.ownerUrl, 'CREATE TABLE only_here (id integer)');
      await expect(query(one.ownerUrl, 'SELECT * FROM only_here')).resolves.toMatchObject({ rowCount: 0 });
      await expect(query(two.url, 'SELECT * FROM only_here')).rejects.toThrow('does not exist');
    } finally {
      await Promise.all([one.drop(), two.drop()]);
    }
  });

  it('removes it again, even while somebody is connected', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
  });
});
