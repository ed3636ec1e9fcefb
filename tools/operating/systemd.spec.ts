import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/root.js';

const run = promisify(execFile);
const VERIFIER = 'systemd-analyze';
const FOLDER = join(ROOT, 'docs/operating/systemd');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const services = readdirSync(FOLDER).filter((name) => name.endsWith('.service'));
const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
const page = readFileSync(join(ROOT, 'docs/operating/bare-metal.md'), 'utf8');

/** All values of a setting of a unit. */
function valuesOf(unit: string, name: string): string[] {
  return [...read(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

/** The lines of a unit that keep its process from the rest of the machine. */
function confinement(unit: string): string[] {
  return read(unit)
    .split('\n')
    .filter((line) =>
      /^(NoNew|Capability|Protect|Private|Restrict|Lock|RemoveIPC|SystemCall|UMask)/.test(line),
    );
}

describe('the units for systemd', () => {
  it.each(services)('%s runs a program of the build in the folder of the page', (unit) => {
    const [program] = valuesOf(unit, 'ExecStart').map(
      (line) => /apps\/server\/dist\/([\w-]+)\.js/.exec(line)?.[1],
    );
    expect(existsSync(join(ROOT, `apps/server/src/${program}.ts`))).toBe(true);
    for (const folder of valuesOf(unit, 'WorkingDirectory')) expect(page).toContain(`\`${folder}\``);
    for (const file of valuesOf(unit, 'EnvironmentFile')) expect(page).toContain(`\`${file}\``);
  });

  it.each(services)('%s sets variables that the server reads', (unit) => {
    const [line = ''] = valuesOf(unit, 'ExecStart');
    const names = [...line.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);
    const known = names.filter((name) => name === 'NODE_ENV' || new RegExp(`^${name}=`, 'm').test(example));
    expect(known).toEqual(names);
    expect(names).toContain('KAROV_DATA');
  });

  it.each(services)('%s is confined like the others', (unit) => {
    expect(confinement(unit).length).toBeGreaterThan(15);
    expect(confinement(unit)).toEqual(confinement(services[0] ?? ''));
  });

  it('gives the settings of the owner to migrations and backups alone', () => {
    const knowing = services.filter((unit) =>
      valuesOf(unit, 'EnvironmentFile').includes('/etc/karov/owner.env'),
    );
    expect(knowing).toEqual(['karov-backup.service', 'karov-migrate.service']);
  });

  it.each(['karov-web@.service', 'karov-worker@.service'])(
    '%s is given longer to end than it takes',
    (unit) => {
      expect(valuesOf(unit, 'TimeoutStopSec').map(Number)).toEqual([30]);
      // the longest time in production, as .env.example tells it
      expect(example).toMatch(/^# The longest time in which it ends.*: 25 in production/m);
      expect(valuesOf(unit, 'KillMode')).toEqual(['mixed']);
    },
  );

  it('has ports that both proxies lead to', () => {
    const ports = [...page.matchAll(/karov-web@(\d+)/g)].map(([, port = '']) => port);
    for (const proxy of ['Caddyfile', 'nginx.conf']) {
      const leads = readFileSync(join(FOLDER, '../proxy', proxy), 'utf8').matchAll(/127\.0\.0\.1:(\d+)/g);
      expect(new Set([...leads].map(([, port]) => port))).toEqual(new Set(ports));
    }
  });

  const isHere = spawnSync(VERIFIER, ['--version']).status === 0;
  (isHere ? it : it.skip)('are what systemd understands', async () => {
    const paths = readdirSync(FOLDER).map((name) => join(FOLDER, name));
    const said = await run(VERIFIER, ['verify', '--man=no', '--recursive-errors=no', ...paths]).then(
      ({ stderr }) => stderr,
      (error: unknown) => String(error),
    );
    // this machine need not have the user, the program's folder or Node where the page puts them
    expect(
      said.split('\n').filter((line) => /karov.*(Unknown|Failed to parse|Invalid|syntax)/i.test(line)),
    ).toEqual([]);
  });
});
