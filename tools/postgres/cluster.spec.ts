import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, ensureDatabase, runningCluster, startCluster, withClient } from './cluster.js';

describe('the embedded PostgreSQL', () => {
  let folder: string;
  const running: Cluster[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karov-cluster-'));
    await chmod(folder, 0o755);
  });
  afterAll(async () => {
    await Promise.all(running.map((cluster) => cluster.stop()));
    await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<Cluster> {
    const cluster = await startCluster({ folder, durable: false });
    running.push(cluster);
    return cluster;
  }

  function note(cluster: Cluster): Promise<unknown[]> {
    return withClient(
      cluster.url('karov'),
      async (client) => (await client.query('SELECT text FROM notes')).rows,
    );
  }

  it('keeps its data, even when the previous run was never stopped', async () => {
    const first = await start();
    await ensureDatabase(first, 'karov');
    await ensureDatabase(first, 'karov');
    await withClient(first.url('karov'), (client) =>
      client.query(`CREATE TABLE notes AS SELECT 'שלום' AS text`),
    );

    const second = await start();
    expect(await note(second)).toEqual([{ text: 'שלום' }]);
    await expect(note(first)).rejects.toThrow();

    await second.stop();
    expect(await note(await start())).toEqual([{ text: 'שלום' }]);
  }, 60_000);

  it('is found by commands while it runs, and only then', async () => {
    const cluster = await start();
    const url = await runningCluster(folder);
    expect(url?.('karov')).toBe(cluster.url('karov'));
    await cluster.stop();
    expect(await runningCluster(folder)).toBeNull();
    await start();
  });

  it('has what matching by distance needs, and lets nobody in without the password', async () => {
    const [cluster] = running.slice(-1);
    if (!cluster) throw new Error('nothing runs');
    await withClient(cluster.url('karov'), async (client) => {
      await client.query('CREATE EXTENSION earthdistance CASCADE');
      const { rows } = await client.query(
        'SELECT round(earth_distance(ll_to_earth(32.794, 34.9896), ll_to_earth(32.0853, 34.7818)) / 1000)::int AS km',
      );
      expect(rows).toEqual([{ km: 81 }]);
    });
    const intruder = cluster.url('karov').replace(/:[^:@]+@/, ':guess@');
    await expect(withClient(intruder, (client) => client.query('SELECT 1'))).rejects.toThrow(
      'password authentication failed',
    );
    expect(cluster.url('karov')).toContain(await readFile(join(folder, 'password'), 'utf8'));
  });
});
