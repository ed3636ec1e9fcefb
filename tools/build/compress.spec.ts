import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressAssets } from './compress.js';

it('stores a small form of large texts, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karov-assets-'));
  const script = 'const karov = 1;\n'.repeat(200);
  await Promise.all(
    [
      ['a.js', script],
      ['b.css', 'p{}'],
      ['c.woff2', script],
    ].map(([name = '', text = '']) => writeFile(join(folder, name), text)),
  );
  await compressAssets(folder);
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'b.css', 'c.woff2']);
  const small = await readFile(join(folder, 'a.js.br'));
  expect(small.length).toBeLessThan(script.length / 10);
  expect(brotliDecompressSync(small).toString()).toBe(script);
  await writeFile(join(folder, 'a.js.br'), 'kept');
  await compressAssets(folder);
  expect(await readFile(join(folder, 'a.js.br'), 'utf8')).toBe('kept');
  await rm(folder, { recursive: true });
});
