import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAs, expectNoAxeViolations, openBrowser, PEOPLE } from '../support/index.js';
import { demoEvent, large, NEEDS, serveLarge } from './large-event.js';
import { untilPainted } from './steps.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** How far the document is taller than its window, in pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
}

/** Returns how many rows of a list are wholly in sight. */
function rowsInSight(list: Locator): Promise<number> {
  return list.locator('[data-pane]').evaluate((pane) => {
    const { top, bottom } = pane.getBoundingClientRect();
    return [...pane.querySelectorAll('[data-index]')].filter((row) => {
      const at = row.getBoundingClientRect();
      return at.top >= top && at.bottom <= bottom;
    }).length;
  });
}

/** Returns the lines of facts that reach out of their column, to where the acts are. */
function beyondTheirColumn(list: Locator): Promise<string[]> {
  return list.locator('[data-row] > :first-child').evaluateAll((columns) =>
    columns.flatMap((column) => {
      const { left, right } = column.getBoundingClientRect();
      return [...column.children]
        .filter((line) => {
          const at = line.getBoundingClientRect();
          return at.left < left - 1 || at.right > right + 1;
        })
        .map((line) => line.textContent ?? '');
    }),
  );
}

async function heightOf(header: Locator): Promise<number> {
  return (await header.boundingBox())?.height ?? 0;
}

test.describe('the window of the console', () => {
  const journey = openBrowser();
  let desk: Page;
  let phone: Page;

  test.beforeAll(async () => {
    const event = large(await demoEvent());
    const opened = async (size: typeof DESK): Promise<Page> => {
      const page = await journey.visit({ locale: 'he-IL', hasServiceWorker: false });
      await page.setViewportSize(size);
      await enterAs(page, PEOPLE.admin, 'admin');
      await serveLarge(page, event);
      await page.goto(`/admin/events/map/${event.id}`);
      await untilPainted(page);
      return page;
    };
    desk = await opened(DESK);
    phone = await opened(PHONE);
  });

  const needs = (page: Page) => page.getByRole('region', { name: /^אנשים באירוע/ });
  const volunteers = (page: Page) => page.getByRole('region', { name: /^מתנדבים/ });
  const header = (page: Page) => page.getByRole('main').locator('header');

  test('holds the whole document on a desk and on a phone, however far a list is scrolled', async () => {
    await needs(desk).locator('[data-index]').first().waitFor();
    expect(await overflowOf(desk)).toBe(0);
    await needs(desk)
      .locator('[data-pane]')
      .evaluate((pane) => pane.scrollTo({ top: 40_000 }));
    const lastRow = needs(desk).locator('[data-index]').last();
    await expect.poll(async () => Number(await lastRow.getAttribute('aria-posinset'))).toBeGreaterThan(400);
    expect(await overflowOf(desk)).toBe(0);
    expect(await overflowOf(phone)).toBe(0);
    await phone.getByRole('tab', { name: 'בקשות' }).click();
    await needs(phone).locator('[data-index]').first().waitFor();
    expect(await overflowOf(phone)).toBe(0);
  });

  test('has at least 8 needs and 10 volunteers in sight, and a low header', async () => {
    await needs(desk)
      .locator('[data-pane]')
      .evaluate((pane) => pane.scrollTo({ top: 0 }));
    await needs(desk).locator('[aria-posinset="1"]').waitFor();
    // the rows find their places once they are measured
    await expect.poll(() => rowsInSight(needs(desk))).toBeGreaterThanOrEqual(8);
    await expect.poll(() => rowsInSight(volunteers(desk))).toBeGreaterThanOrEqual(10);
    expect(await heightOf(header(desk))).toBeLessThanOrEqual(96);
    expect(await heightOf(header(phone))).toBeLessThanOrEqual(160);
    expect(await heightOf(desk.getByRole('region', { name: 'מה קרה באירוע' }))).toBeLessThanOrEqual(48);
  });

  test('has no fact of a person below the acts of their row', async () => {
    for (const list of [needs(desk), volunteers(desk), needs(phone)])
      expect(await beyondTheirColumn(list)).toEqual([]);
  });

  test('renders a window of the rows, and tells their number', async () => {
    expect(await needs(desk).locator('[data-index]').count()).toBeLessThan(40);
    await expect(needs(desk).locator('[data-index]').first()).toHaveAttribute('aria-setsize', String(NEEDS));
    await expectNoAxeViolations(desk);
  });

  test('keeps the window of a mark inside the map, also at its edge', async () => {
    const box = await desk.locator('.leaflet-container').boundingBox();
    if (!box) throw new Error('there is no map');
    // the marks of the large event fill the circle: walking down its middle meets the highest of them first
    for (let y = 4; y < box.height / 2; y += 6) {
      await desk.mouse.move(box.x + box.width / 2, box.y + y);
      if ((await desk.locator('[data-spot-window]').count()) > 0) break;
    }
    const shown = await desk.locator('[data-spot-window]').boundingBox();
    if (!shown) throw new Error('no mark was met');
    expect(shown.x).toBeGreaterThanOrEqual(box.x);
    expect(shown.y).toBeGreaterThanOrEqual(box.y);
    expect(shown.x + shown.width).toBeLessThanOrEqual(box.x + box.width);
    expect(shown.y + shown.height).toBeLessThanOrEqual(box.y + box.height);
  });
});
