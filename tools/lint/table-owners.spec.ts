import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.js';
import { isAllowed, OWNED, tableUses, unneeded } from './table-owners.js';

const SERVER = join(ROOT, 'apps/server/src');
const SCHEMA = ['migrations/sql/schema', 'migrations/src'].map((folder) => join(ROOT, folder));
/** belongs to socket.io's adapter, which alone uses it */
const FOREIGN = ['socket_io_attachments'];

function sourcesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|sql)$/.test(file) && !/\.spec\.ts$|^testing\/|fixtures\//.test(file))
    .map((file) => join(folder, file));
}

/**
 * Returns the module of a file: `needs` for `modules/needs/…`, `backup` for `backup/…`, `admin` for `admin/…`, and the folder itself
 * for `platform/security/…`.
 */
function moduleOf(file: string): string {
  const [room = '', name = ''] = file.slice(SERVER.length + 1).split('/');
  if (room === 'modules') return name;
  return room === 'backup' || room === 'admin' ? room : `${room}/${name}`;
}

const uses = sourcesIn(SERVER).flatMap((file) => tableUses(moduleOf(file), readFileSync(file, 'utf8')));

describe('the tables', () => {
  it('are each owned by a module', () => {
    const made = SCHEMA.flatMap(sourcesIn).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/CREATE (?:TABLE|VIEW) (\w+)/g)].map(
        ([, table]) => table ?? '',
      ),
    );
    const owned = Object.values(OWNED).flat();
    expect(made.length).toBeGreaterThan(60);
    expect(made.filter((table) => !owned.includes(table) && !FOREIGN.includes(table))).toEqual([]);
    expect(owned.filter((table) => !made.includes(table))).toEqual([]);
    expect(owned.length).toBe(new Set(owned).size);
  });

  it('are named only by statements of their owners, or of modules to which they are published', () => {
    expect(uses.length).toBeGreaterThan(200);
    expect(uses.filter((use) => !isAllowed(use))).toEqual([]);
  });

  it('are not published more widely than needed', () => {
    expect(unneeded(uses)).toEqual([]);
  });

  it.each([
    ['chat', 'SELECT 1 FROM volunteer_information', false],
    ['chat', 'DELETE FROM assignments', false],
    ['chat', 'UPDATE users SET phone = $1', false],
    ['dashboards', 'INSERT INTO needs (id) VALUES (1)', false],
    ['chat', 'SELECT 1 FROM users JOIN conversation_parties p ON true', true],
    ['dashboards', 'SELECT 1 FROM needs', true],
  ])('of %s: "%s" is judged as %s', (module, statement, isFine) => {
    expect(tableUses(module, statement).every(isAllowed)).toBe(isFine);
  });
});
