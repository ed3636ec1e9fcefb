import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Balancer } from '../../apps/server/processes/balancer.js';
import { RedisProcess } from '../../apps/server/processes/redis-process.js';
import { ServerProcess } from '../../apps/server/processes/server-process.js';
import { type FileStore, openFileStore } from '../../apps/server/src/modules/files/index.js';
import { SECRET_NAMES } from '../../apps/server/src/platform/config/config.js';
import { freePort } from '../lib/free-port.js';
import { ROOT } from '../lib/root.js';
import { type Cluster, ensureDatabase, startCluster, withClient } from '../postgres/cluster.js';
import { type Ended, runProgram } from './commands.js';
import { killDatabase } from './kill-database.js';

const DATABASE = 'karov';
const APPLICATION_USER = 'karov_of_the_drill';
const SECRETS = Object.fromEntries(
  SECRET_NAMES.map((name) => [name, `${name}-only-for-a-drill-0123456789abcdef`]),
);
/** The programs of this version. */
export const THIS_VERSION = join(ROOT, 'apps/server/dist');
const WEBS = 2;
const FILE = Buffer.from('bytes of a signature');
const FILE_ID = '0c1f3c3e-5a0b-4f0e-9b57-0a6f5e1d2c3b';
/** The number of characters shown from the end of a process' log. */
const LOG_END = 1500;

/** What a process says of itself. */
export interface Health {
  state: string;
  version: string;
}

interface Web {
  port: number;
  process: ServerProcess;
}

/**
 * An installation as an operator has it: a database of its own with two users, two web processes behind a load
 * balancer, a worker, and Redis if this machine has one.
 */
export class Installation {
  readonly webs: Web[] = [];
  private worker: ServerProcess | null = null;
  private cluster: Cluster | null = null;
  private backupKey = '';

  private constructor(
    private readonly folder: string,
    private readonly databasePort: number,
    private readonly providers: Record<string, string>,
    readonly balancer: Balancer,
    readonly redis: RedisProcess | null,
  ) {}

  static async prepare(
    folder: string,
    providers: Record<string, string>,
    hasRedis: boolean,
  ): Promise<Installation> {
    await mkdir(join(folder, 'data'));
    const redis = hasRedis ? await RedisProcess.start() : null;
    return new Installation(folder, await freePort(), providers, await Balancer.start(), redis);
  }

  /** The settings of each process. */
  get env(): Record<string, string> {
    return {
      ...SECRETS,
      ...this.providers,
      NODE_ENV: 'production',
      DATABASE_URL: this.urlOf(APPLICATION_USER, SECRETS['KAROV_LINK_KEY'] ?? ''),
      KAROV_DATA: join(this.folder, 'data'),
      KAROV_PUBLIC_URL: 'https://karov.example',
      KAROV_DEMO: '0',
      KAROV_LOG: 'error',
      KAROV_CAPTCHA_COST: '10',
      // the drill's people all come from one address
      KAROV_REQUESTS_PER_MINUTE: '1000000',
      KAROV_POOL: '8',
      KAROV_DRAIN_SECONDS: '1',
      // what a dead process left behind is found while the drill runs
      KAROV_SENDING_LEASE_SECONDS: '2',
      ...(this.redis ? { REDIS_URL: this.redis.url } : {}),
    };
  }

  get ownerUrl(): string {
    if (!this.cluster) throw new Error('the database is not there');
    return this.cluster.url(DATABASE);
  }

