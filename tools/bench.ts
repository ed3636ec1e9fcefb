import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FROM_SOURCE } from './lib/from-source.js';
import { ROOT } from './lib/root.js';
import { runNode } from './lib/run-node.js';
import { say } from './lib/say.js';

const FOLDER = 'tools/bench';

/**
 * Runs the benchmarks one by one; `npm run bench -- candidates` runs only those with that word in their name.
 */
const wanted = process.argv.slice(2);
const files = (await readdir(join(ROOT, FOLDER))).filter((name) => name.endsWith('.bench.ts')).sort();
let failed = 0;
for (const file of files.filter(
  (name) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)) {
  say(`\n── ${file.replace('.bench.ts', '')}`);
  failed += (await runNode([...FROM_SOURCE, `${FOLDER}/${file}`])) === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);
