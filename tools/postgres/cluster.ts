import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chmod, chown, cp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../lib/free-port.js';
import { say } from '../lib/say.js';
import type { PostgresBinaries } from './binaries.js';
import { reachableBinaries } from './binaries.js';
import { knownPassword, makeCluster, reachableFolder } from './data-folder.js';
import type { SystemUser } from './system-user.js';
import { canEnter, databaseUser } from './system-user.js';

const run = promisify(execFile);

export interface ClusterOptions {
  /** the folder of the database, which remains after the process has ended */
  folder: string;
  /** false for tests: faster, but data are lost in a power cut */
  durable: boolean;
  /** a free one by default */
  port?: number;
}

/** A running embedded PostgreSQL server. */
export interface Cluster {
  /** returns the URL for the owner of all databases */
  url(database: string): string;
  /** returns the URL for the application's user, who owns nothing */
  applicationUrl(database: string): string;
  /** resolves with the reason when the server has ended, for whatever cause */
  ended: Promise<string>;
  stop(): Promise<void>;
}

const KEEPER = fileURLToPath(new URL('./keeper.mjs', import.meta.url));
const APPLICATION_USER = 'karov_application';
const SETTINGS = [
  'max_connections=300',
  'shared_buffers=256MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
];
const FAST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum_naptime=10min',
];

/**
 * Starts PostgreSQL in a folder, and creates the cluster if there is none yet. First it stops
 * a server that a killed process left running there.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const user = await databaseUser();
  const binaries = await reachableBinaries(user);
  const folder = await reachableFolder(options.folder, {
    mayEnter: async (path) => user === null || canEnter(path, user),
    say,
  });
  const password = await prepareFolder(folder, binaries, user);
  await stopLeftover(folder);
  const { port, url, ended, stop } = await serve(
    folder,
    { binaries, user, durable: options.durable, port: options.port },
    password,
  );
  const applicationPassword = await prepareApplicationUser(url('postgres'));
  return { url, applicationUrl: urlOf(port, APPLICATION_USER, applicationPassword), ended, stop };
}

/**
 * Starts a copy of a running cluster in a folder of its own, which follows it (streaming replication) and answers
 * reads alone.
 */
export async function startStandby(
  of: Pick<Cluster, 'url'> & { folder: string },
  folder: string,
): Promise<Pick<Cluster, 'url' | 'stop'>> {
  const user = await databaseUser();
  const data = join(folder, 'cluster');
  await withClient(of.url('postgres'), async (client) => {
    await client.query(`SELECT pg_backup_start('standby', fast => true)`);
    await cp(join(of.folder, 'cluster'), data, { recursive: true });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  await rm(join(data, 'postmaster.pid'), { force: true });
  await writeFile(join(data, 'standby.signal'), '');
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${of.url('postgres')}'\n`);
  await chmod(data, 0o700);
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, data]);
  const password = new URL(of.url('postgres')).password;
  return serve(folder, { binaries: await reachableBinaries(user), user, durable: false }, password);
}

function urlOf(port: number, name: string, secret: string): (database: string) => string {
  return (database) => `postgresql://${name}:${secret}@127.0.0.1:${port}/${database}`;
}

/** Starts PostgreSQL on the data of a folder, on a free port by default, and waits until it answers. */
async function serve(
  folder: string,
  how: { binaries: PostgresBinaries; user: SystemUser | null; durable: boolean; port?: number | undefined },
  password: string,
): Promise<Omit<Cluster, 'applicationUrl'> & { port: number }> {
  const port = how.port ?? (await freePort());
  const log = join(folder, 'postgres.log');
  const child = await launch(how.binaries, folder, log, port, how.user, how.durable);
  const url = urlOf(port, 'karov', password);
  await untilReady(child, url('postgres'), log);
  return { port, url, ended: whenEnded(child, folder, log), stop: () => stopChild(child) };
}

