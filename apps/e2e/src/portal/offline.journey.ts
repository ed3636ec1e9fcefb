import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScrolling, openBrowser, WIDTHS } from '../support/index.js';

/** Returns what the service worker's caches on the device contain, by name. */
const keptBy = (page: Page): Promise<[name: string, paths: string[]][]> =>
  page.evaluate(async () =>
    Promise.all(
      (await caches.keys()).map(async (name): Promise<[string, string[]]> => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => new URL(url).pathname)];
      }),
    ),
  );
const workerReady = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    navigator.serviceWorker.ready.then(
      () =>
        new Promise<boolean>((resolve) => {
          if (navigator.serviceWorker.controller) return resolve(true);
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
        }),
    ),
  );

test.describe('the portal, opened without a connection', () => {
  const journey = openBrowser();

  for (const [locale, title, words, direction] of [
    ['he-IL', 'אין חיבור ל״קרוב״', /אי אפשר לבקש כאן עזרה/, 'rtl'],
    ['en-US', 'No connection to Karov', /you cannot ask for help here/, 'ltr'],
  ] as const)
    test(`says so in ${locale}, with whom to call and what is not possible, and opens when the connection is back`, async () => {
      const first = await journey.visit({ locale, width: WIDTHS.phone });
      await first.goto('/');
      expect(await workerReady(first)).toBe(true);
      await first.context().setOffline(true);

      const page = await first.context().newPage();
      await page.goto('/dashboard');
      const section = page.locator('section').first();
      await section.getByRole('heading', { name: title }).waitFor();
      expect(await section.textContent()).toMatch(words);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
      expect(
        await section
          .locator('a[href^="tel:"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['tel:100', 'tel:101', 'tel:102']);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);

      await page.context().setOffline(false);
      await page.locator('#main').waitFor();
      await first.context().close();
    });

  test('keeps nothing but that page, and throws away what an earlier version kept', async () => {
    const page = await journey.visit();
    await page.goto('/');
    await workerReady(page);
    await page.evaluate(async () => {
      await caches.open('karov-offline-earlier');
      await (await navigator.serviceWorker.ready).unregister();
    });
    await page.goto('/user/login');
    await workerReady(page);
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
    expect(await keptBy(page)).toEqual([
      [expect.stringMatching(/^karov-offline-[0-9a-f]{12}$/), ['/offline.html', '/offline.js']],
    ]);
    const worker = await page.request.get('/service-worker.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');
  });
});
