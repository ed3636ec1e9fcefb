import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './lib/root.js';
import { say } from './lib/say.js';

const SKIPPED = new Set(['node_modules', 'dist']);
const LOOKS_LIKE_PATH = /^(apps|libs|migrations|tools|docker|docs)\/[\w./@-]+$/;

/** Fails if a page refers to a missing file or folder, in links or in `code`. */
async function missingPaths(page: string): Promise<string[]> {
  const text = await readFile(join(ROOT, page), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map((match) =>
    resolve(ROOT, dirname(page), match[1] ?? ''),
  );
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => LOOKS_LIKE_PATH.test(path));
  const all = [...links, ...named.map((path) => join(ROOT, path))];
  const found = await Promise.all(
    all.map((path) =>
      access(path).then(
        () => true,
        () => false,
      ),
    ),
  );
  return all
    .filter((_, index) => !found[index])
    .map((path) => `${page}: ${path.replace(ROOT, '')} is not there`);
}

async function pages(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true }).catch(() => []);
  const lists = await Promise.all(
    entries.map(async (entry) => {
      if (entry.isDirectory() && SKIPPED.has(entry.name)) return [];
      if (entry.isDirectory()) return pages(join(folder, entry.name));
      return entry.name.endsWith('.md') ? [join(folder, entry.name)] : [];
    }),
  );
  return lists.flat();
}

const top = (await readdir(ROOT)).filter((name) => name.endsWith('.md'));
const inside = await Promise.all(['docs', 'docker', 'apps', 'libs'].map(pages));
const faults = (await Promise.all([...top, ...inside.flat()].map(missingPaths))).flat();
faults.forEach(say);
process.exit(faults.length === 0 ? 0 : 1);
