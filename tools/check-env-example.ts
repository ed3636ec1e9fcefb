import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './lib/root.js';
import { say } from './lib/say.js';

/** Fails if a variable that the server reads is missing in .env.example, or if one there is not read. */
const config = await readFile(join(ROOT, 'apps/server/src/platform/config/config.ts'), 'utf8');
const example = await readFile(join(ROOT, '.env.example'), 'utf8');
const NOT_OURS = new Set(['NODE_ENV', 'IL', 'US', 'AU', 'GB', 'FR', 'DE', 'CA', 'ILS']);
const read = new Set(
  [...config.matchAll(/'([A-Z][A-Z0-9_]+)'/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !NOT_OURS.has(name)),
);
const explained = new Set([...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1] ?? ''));
const faults = [
  ...[...read]
    .filter((name) => !explained.has(name))
    .map((name) => `${name} is read but not explained in .env.example`),
  ...[...explained]
    .filter((name) => !read.has(name))
    .map((name) => `${name} is explained in .env.example but not read`),
];
faults.forEach(say);
process.exit(faults.length === 0 ? 0 : 1);
