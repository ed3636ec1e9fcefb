import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  untilQuiet,
} from '../support/index.js';

const PHONE = { width: 390, height: 844 };
/** How far down the first row may begin, in pixels, where no emergency takes room above it. */
const BEGINS_WITHIN = 300;

const LISTS = [
  'volunteers-menu',
  'vetting',
  'open-requests',
  'requests',
  'requests/events',
  'acceptances',
  'approvals',
  'notifications',
  'organizations',
  'ready-answers',
  'events',
  'categories',
];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(what: Locator): Promise<Box> {
  const box = await what.boundingBox();
  if (!box) throw new Error('not in sight');
  return box;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Where the first row of a list, or what an empty one says instead, begins apart from the line of emergencies. */
async function beginningOf(page: Page): Promise<number> {
  const first = page.locator('main').locator('[data-row], [role="status"]').first();
  const { y } = await boxOf(first);
  const alarm = page.getByRole('region', { name: /^(חירום|Emergencies)$/ });
  // a box is waited for, and most of the time there is no emergency
  return (await alarm.count()) === 0 ? y : y - (await boxOf(alarm)).height;
}

test.describe('lists at the desk', () => {
  const journey = openBrowser();

  for (const locale of ['he-IL', 'en-US'] as const)
    test(`begin within ${BEGINS_WITHIN} px on a phone in ${locale}`, async () => {
      const page = await journey.visit({ locale, width: PHONE.width });
      await page.setViewportSize(PHONE);
      await enterAs(page, PEOPLE.admin, 'admin');
      for (const path of LISTS) {
        await page.goto(`/admin/${path}`);
        await page.locator('main h1').waitFor();
        await untilQuiet(page);
        await expect.poll(() => beginningOf(page).catch(() => Infinity), path).toBeLessThan(BEGINS_WITHIN);
        await expectNoSidewaysScrolling(page);
      }
    });

  test('keep the acts on what is selected in sight at the foot of a phone, below the last row', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: PHONE.width });
    await page.setViewportSize(PHONE);
    await enterAs(page, PEOPLE.admin, 'admin');
    await page.goto('/admin/vetting');
    const boxes = page.locator('[data-row]').getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.last().check();
    const bar = page.getByRole('group', { name: 'פעולות על השורות המסומנות' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const { y: top } = await boxOf(bar);
    const pager = await boxOf(page.getByRole('navigation', { name: /מסמכים לבדיקה/ }));
    expect(pager.y + pager.height).toBeLessThanOrEqual(top);
  });

  test('have each act on the selected people in sight on a phone', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: PHONE.width });
    await page.setViewportSize(PHONE);
    await enterAs(page, PEOPLE.admin, 'admin');
    await page.goto('/admin/volunteers-menu');
    await page.locator('[data-row]').getByRole('checkbox').first().check();
    const bar = page.getByRole('group', { name: 'פעולות על השורות המסומנות' });
    await bar.getByRole('button', { name: 'השבתה' }).waitFor();
    for (const act of await bar.getByRole('button').all()) await expect(act).toBeInViewport({ ratio: 1 });
  });

  for (const locale of ['he-IL', 'en-US'] as const)
    test(`leave a name its room beside the longest states in ${locale}`, async () => {
      const page = await journey.visit({ locale, hasServiceWorker: false });
      await page.setViewportSize({ width: 1440, height: 900 });
      await enterAs(page, PEOPLE.admin, 'admin');
      await page.route('**/api/admin/applications?**', async (route) => {
        const answer = await route.fetch();
        const rows: unknown = await answer.json();
        if (!Array.isArray(rows)) throw new Error('the list has no rows');
        const longest = { is_emergency: true, is_address_changed: true, taken_over_by: 'Michal Ben-David' };
        await route.fulfill({ response: answer, json: rows.map((row: object) => ({ ...row, ...longest })) });
      });
      await page.goto('/admin/requests');
      await page.locator('[data-row]').first().waitFor();
      await untilQuiet(page);
      const widthOf = async (column: string) =>
        (await boxOf(page.locator(`[data-row] [data-column="${column}"]`).first())).width;
      expect(await widthOf('full_name')).toBeGreaterThanOrEqual(160);
      expect(await widthOf('status')).toBeLessThan(240);
      const table = page.locator('main [role="region"][tabindex="0"]');
      expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    });

  for (const locale of ['he-IL', 'en-US'] as const)
    test(`have toasts at the top right that lie over no rail in ${locale}`, async () => {
      const page = await journey.visit({ locale, hasServiceWorker: false });
      await page.setViewportSize({ width: 1440, height: 900 });
      await enterAs(page, PEOPLE.admin, 'admin');
      // the demo's people stay as they are for the other journeys
      await page.route('**/api/admin/vetting/many/approve', (route) =>
        route.fulfill({ json: { data: { done: [], refused: [] } } }),
      );
      await page.goto('/admin/vetting');
      await page.locator('[data-row]').getByRole('checkbox').first().check();
      const approve = locale === 'he-IL' ? 'אישור' : 'Approve';
      await page.getByRole('button', { name: approve, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: approve, exact: true }).click();
      const toast = page.locator('.MuiSnackbar-root');
      await toast.waitFor();
      const shown = await boxOf(toast);
      const rail = await boxOf(page.locator('#menu'));
      expect(overlap(shown, rail)).toBe(false);
      expect(shown.x + shown.width).toBeGreaterThan(locale === 'he-IL' ? 1440 - rail.width - 40 : 1400);
    });
});
