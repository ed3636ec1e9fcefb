import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `node tools/run.mjs start` and so on: installs whatever is missing, then runs the script of that name. Only
 * this file is plain JavaScript, because it must work before anything is installed.
 */
const LOOK_EVERY_MS = 300;
const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...args] = process.argv.slice(2);
if (!command || !/^[a-z-]+$/.test(command))
  throw new Error('which script? For example: node tools/run.mjs start');

process.chdir(root);
if (!isInstalled()) {
  process.stdout.write('Installing dependencies (about a minute, only the first time)…\n');
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
const child = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--import',
    '@karov/testing/source-loader',
    '--conditions=karov-source',
    `tools/${command}.ts`,
    ...args,
  ],
  // the channel tells the script when this process is gone
  { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
endWithParent();

/**
 * A signal to npm ends only the shell between npm and this process, to which no channel leads. Whoever starts
 * this file without npm may leave it running in the background.
 */
function endWithParent() {
  process.once('disconnect', () => child.kill('SIGTERM'));
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    child.kill('SIGTERM');
  }, LOOK_EVERY_MS);
}

/**
 * Whether npm's list of installed packages matches the lock file, apart from packages for other platforms.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link || entry.optional || entry.peer) return true;
    return present[path]?.version === entry.version;
  });
}

/**
 * @returns {Record<string, {version?: string, link?: boolean, optional?: boolean, peer?: boolean}> | null}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
