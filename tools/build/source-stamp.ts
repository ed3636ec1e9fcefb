import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/root.js';

const SOURCES = ['apps/server', 'apps/portal', 'apps/backoffice', 'libs', 'migrations'];
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', '.data']);
const IS_TEST = /\.(spec|test)\.tsx?$/;

/** Returns a fingerprint of everything that a build reads: if it is unchanged, nothing needs building. */
export async function sourceStamp(): Promise<string> {
  const files = [...SHARED, ...(await Promise.all(SOURCES.map(filesBelow))).flat()].sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    hash.update(`\0${file}\0`).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true }).catch(() => []);
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesBelow(path);
      return entry.isFile() && !IS_TEST.test(entry.name) ? [path] : [];
    }),
  );
  return lists.flat();
}
