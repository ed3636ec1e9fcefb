import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './lib/root.js';
import { say } from './lib/say.js';
import { OWNED } from './lint/table-owners.js';

const MODULES = join(ROOT, 'apps/server/src/modules');

/** Fails if a module has no README, or one that does not list exactly the module's tables. */
async function faultsOf(module: string): Promise<string[]> {
  const text = await readFile(join(MODULES, module, 'README.md'), 'utf8').catch(() => null);
  if (text === null) return [`${module} has no README.md`];
  const [, part = ''] = text.split('## Tables\n');
  const named = new Set(
    [...(part.split('\n## ')[0] ?? '').matchAll(/^- `(\w+)`/gm)].map((match) => match[1] ?? ''),
  );
  const kept = Object.entries(OWNED).find(([name]) => name === module)?.[1] ?? [];
  return [
    ...kept
      .filter((table) => !named.has(table))
      .map((table) => `${module}/README.md does not say what ${table} holds`),
    ...[...named]
      .filter((table) => !kept.includes(table))
      .map((table) => `${module}/README.md names ${table}, which the module does not keep`),
  ];
}

/** The folders that contain modules. */
const PARTS = ['apps', 'libs'];
const parts = await Promise.all(
  PARTS.map(async (part) => (await readdir(join(ROOT, part))).map((name) => join(part, name))),
);
const pages = [
  ...parts.flat().filter((part) => part !== 'apps/server'),
  'apps/server/src/platform',
  'migrations',
  'tools',
];

async function faultsOfPage(part: string): Promise<string[]> {
  const text = await readFile(join(ROOT, part, 'README.md'), 'utf8').catch(() => null);
  return text === null ? [`${part} has no README.md`] : [];
}

const modules = (await readdir(MODULES, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const faults = (await Promise.all([...modules.map(faultsOf), ...pages.map(faultsOfPage)])).flat();
faults.forEach(say);
process.exit(faults.length === 0 ? 0 : 1);
