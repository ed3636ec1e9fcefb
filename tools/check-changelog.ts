import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFileOf } from './lib/package-file.js';
import { ROOT } from './lib/root.js';
import { say } from './lib/say.js';

/** Fails if the newest version in CHANGELOG.md is not that of package.json, or a heading there is none of a version. */
const page = await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8');
const { version } = packageFileOf(ROOT);
const headings = [...page.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');
const versions = headings.filter((heading) => heading !== '[Unreleased]');
const faults = [
  ...(versions[0]?.startsWith(`[${version}]`)
    ? []
    : [`CHANGELOG.md begins with ${versions[0] ?? 'no version'}, package.json is ${version}`]),
  ...versions
    .filter((heading) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/.test(heading))
    .map((heading) => `CHANGELOG.md: "${heading}" is no "[version] - day"`),
];
faults.forEach(say);
process.exit(faults.length === 0 ? 0 : 1);
