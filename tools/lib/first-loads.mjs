import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
const LANGUAGES = ['he', 'en'];

/**
 * Fails if the script that a first load of an application needs is larger than its budget. Each first page is
 * counted together with its imports, the entry's imports and the texts of the larger language. Run it after
 * the application is built.
 */
export function checkFirstLoads(front, pages) {
  const dist = new URL(`../../apps/${front}/dist/`, import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const chunks = new URL('.vite/chunks-by-source.json', dist);
  const bySource = existsSync(chunks) ? JSON.parse(readFileSync(chunks, 'utf8')) : {};
  /** Finds the manifest key of a source; a source that shares a chunk with others has no entry of its own. */
  const keyOf = (source) => {
    if (manifest[source]) return source;
    const found = Object.keys(manifest).find((key) => manifest[key].file === bySource[source]);
    if (!found) throw new Error(`No chunk of ${front} has ${source}.`);
    return found;
  };
  const withImports = (key, seen = new Set()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) withImports(imported, seen);
    return seen;
  };
  const sizeOf = (key) => gzipSync(readFileSync(new URL(manifest[key].file, dist)), { level: 9 }).length;
  const loadOf = (page, more, language) => {
    const loaded = withImports('index.html');
    for (const key of [page, ...more.map((file) => file.replace('LANGUAGE', language))])
      withImports(keyOf(key), loaded);
    return [...loaded].reduce((sum, key) => sum + sizeOf(key), 0);
  };
  for (const [page, { budget, more }] of Object.entries(pages)) {
    const bytes = Math.max(...LANGUAGES.map((language) => loadOf(page, more, language)));
    process.stdout.write(`${kilobytes(bytes)} of ${kilobytes(budget)}  ${page}\n`);
    if (bytes <= budget) continue;
    process.stderr.write(
      `The first load of ${page} is ${kilobytes(bytes)} of script (gzip); the budget is ${kilobytes(budget)}.\n`,
    );
    process.exitCode = 1;
  }
}
