import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import stopApps from './stop-app.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the product once for each worker of the journeys, each on a data folder and a port of its own, and waits for their "ready" lines.
 * With KAROV_E2E_URL one that already runs is used (it must be in demo mode), by one worker alone.
 */
export default async function startApps({ maxWorkers }) {
  process.env['KAROV_CHROMIUM'] = runTool('browser', 'pipe').trim();
  if (process.env['KAROV_E2E_URL']) {
    if (maxWorkers > 1) throw new Error('Journeys on one running product do not run side by side: say --runInBand.');
    return;
  }
  runTool('build', 'inherit');
  globalThis.karovJourneys = [];
  try {
    process.env['KAROV_E2E_URL'] = (await Promise.all(Array.from({ length: maxWorkers }, startApp))).join(' ');
  } catch (error) {
    await stopApps();
    throw error;
  }
}

function runTool(name, output) {
  const options = { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', output, 'inherit'], encoding: 'utf8' };
  return execFileSync(process.execPath, ['tools/run.mjs', name], options) ?? '';
}

async function startApp() {
  const data = await mkdtemp(join(tmpdir(), 'karov-journeys-'));
  // the database runs as a user of its own when the journeys run as root
  await chmod(data, 0o755);
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: '',
      PORT: String(await freePort()),
      KAROV_DATA: data,
      KAROV_DEMO: '1',
      DATABASE_URL: '',
      REDIS_URL: '',
      KAROV_OTP_PER_PHONE_10_MINUTES: '1000',
      KAROV_OTP_PER_PHONE_HOUR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  globalThis.karovJourneys.push({ child, data });
  return readyAddress(child);
}

function readyAddress(child) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product did not start (exit ${code})`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /^ready (http:\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