  /** Starts PostgreSQL on what is in its folder, or on a new database, whose application has a user of its own. */
  async startDatabase(): Promise<void> {
    this.cluster = await startCluster({
      folder: join(this.folder, 'postgres'),
      durable: true,
      port: this.databasePort,
    });
    await ensureDatabase(this.cluster, DATABASE);
    await withClient(this.cluster.url(DATABASE), async (client) => {
      const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION_USER]);
      const secret = client.escapeLiteral(SECRETS['KAROV_LINK_KEY'] ?? '');
      if (found.rowCount === 0)
        await client.query(`CREATE ROLE ${APPLICATION_USER} LOGIN PASSWORD ${secret}`);
    });
  }

  /** Carries out a statement as the owner of the tables. */
  asOwner(sql: string): Promise<void> {
    return withClient(this.ownerUrl, async (client) => void (await client.query(sql)));
  }

  /** Keeps a file, as those of people are kept. */
  async keepFile(): Promise<void> {
    await this.asOwner(
      `INSERT INTO files (id, kind, content_type, size, sha256, created_at) VALUES ('${FILE_ID}', 'signature', 'image/png', ${FILE.length}, '\\x00', now())`,
    );
    await this.files().put(FILE_ID, FILE);
  }

  /** Whether the file that was kept is there, byte for byte. */
  async hasFile(): Promise<boolean> {
    return (await this.files().get(FILE_ID))?.equals(FILE) ?? false;
  }

  /** Kills PostgreSQL with all its processes, as a power cut does. */
  async killDatabase(): Promise<void> {
    const { cluster } = this;
    if (!cluster) return;
    await killDatabase(cluster.url('postgres'));
    await cluster.ended;
  }

  /** Kills everything and takes the disk with the database and the files away. */
  async loseDisk(): Promise<void> {
    await Promise.all(this.processes().map((process) => process.kill()));
    for (const { port } of this.webs.splice(0)) this.balancer.remove(port);
    this.worker = null;
    await this.killDatabase();
    for (const name of ['postgres', 'data'])
      await rename(join(this.folder, name), join(this.folder, `lost-${name}`));
    await mkdir(join(this.folder, 'data'));
  }

  /** Runs a command of the server's as the operator does; `asOwner` knows the owner of the tables. */
  command(
    script: string,
    args: readonly string[] = [],
    { asOwner = false, dist = THIS_VERSION } = {},
  ): Promise<Ended> {
    return runProgram(['--enable-source-maps', join(dist, `${script}.js`), ...args], {
      ...this.env,
      ...(this.backupKey === '' ? {} : { KAROV_BACKUP_KEY: this.backupKey }),
      ...(asOwner ? { DATABASE_OWNER_URL: this.ownerUrl } : {}),
    });
  }

  /** Makes a key for backups, and uses it from now on. */
  async makeBackupKey(): Promise<void> {
    this.backupKey = (await this.command('backup', ['--new-key'])).output;
  }

  /** Starts two web processes and a worker. */
  async startProcesses(dist = THIS_VERSION): Promise<void> {
    await Promise.all([...Array.from({ length: WEBS }, () => this.startWeb(dist)), this.startWorker(dist)]);
  }

  /** Starts a web process, and waits until it gets calls. */
  async startWeb(dist = THIS_VERSION): Promise<void> {
    const port = await freePort();
    const env = { ...this.env, KAROV_ROLE: 'web', PORT: String(port) };
    this.webs.push({ port, process: await ServerProcess.start(env, { main: join(dist, 'main.js') }) });
    await this.balancer.add(port);
  }

  /** Kills the first web process; the load balancer has to notice. */
  async killWeb(): Promise<void> {
    await this.webs.shift()?.process.kill();
  }

  async startWorker(dist = THIS_VERSION): Promise<void> {
    this.worker = await ServerProcess.start(
      { ...this.env, KAROV_ROLE: 'worker' },
      { main: join(dist, 'main.js') },
    );
  }

  async killWorker(): Promise<void> {
    await this.worker?.kill();
    this.worker = null;
  }

  /** Replaces all processes one after the other by those of another version, beside the running ones. */
  async replaceBy(dist: string): Promise<void> {
    for (const old of [...this.webs]) {
      await this.startWeb(dist);
      this.webs.splice(this.webs.indexOf(old), 1);
      await old.process.stop();
      this.balancer.remove(old.port);
    }
    const { worker } = this;
    await this.startWorker(dist);
    await worker?.stop();
  }

  /** What each web process says of its health. */
  healths(): Promise<Health[]> {
    return Promise.all(
      this.webs.map(async ({ port }) => {
        const health: unknown = await (await fetch(`http://127.0.0.1:${port}/api/health`)).json();
        return isHealth(health) ? health : { state: 'unreadable', version: '' };
      }),
    );
  }

  /** The ends of the logs of the processes that run or ended by themselves. */
  lastWords(): string[] {
    return this.processes().map((process) => process.log.slice(-LOG_END));
  }

  /** Ends all processes as an operator does. */
  async stop(): Promise<void> {
    this.balancer.stop();
    await Promise.all(this.processes().map((process) => process.stop()));
    await this.redis?.stop();
    await this.cluster?.stop();
  }

  private files(): FileStore {
    return openFileStore({ s3: null, dataFolder: join(this.folder, 'data') });
  }

  private processes(): ServerProcess[] {
    return [...this.webs.map(({ process }) => process), ...(this.worker ? [this.worker] : [])];
  }

  private urlOf(user: string, password: string): string {
    return `postgresql://${user}:${password}@127.0.0.1:${this.databasePort}/${DATABASE}`;
  }
}

function isHealth(value: unknown): value is Health {
  return typeof value === 'object' && value !== null && 'state' in value && 'version' in value;
}
