import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../lib/root.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const FOLDER = 'docs/operating';
const pages = [
  'docs/operating.md',
  ...readdirSync(join(ROOT, FOLDER))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${FOLDER}/${name}`),
];
const text = pages.map(read).join('\n');
/** Everything that a page gives to be typed: fenced blocks of shell, and code within lines. */
const commands = [
  ...[...text.matchAll(/^ *(?:\d+\. )?```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  ),
  ...[...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
].flatMap((line) => line.replace(/(^|\s)#.*$/, '').split(/\s*(?:&&|;|\|)\s*/));

const { scripts }: { scripts: Record<string, string> } = parse(read('package.json'));
const { services }: { services: Record<string, unknown> } = parse(read('docker/compose.yaml'), {
  merge: true,
});
const adminCommands = new Set(
  [...read('apps/server/src/admin/commands.ts').matchAll(/usage: ['`]([a-z-]+)/g)].map(([, name]) => name),
);
/** The words of docker compose that the pages use, with the flags that each takes there. */
const COMPOSE: Readonly<Record<string, readonly string[]>> = {
  build: [],
  exec: [],
  ps: ['-q'],
  run: ['--rm', '-T', '-v'],
  stop: [],
  up: ['-d', '--build', '--no-deps', '--no-recreate', '--scale'],
};

/** Calls of docker compose, by its name or by the short one of the upgrade: the word for what to do, and what follows. */
const composed = commands.flatMap((line) => {
  const [, verb, rest = ''] =
    /(?:docker compose --env-file \.env -f docker\/compose\.yaml|^\s*karov|\$\(karov) ([a-z]+)\b([^")]*)/.exec(
      line,
    ) ?? [];
  return verb === undefined ? [] : [{ verb, words: rest.trim().split(/\s+/).filter(Boolean) }];
});

describe('what the pages for operators give to be typed', () => {
  it('runs scripts that package.json has', () => {
    const named = commands.flatMap((line) => /\bnpm run ([a-z-]+)/.exec(line)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('runs single benchmarks that are there', () => {
    const benches = readdirSync(join(ROOT, 'tools/bench')).filter((name) => name.endsWith('.bench.ts'));
    const named = commands.flatMap((line) => /\bnpm run bench -- ([a-z-]+)/.exec(line)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((word) => benches.filter((name) => name.includes(word)).length !== 1)).toEqual([]);
  });

  it('gives the operator’s command words that it knows', () => {
    const named = commands.flatMap((line) => /\badmin(?:\.js| --) ([a-z-]+)/.exec(line)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => name !== 'help' && !adminCommands.has(name))).toEqual([]);
  });

  it('runs programs that the build makes', () => {
    const named = commands.flatMap((line) => /apps\/server\/dist\/([\w-]+)\.js/.exec(line)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !existsSync(join(ROOT, `apps/server/src/${name}.ts`)))).toEqual([]);
  });

  it('speaks to docker compose in words and flags that it has, about services of the compose file', () => {
    expect(composed.length).toBeGreaterThan(8);
    for (const { verb, words } of composed) {
      // after the service comes a command of its own
      const at = words.findIndex((word) => Object.hasOwn(services, word));
      const flags = (verb === 'exec' || verb === 'run' ? words.slice(0, at) : words).filter((word) =>
        word.startsWith('-'),
      );
      expect([verb, flags.filter((flag) => !COMPOSE[verb]?.includes(flag))]).toEqual([verb, []]);
      expect(Object.keys(COMPOSE)).toContain(verb);
      const plain =
        verb === 'exec' || verb === 'run'
          ? words.slice(at, at + 1)
          : words.filter((word) => /^[a-z]+$/.test(word));
      expect([verb, plain.filter((word) => !Object.hasOwn(services, word))]).toEqual([verb, []]);
    }
  });

  it('scales services that the compose file has', () => {
    const scaled = [...text.matchAll(/--scale ([a-z]+)=\d/g)].map(([, name = '']) => name);
    expect(scaled.length).toBeGreaterThan(2);
    expect(scaled.filter((name) => !Object.hasOwn(services, name))).toEqual([]);
  });

  it('starts units that are beside the page', () => {
    const named = [...text.matchAll(/\bkarov-(?:web|worker|migrate|backup)(?:@\d+|\.timer)?(?![\w./])/g)]
      .map(([unit]) => unit)
      .filter((unit) => commands.some((line) => line.includes('systemctl') && line.includes(unit)));
    expect(named.length).toBeGreaterThan(4);
    for (const unit of named) {
      const file = /\.timer$/.test(unit) ? unit : `${unit.replace(/@\d+$/, '@')}.service`;
      expect([unit, existsSync(join(ROOT, FOLDER, 'systemd', file))]).toEqual([unit, true]);
    }
  });

  it('names variables that .env.example or the compose file explains', () => {
    const known = `${read('.env.example')}\n${read('docker/compose.yaml')}\n${read('docker/Dockerfile')}`;
    const named = new Set(
      [
        ...text.matchAll(/`?\b((?:KAROV|TWILIO|POSTGRES|REDIS|SMTP|DATABASE)_[A-Z0-9_]*[A-Z0-9])\b(?!\*)/g),
      ].map(([, name = '']) => name),
    );
    expect(named.size).toBeGreaterThan(50);
    expect([...named].filter((name) => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
  });
});

describe('the index of the pages for operators', () => {
  it('leads to every page', () => {
    const index = read('docs/operating.md');
    for (const page of pages.slice(1)) expect(index).toContain(`(${page.replace('docs/', '')})`);
  });
});
