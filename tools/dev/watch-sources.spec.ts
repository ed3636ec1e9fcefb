import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watch-sources.js';

describe('watching the sources', () => {
  let root: string;
  let stop: () => Promise<void>;
  let next: Promise<string>;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'karov-watch-'));
    for (const folder of [
      'apps/server/src/modules',
      'apps/server/demo',
      'migrations/src',
      'migrations/sql',
      'libs/domain/src',
    ])
      await mkdir(join(root, folder), { recursive: true });
    next = new Promise((resolve) => (stop = watchSources(root, resolve)));
  });
  afterEach(async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  });

  const write = (file: string) => writeFile(join(root, file), '');

  it('reports a source, deep in the server or in a library, and no test or other file', async () => {
    await write('libs/domain/src/roles.spec.ts');
    await write('libs/domain/src/notes.md');
    await write('apps/server/src/modules/wishes.ts');
    expect(await next).toBe('apps/server/src/modules/wishes.ts');
  });

  it('reports once for everything that an editor writes at a time', async () => {
    await write('libs/domain/src/roles.ts');
    await write('libs/domain/src/limits.ts');
    expect(await next).toBe('libs/domain/src/limits.ts');
  });
});
