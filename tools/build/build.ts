import { execFile } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/root.js';
import { runNodeQuietly } from '../lib/run-node.js';
import { say } from '../lib/say.js';
import { compressAssets } from './compress.js';
import { sourceStamp } from './source-stamp.js';

const run = promisify(execFile);
const STAMP = join(ROOT, 'node_modules/.cache/karov/built');
const FRONTS = ['apps/portal', 'apps/backoffice'];
/** What the server tells about its build (`platform/config/version.ts`). */
const BUILD = join(ROOT, 'apps/server/dist/build.json');
const RESULTS = [
  'apps/server/dist/main.js',
  'apps/portal/dist/index.html',
  'apps/backoffice/dist/index.html',
];

/** Builds the server, the portal and the back office if their sources have changed since the last build. */
export async function buildIfStale(): Promise<void> {
  const stamp = await sourceStamp();
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp && (await allBuilt())) return;
  say('Building (about a minute the first time, then only what has changed)…');
  const code = await runNodeQuietly(
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '--target=build', '--parallel=2', '--outputStyle=static'],
    // portal and back office are built for production even under a test runner, which sets a NODE_ENV of its
    // own
    { NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
  );
  if (code !== 0) throw new Error('The build failed; the reason stands above.');
  await Promise.all(FRONTS.map((front) => compressAssets(join(ROOT, front, 'dist/assets'))));
  await writeFile(BUILD, JSON.stringify({ commit: await commitOf() }));
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, stamp);
}

/** The commit that is built: KAROV_COMMIT, which an image is told, else that of the work tree; null if unknown. */
async function commitOf(): Promise<string | null> {
  const told = process.env['KAROV_COMMIT'];
  if (told) return told;
  const name = ['describe', '--always', '--dirty', '--exclude=*'];
  return run('git', name, { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

async function allBuilt(): Promise<boolean> {
  const found = await Promise.all(
    RESULTS.map((path) =>
      access(join(ROOT, path)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}
