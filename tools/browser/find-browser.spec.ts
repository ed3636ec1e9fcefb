import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.js';

describe('findBrowser', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'karov-browser-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it.each(['chromium', 'google-chrome', 'microsoft-edge'])('takes %s from the PATH', async (name) => {
    await writeFile(join(folder, name), '', { mode: 0o755 });
    expect(findBrowser({ PATH: `/nowhere:${folder}` }, 'linux')).toBe(join(folder, name));
  });

  it('prefers the headless one when there are both', async () => {
    for (const name of ['chromium', 'chromium-headless-shell'])
      await writeFile(join(folder, name), '', { mode: 0o755 });
    expect(findBrowser({ PATH: folder }, 'linux')).toBe(join(folder, 'chromium-headless-shell'));
  });

  it('prefers KAROV_CHROMIUM', async () => {
    await writeFile(join(folder, 'chromium'), '', { mode: 0o755 });
    expect(findBrowser({ PATH: folder, KAROV_CHROMIUM: '/my/browser' }, 'linux')).toBe('/my/browser');
  });

  it('finds none when there is none', async () => {
    await writeFile(join(folder, 'chromium'), 'not a program', { mode: 0o644 });
    expect(findBrowser({ PATH: folder }, 'linux')).toBeNull();
    expect(findBrowser({}, 'linux')).toBeNull();
  });
});
