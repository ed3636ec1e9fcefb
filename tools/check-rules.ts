import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './lib/root.js';
import { faultsIn, headingsOf, pageFaults, rulesOf } from './lib/rule-citations.js';
import { say } from './lib/say.js';

const RULES = 'docs/rules.md';
const TEXT = /\.(ts|tsx|mjs|js|md|css|html|json|yml|sql)$/;
const MADE = /(^|\/)(package-lock\.json|openapi\.json)$|generated\//;

/**
 * Fails if a comment cites a rule that is missing in docs/rules.md, misquotes a rule or the architecture,
 * refers to a missing heading, or cites a document outside the repository; also if the page of rules itself
 * is not in order.
 */
const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 1 << 26 });
const files = stdout.split('\0').filter((file) => TEXT.test(file) && !MADE.test(file));
const texts = await Promise.all(
  files.map(async (file): Promise<[string, string]> => [file, await readFile(join(ROOT, file), 'utf8')]),
);
const rules = await readFile(join(ROOT, RULES), 'utf8');
const pages = texts
  .filter(([file]) => file.endsWith('.md'))
  .map(([file, text]): [string, ReadonlySet<string>] => [file, headingsOf(text)]);
const architecture = await readFile(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const citable = { rules: rulesOf(rules), headings: new Map(pages), architecture };
const faults = [
  ...pageFaults(rules).map((what) => `${RULES}: ${what}`),
  ...texts.flatMap(([file, text]) =>
    faultsIn(text, citable).map((fault) => `${file}:${fault.line}: ${fault.what}`),
  ),
];
faults.forEach(say);
process.exit(faults.length === 0 ? 0 : 1);
