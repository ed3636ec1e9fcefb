import { expect, test } from '@playwright/test';
import { productUrl } from '../support/index.js';

const FILE = /(?:src|href)="(\/assets\/[^"]+)"/g;

/**
 * Returns the page at a path and the files it refers to, as a browser reads them before any script has run.
 */
async function namedBy(path: string): Promise<{ html: string; files: Response[] }> {
  const html = await (await fetch(productUrl() + path)).text();
  const names = [...html.matchAll(FILE)].map(([, name = '']) => name);
  return {
    html,
    files: await Promise.all(
      names.map((name) => fetch(productUrl() + name, { headers: { 'Accept-Encoding': 'br' } })),
    ),
  };
}

test.describe('a page at which people come in', () => {
  for (const [path, file] of [
    ['/', 'login-chooser-page'],
    ['/user/login', 'door'],
    ['/volunteer/login', 'door'],
    ['/registration', 'registration-page'],
    ['/volunteer/registration', 'volunteer-registration-page'],
    ['/ask-for-help', 'asking'],
    ['/help-menu', 'asking'],
    ['/dashboard', 'seeker'],
    ['/emergency', 'seeker'],
    ['/help/request/some-code', 'answer'],
  ] as const)
    test(`${path} names all that it needs, small and kept for ever`, async () => {
      const { html, files } = await namedBy(path);
      expect(html).toMatch(new RegExp(`<link rel="modulepreload" crossorigin href="/assets/${file}-`));
      expect(files.length).toBeGreaterThan(4);
      for (const file of files) {
        expect(file.status).toBe(200);
        expect(file.headers.get('cache-control')).toContain('immutable');
      }
      const script = files.find(({ url }) => /\/assets\/index-[^/]+\.js$/.test(url));
      expect(script?.headers.get('content-encoding')).toBe('br');
    });

  test('is one that fits all for addresses that have none of their own', async () => {
    const { html } = await namedBy('/messages');
    expect(html).toContain('<div id="root">');
    expect(html).toMatch(/modulepreload" crossorigin href="\/assets\/words-he-/);
    expect(html).not.toContain('login-chooser-page');
  });
});
