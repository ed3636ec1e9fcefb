import { spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the product for the journeys and waits for its "ready" line. With KAROV_E2E_URL one that already runs is used
 * (it must be in demo mode).
 */
export default async function startApp() {
  if (process.env['KAROV_E2E_URL']) return;
  const data = await mkdtemp(join(tmpdir(), 'karov-journeys-'));
  // the database runs as a user of its own when the journeys run as root
  await chmod(data, 0o755);
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: ROOT,
    env: {
      ...process.env, NODE_OPTIONS: '', NODE_ENV: '', PORT: String(await freePort()), KAROV_DATA: data, KAROV_DEMO: '1', DATABASE_URL: '', REDIS_URL: '',
      KAROV_OTP_PER_PHONE_10_MINUTES: '1000', KAROV_OTP_PER_PHONE_HOUR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  globalThis.karovJourneys = { child, data };
  process.env['KAROV_E2E_URL'] = await readyAddress(child);
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
