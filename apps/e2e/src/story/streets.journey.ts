import { streetFile } from '@karov/testing';
import { expect, type Page, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  openBrowser,
  PEOPLE,
  takePicture,
  untilQuiet,
  WIDTHS,
} from '../support/index.js';

const FILE = '/map/streets.pmtiles';

/** Says whether the streets file is available; if it is not, its server does not answer. */
async function nameStreets(page: Page, isThere: boolean): Promise<void> {
  const bytes = streetFile();
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const body: unknown = await answer.json();
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : {};
    await route.fulfill({
      json: { data: Object.assign({}, data, { map_file: { url: FILE, max_zoom: 14 } }) },
    });
  });
  await page.route(`**${FILE}`, async (route) => {
    if (!isThere) return route.abort();
    const [, from = '0', to = ''] =
      /^bytes=(\d+)-(\d+)$/.exec((await route.request().headerValue('range')) ?? '') ?? [];
    const body = bytes.subarray(Number(from), Number(to) + 1);
    await route.fulfill({
      status: 206,
      body,
      headers: { 'content-range': `bytes ${from}-${Number(from) + body.length - 1}/${bytes.length}` },
    });
  });
}

/** Returns the number of colours painted on the first street tile; an empty tile has only one. */
function coloursOf(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
    data: new Uint8ClampedArray(),
  };
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4)
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  return colours.size;
}

test.describe('streets from one file', () => {
  const journey = openBrowser();

  test('lie under the desk’s maps, named in Hebrew', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.desk, hasServiceWorker: false });
    await nameStreets(page, true);
    await enterAs(page, PEOPLE.admin, 'admin');
    await page.goto('/admin/coverage-map-menu');
    const tile = page.locator('canvas.leaflet-tile-loaded[lang=he]').first();
    await tile.waitFor();
    expect(await tile.evaluate(coloursOf)).toBeGreaterThan(2);
    await page.getByText('© OpenStreetMap').first().waitFor();
    await untilQuiet(page);
    await expectNoAxeViolations(page);
    await takePicture(page, 'streets-desk');
  });

  test('lie under the portal’s map, named in English', async () => {
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.phone, hasServiceWorker: false });
    await nameStreets(page, true);
    await enterAs(page, PEOPLE.volunteer, 'volunteer');
    await page.goto('/volunteer/open-menu');
    await page.getByRole('button', { name: 'Show on a map' }).click();
    const tile = page.locator('canvas.leaflet-tile-loaded[lang=en]').first();
    await tile.waitFor();
    expect(await tile.evaluate(coloursOf)).toBeGreaterThan(2);
    await takePicture(page, 'streets-portal');
  });

  test('leave the built-in ground where they do not come', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.desk, hasServiceWorker: false });
    await nameStreets(page, false);
    await enterAs(page, PEOPLE.admin, 'admin');
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes(FILE));
    await page.goto('/admin/coverage-map-menu');
    await refused;
    await page.locator('.leaflet-tile-pane canvas[data-painted]').first().waitFor();
    await expect(page.locator('canvas.leaflet-tile[lang]')).toHaveCount(0);
  });
});
