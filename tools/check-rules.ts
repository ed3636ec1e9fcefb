import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './lib/root.js';
import { say } from './lib/say.js';
import { faultsIn, numbersOf } from './lib/rule-citations.js';

const RULES = 'docs/rules.md';
const TEXT = /\.(ts|tsx|mjs|js|md|css|html|json|yml|sql)$/;
const MADE = /(^|\/)(package-lock\.json|openapi\.json)$|generated\//;

/** Fails when a comment cites a rule that docs/rules.md does not have, or a document that a reader of the repository does not have. */
const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 1 << 26 });
const files = stdout.split('\0').filter((file) => TEXT.test(file) && !MADE.test(file) && file !== RULES);
const known = numbersOf(await readFile(join(ROOT, RULES), 'utf8'));
const faults = (
  await Promise.all(files.map(async (file) => faultsIn(await readFile(join(ROOT, file), 'utf8'), known).map((fault) => `${file}:${fault.line}: ${fault.what}`)))
).flat();
faults.forEach(say);
process.exit(faults.length === 0 ? 0 : 1);