/** Returns the URL for the owner of the databases of a cluster that another process runs; null if none runs. */
export async function runningCluster(folder: string): Promise<Cluster['url'] | null> {
  const user = await databaseUser();
  const place = await reachableFolder(folder, {
    mayEnter: async (path) => user === null || canEnter(path, user),
    say,
  });
  const [pid, , , port] = (await readFile(pidFile(place), 'utf8').catch(() => '')).split('\n');
  const password = await knownPassword(place);
  if (password === null || !(await isPostgres(Number(pid)))) return null;
  return urlOf(Number(port), 'karov', password);
}

/** Creates a database if it is missing. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<void> {
  await withClient(cluster.url('postgres'), async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

/** Makes a cluster if there is none yet; returns the password of its owner. */
async function prepareFolder(
  folder: string,
  binaries: PostgresBinaries,
  user: SystemUser | null,
): Promise<string> {
  const passwordFile = join(folder, 'password');
  const known = await knownPassword(folder);
  if (known !== null) return known;
  const password = randomBytes(18).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await makeCluster(folder, async (data) => {
    if (user) await Promise.all([data, passwordFile].map((path) => chown(path, user.uid, user.gid)));
    await run(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        '--username=karov',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      ],
      { ...user, cwd: '/' },
    );
  });
  return password;
}

/** Creates the application's user, whose password is valid while the cluster runs. */
async function prepareApplicationUser(adminUrl: string): Promise<string> {
  const password = randomBytes(18).toString('base64url');
  await withClient(adminUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION_USER]);
    await client.query(
      `${found.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${APPLICATION_USER} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
    );
  });
  return password;
}

/**
 * Starts the server below a keeper, which ends it when this process is gone. Both are a process group of their
 * own, because a Ctrl-C must reach Karov first, which needs the database until it has finished.
 */
async function launch(
  binaries: PostgresBinaries,
  folder: string,
  log: string,
  port: number,
  user: SystemUser | null,
  durable: boolean,
): Promise<ChildProcess> {
  const settings = durable ? SETTINGS : [...SETTINGS, ...FAST_SETTINGS];
  const program = [
    binaries.postgres,
    '-D',
    join(folder, 'cluster'),
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const output = await open(log, 'w');
  const child = spawn(process.execPath, [KEEPER, JSON.stringify(user ?? {}), ...program], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', output.fd, output.fd, 'ipc'],
    // what a test runner sets for its own processes is not meant for this one
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await output.close();
  return child;
}

/** Resolves when the server has ended; one whose keeper was killed is stopped first. */
async function whenEnded(child: ChildProcess, folder: string, log: string): Promise<string> {
  await new Promise<void>((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once('exit', () => resolve());
  });
  if (child.signalCode !== null) await stopLeftover(folder);
  return `PostgreSQL has ended, and Karov with it; its last words stand in ${log}.`;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function untilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const ready = await withClient(url, async () => true).catch(() => false);
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL did not start:\n${await readFile(log, 'utf8').catch(() => '')}`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.connected) child.send('stop');
  await ended;
}

/**
 * Stops a PostgreSQL that a killed process left running; the first line of postmaster.pid has its process id.
 */
async function stopLeftover(folder: string): Promise<void> {
  const content = await readFile(pidFile(folder), 'utf8').catch(() => null);
  const pid = Number(content?.split('\n')[0]);
  if (!content || !Number.isInteger(pid) || !(await isPostgres(pid))) return;
  process.kill(pid, 'SIGINT');
  while (await isPostgres(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

function pidFile(folder: string): string {
  return join(folder, 'cluster', 'postmaster.pid');
}

/**
 * Whether a process is PostgreSQL: process ids are reused after a restart of the machine, so the name is
 * checked as well.
 */
async function isPostgres(pid: number): Promise<boolean> {
  return run('ps', ['-o', 'stat=,comm=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.includes('postgres') && !stdout.trim().startsWith('Z'),
    () => false,
  );
}

/** Runs a function with a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
