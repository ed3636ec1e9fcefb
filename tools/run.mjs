import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `node tools/run.mjs start` and so on: installs whatever is missing, then runs the script of that name. Only
 * this file is plain JavaScript, because it must work before anything is installed.
 */
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
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

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
