import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, isPortTaken } from '../lib/free-port.js';
import { ROOT } from '../lib/root.js';

const run = promisify(execFile);
const TIME_MS = 120_000;
const LOOK_AGAIN_MS = 50;

interface Started {
  pid: number;
  parent: number;
  args: string;
}

/** `npm start` with all processes below it. */
class Start {
  output = '';

  private constructor(
    readonly npm: ChildProcess,
    readonly port: number,
    private readonly processes: Started[],
  ) {}

  static async begin(folder: string): Promise<Start> {
    const port = await freePort();
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), KAROV_DATA: folder, KAROV_DEMO: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started: Started[] = [];
    const start = new Start(npm, port, started);
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk: Buffer) => (start.output += chunk.toString('utf8')));
    await until('it is ready', async () => /^ready /m.test(start.output));
    started.push(...descendants(await allProcesses(), npm.pid ?? 0));
    return start;
  }

  /** The process whose command line has these words. */
  pidOf(words: RegExp): number {
    const found = this.processes.find(({ args }) => words.test(args));
    if (!found) throw new Error(`nothing runs ${String(words)}`);
    return found.pid;
  }

  /** Waits until none of its processes is left, nor its port. */
  async isGone(): Promise<void> {
    expect(this.processes.length).toBeGreaterThan(5);
    await until('all have ended', async () => {
      const alive = new Set((await allProcesses()).map(({ pid }) => pid));
      return this.processes.every(({ pid }) => !alive.has(pid));
    });
    expect(await isPortTaken(this.port)).toBe(false);
  }

  /** Ends what a failed test has left. */
  clear(): void {
    for (const { pid } of this.processes)
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it has ended
      }
  }
}

async function allProcesses(): Promise<Started[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,stat=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state, args] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return args === undefined || state?.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), args }];
  });
}

function descendants(all: Started[], top: number): Started[] {
  return all
    .filter(({ pid }) => pid === top)
    .concat(all.filter(({ parent }) => parent === top).flatMap(({ pid }) => descendants(all, pid)));
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIME_MS / 2;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

const RUNNER = /tools\/run\.mjs start/;
const STARTER = /tools\/start\.ts/;
const SERVER = /dist\/main\.js/;
const POSTGRES = /bin\/postgres -D/;
const KEEPER = /keeper\.mjs/;

describe('what npm start has started', () => {
  let folder: string;
  let start: Start | null = null;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karov-start-'));
    await chmod(folder, 0o755);
  });
  afterEach(() => start?.clear());
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['npm is asked to end', 'SIGTERM', null],
    ['the runner is hung up', 'SIGHUP', RUNNER],
    ['the starter is killed', 'SIGKILL', STARTER],
    ['the runner is killed', 'SIGKILL', RUNNER],
    ['the server is killed', 'SIGKILL', SERVER],
  ] as const)(
    'is gone after %s (%s)',
    async (_, signal, whom) => {
      start = await Start.begin(folder);
      process.kill(whom === null ? (start.npm.pid ?? 0) : start.pidOf(whom), signal);
      await start.isGone();
      // its database was closed in order
      expect(await readFile(join(folder, 'postgres/postgres.log'), 'utf8')).toContain(
        'database system is shut down',
      );
    },
    TIME_MS,
  );

  it.each([
    ['PostgreSQL', POSTGRES],
    ['its keeper', KEEPER],
  ] as const)(
    'is gone after %s is killed, with the reason',
    async (_, whom) => {
      start = await Start.begin(folder);
      process.kill(start.pidOf(whom), 'SIGKILL');
      await start.isGone();
      expect(start.output).toContain('PostgreSQL has ended');
    },
    TIME_MS,
  );
});
