import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, freePort, type TestDatabase } from '@karov/testing';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { io } from 'socket.io-client';
import supertest from 'supertest';
import { SECRET_NAMES } from '../src/platform/config/config.js';
import { ServerProcess } from './server-process.js';
import { until } from './until.js';

const FOLDER = fileURLToPath(new URL('../../../tools/node-versions', import.meta.url));
const SECRETS = Object.fromEntries(
  SECRET_NAMES.map((name) => [name, `${name}-for-tests-0123456789abcdef0123456789`]),
);
const ADMIN = '+972500000002';
const TIME_MS = 300_000;

/**
 * Returns the path of another Node version from an npm package, which is installed on first use by its own
 * lock file.
 */
function nodeOf(version: number): string {
  const windows = process.platform === 'win32';
  const path = join(
    FOLDER,
    'node_modules',
    `node-${version}-${windows ? 'win' : process.platform}-${process.arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  );
  if (!existsSync(path)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: 'inherit',
      env: { ...process.env, NODE_OPTIONS: '' },
      shell: windows,
    });
  }
  return path;
}

describe.each([22, 24])('the built server on Node %i', (version) => {
  let database: TestDatabase;
  let data: string;
  let server: ServerProcess;
  let http: ReturnType<typeof supertest>;
  let url: string;

  beforeAll(async () => {
    const node = nodeOf(version);
    database = await createTestDatabase();
    data = await mkdtemp(join(tmpdir(), 'karov-node-'));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    http = supertest(url);
    server = await ServerProcess.start(
      {
        ...SECRETS,
        DATABASE_URL: database.url,
        KAROV_DATA: data,
        KAROV_DEMO: '1',
        KAROV_DEMO_OWN_DATABASE: 'yes',
        KAROV_LOG: 'error',
        KAROV_CAPTCHA_COST: '10',
        PORT: String(port),
      },
      { node },
    );
  }, TIME_MS);
  afterAll(async () => {
    await server.stop();
    await database.drop();
    await rm(data, { recursive: true, force: true });
  });

  it(
    'serves the fronts, signs somebody in with a code from a message, answers lists and keeps a socket',
    async () => {
      await http.get('/api/health').expect(200);
      await http.get('/').expect(200).expect('content-type', /html/);
      await http.get('/admin/').expect(200).expect('content-type', /html/);

      const challenge: Challenge = (await http.get('/api/captcha/challenge').expect(200)).body;
      const captcha = Buffer.from(
        JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
      ).toString('base64');
      await http.post('/api/admin/auth/login').send({ phone: ADMIN, captcha }).expect(200);
      let otp: string | undefined;
      await until('the code has come', async () => {
        const [message]: { text: string }[] = (
          await http.get('/api/demo/outbox').query({ to: ADMIN }).expect(200)
        ).body.data;
        otp = /(?<![\w-])(\d{4})(?![\w-])/.exec(message?.text ?? '')?.[1];
        return otp !== undefined;
      });
      const { body } = await http
        .post('/api/auth/verify-otp')
        .send({ phone: ADMIN, otp, is_admin: true })
        .expect(200);
      const token: string = body.data.token;
      const events = await http.get('/api/admin/events').set('Authorization', `Bearer ${token}`).expect(200);
      expect(events.body.data.length).toBeGreaterThan(0);

      const socket = io(`${url}/events`, {
        path: '/api/socket.io',
        transports: ['websocket'],
        auth: { token },
        reconnection: false,
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      expect(
        await socket.timeout(10_000).emitWithAck('subscribe', { event_id: events.body.data[0].id }),
      ).toEqual({ ok: true });
      socket.disconnect();
    },
    TIME_MS,
  );
});
