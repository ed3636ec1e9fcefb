import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/root.js';

/** The file that `npm run third-party` writes. */
export const LICENCES_FILE = join(ROOT, 'THIRD-PARTY.md');

/** A package that the running application needs, as the lock file describes it. */
interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

/** Licences that require nothing but their notice. */
const PLAIN = new Set([
  'MIT',
  'MIT/X11',
  'ISC',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'Unlicense',
  'MIT AND ISC',
  '(MIT AND Zlib)',
  'MIT-0',
  'BlueOak-1.0.0',
  'Python-2.0',
]);

/** Packages that name no licence in their package.json, with the licence found in their files. */
const READ_BY_HAND: ReadonlyMap<string, string> = new Map([
  ['busboy', 'MIT'],
  ['png-js', 'MIT'],
  ['streamsearch', 'MIT'],
  ['suncalc', 'BSD-2-Clause'],
  ['xmlhttprequest-ssl', 'MIT'],
]);

/**
 * Every other licence, by the name of its package, with what it requires of anybody who runs or changes
 * Karov; a prefix matches all packages whose names begin with it.
 */
const ASKING: Readonly<Record<string, string>> = {
  'react-leaflet':
    'Hippocratic-2.1: forbids use against human rights. Karov is ordered with it; used unchanged.',
  '@react-leaflet/core': 'Hippocratic-2.1, as react-leaflet.',
  '@ip-location-db/':
    'Its package says CC0-1.0; the data within are of the NRO under CC BY 4.0, which asks for attribution: © Number Resource Organization (nro.net).',
  '@img/sharp': 'LGPL-3.0-or-later for libvips, which is loaded as a library of its own and used unchanged.',
  'web-push': 'MPL-2.0, used unchanged.',
  buffers: 'Its package names no licence; its author’s others are MIT/X11. It comes with exceljs.',
  dompurify: 'MPL-2.0 or Apache-2.0: taken under Apache-2.0.',
  jszip: 'MIT or GPL-3.0-or-later: taken under MIT.',
};

interface Package {
  name: string;
  version: string;
  licence: string;
}

/**
 * Returns all packages that the running application needs on any machine, from the lock file: sorted by name,
 * each version once.
 */
export async function packages(): Promise<Package[]> {
  const lock: unknown = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  if (!isLock(lock)) throw new Error('package-lock.json lists no packages');
  const found = new Map<string, Package>();
  for (const [path, { version = '', license, dev, devOptional, link }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || dev || devOptional || link) continue;
    found.set(`${name} ${version}`, { name, version, licence: license ?? READ_BY_HAND.get(name) ?? '' });
  }
  return [...found.values()].sort((a, b) =>
    a.name === b.name ? a.version.localeCompare(b.version) : a.name < b.name ? -1 : 1,
  );
}

function isLock(value: unknown): value is { packages: Record<string, LockEntry> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'packages' in value &&
    typeof value.packages === 'object' &&
    value.packages !== null
  );
}

function askingOf(name: string): string | undefined {
  return Object.entries(ASKING).find(
    ([beginning]) => name === beginning || (/[/@]/.test(beginning) && name.startsWith(beginning)),
  )?.[1];
}

/** Returns the packages whose licence nobody has read yet, as lines to print. */
export function unreadLicences(all: readonly Package[]): string[] {
  return all
    .filter(({ name, licence }) => !PLAIN.has(licence) && askingOf(name) === undefined)
    .map(({ name, licence }) => `${name}: ${licence || 'no licence'}`);
}

export function licencesPage(all: readonly Package[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of all) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const byCount = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return `# Software and data of others

What runs with Karov and was made by others, from \`package-lock.json\`. Written by \`npm run third-party\`; \`npm test\` fails when a package is missing here, or when nobody has
read its licence. Tools that only build and test are not listed.

## Licences that ask for something

${Object.entries(ASKING)
  .map(([name, what]) => `- **${name}**: ${what}`)
  .join('\n')}

Names of localities come from the sources named in [apps/server/src/modules/places/localities/NOTICE.md](apps/server/src/modules/places/localities/NOTICE.md).

## All licences

| licence | packages |
|---|---|
${byCount.map(([licence, count]) => `| ${licence} | ${count} |`).join('\n')}

## All packages

| package | version | licence |
|---|---|---|
${all.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`;
}
