import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { readConfig, SECRET_NAMES } from '../../apps/server/src/platform/config/config.js';
import { Database, staleReads } from '../../apps/server/src/platform/database/database.js';
import { Replica } from '../../apps/server/src/platform/database/replica.js';
import { ReplicaRepository } from '../../apps/server/src/platform/database/replica.repository.js';
import { ReplicaConnection } from '../../apps/server/src/platform/database/replica-connection.js';
import { Log } from '../../apps/server/src/platform/logging/log.js';
import { Signals } from '../../apps/server/src/platform/signals/signals.js';
import { type Cluster, startCluster, startStandby, withClient } from './cluster.js';

/** Says what the replica says of itself, unless it is told what to say. */
class ToldRepository extends ReplicaRepository {
  told: number | null = null;

  override async secondsBehind(replica: DataSource): Promise<number | null> {
    return this.told ?? (await super.secondsBehind(replica));
  }
}

/** Waits until a condition holds, which the replica brings about at its own pace. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a replica', () => {
  let folder: string;
  let primary: Cluster;
  let standby: Pick<Cluster, 'url' | 'stop'>;
  let source: DataSource;
  let replica: Replica;
  let database: Database;
  const connection = new ReplicaConnection();
  const repository = new ToldRepository();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karov-replica-'));
    await chmod(folder, 0o755);
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    await mkdir(second);
    primary = await startCluster({ folder: first, durable: false });
    await withClient(primary.url('postgres'), (client) => client.query('CREATE TABLE notes (text text)'));
    standby = await startStandby({ url: primary.url, folder: first }, second);
    source = await new DataSource({ type: 'postgres', url: primary.url('postgres') }).initialize();
    const config = readConfig({
      ...Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-0123456789abcdef0123456789`])),
      DATABASE_URL: primary.url('postgres'),
      DATABASE_REPLICA_URL: standby.url('postgres'),
      KAROV_LOG: 'silent',
    });
    const log = new Log(config);
    replica = new Replica(config, connection, repository, log);
    database = new Database(source, new Signals(log), connection);
    await replica.look();
  }, 60_000);
  afterAll(async () => {
    await replica.onApplicationShutdown();
    await source.destroy();
    await standby.stop();
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (sql: string): Promise<unknown> => {
    const [row]: { is: unknown }[] = await database.manager.query(`SELECT (${sql}) AS is`);
    return row?.is;
  };
  const isOnReplica = () => ask('pg_is_in_recovery()');

  it('takes the reads that may be old, and no others', async () => {
    expect(await staleReads(isOnReplica)).toBe(true);
    expect(await isOnReplica()).toBe(false);
    expect(await staleReads(() => database.transaction(isOnReplica))).toBe(false);
    expect(await database.transaction(() => staleReads(isOnReplica))).toBe(false);
  });

  it('shows what was written a moment ago', async () => {
    await database.manager.query(`INSERT INTO notes VALUES ('קרוב')`);
    await until(async () => (await staleReads(() => ask('SELECT text FROM notes'))) === 'קרוב');
  });

  it('that refuses is left aside, and the work done with the database itself', async () => {
    await staleReads(() => database.manager.query(`INSERT INTO notes VALUES ('written')`));
    expect(await ask(`SELECT count(*)::int FROM notes WHERE text = 'written'`)).toBe(1);
    await expect(staleReads(() => database.manager.query('SELECT 1 / 0'))).rejects.toThrow(
      'division by zero',
    );
  });

  it('says how far it is behind, and nothing once it receives nothing', async () => {
    const own = await new DataSource({ type: 'postgres', url: standby.url('postgres') }).initialize();
    expect(await repository.secondsBehind(own)).toBe(0);
    await own.query('SELECT pg_wal_replay_pause()');
    await database.manager.query(`INSERT INTO notes VALUES ('later')`);
    await until(async () => ((await repository.secondsBehind(own)) ?? 0) > 0);
    await own.query('SELECT pg_wal_replay_resume()');
    await until(async () => (await repository.secondsBehind(own)) === 0);
    await primary.stop();
    await until(async () => (await repository.secondsBehind(own)) === null);
    await own.destroy();
  });

  it('that is too far behind or away is not read', async () => {
    repository.told = 31;
    await replica.look();
    expect(connection.manager).toBeNull();
    repository.told = 30;
    await replica.look();
    expect(connection.manager).not.toBeNull();
    await standby.stop();
    repository.told = null;
    await replica.look();
    expect(connection.manager).toBeNull();
  });
});
