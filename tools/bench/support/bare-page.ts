import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../../lib/root.js';

const TYPES = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
]);

/**
 * Builds the smallest possible page with React: the given text in one heading and one paragraph, without
 * styles, fonts, router or calls. Returns the compressed files by path.
 */
export async function barePage(text: string): Promise<Map<string, { type: string; body: Buffer }>> {
  await mkdir(join(ROOT, '.tmp'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.tmp', 'bare-'));
  try {
    const [heading = '', ...rest] = text.split('\n');
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html><html lang="he" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bare</title><div id="root"></div><script type="module" src="/main.js"></script></html>`,
    );
    await writeFile(
      join(folder, 'main.js'),
      `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render([h('h1', { key: 1 }, ${JSON.stringify(heading)}), h('p', { key: 2 }, ${JSON.stringify(rest.join(' '))})]);`,
    );
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false },
    });
    if (!('output' in result)) throw new Error('the bare page was not built');
    return new Map(
      result.output.map((file) => {
        const source = file.type === 'chunk' ? file.code : file.source;
        const path = file.fileName === 'index.html' ? '/' : `/${file.fileName}`;
        const type = TYPES.get(path === '/' ? 'html' : 'js') ?? '';
        return [path, { type, body: brotliCompressSync(Buffer.from(source)) }];
      }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
