import { AUTH_KEY } from '@karov/api-client';
import { expect, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  letTimePassForCode,
  newestMessage,
  openBrowser,
  PEOPLE,
  solveCaptcha,
  takePicture,
  untilQuiet,
  WIDTHS,
  waitForCode,
} from '../support/index.js';

const SHARED = [
  '/admin',
  '/admin/events',
  '/admin/events/add',
  '/admin/approvals',
  '/admin/notifications',
  '/admin/nowhere',
];
const ADMINS_ONLY = ['/admin/import/volunteers', '/admin/auto-assign'];

test.describe('every page of the back office', () => {
  const journey = openBrowser();

  for (const [role, phone, locale, width] of [
    ['admin', PEOPLE.admin, 'he-IL', WIDTHS.desk],
    ['admin', PEOPLE.admin, 'en-US', WIDTHS.phone],
    ['manager', PEOPLE.managerNorth, 'he-IL', WIDTHS.phone],
    ['manager', PEOPLE.managerNorth, 'en-US', WIDTHS.desk],
  ] as const)
    test(`is free of accessibility faults and fits the window: ${role} ${phone} in ${locale} at ${width} px`, async () => {
      const page = await journey.visit({ locale, width });
      await enterAs(page, phone, 'admin');
      for (const path of role === 'admin' ? [...SHARED, ...ADMINS_ONLY] : SHARED) {
        await page.goto(path);
        await page.locator('main h1').waitFor();
        await untilQuiet(page);
        await takePicture(page, `${path.replaceAll('/', '-').slice(1)}-${role}-${locale}-${width}`);
        // axe's results are the same in English
        if (locale === 'he-IL') await expectNoAxeViolations(page);
        await expectNoSidewaysScrolling(page);
      }
    });

  test('is closed to whoever is not signed in, and leads back to the wanted page after the sign-in', async () => {
    const page = await journey.visit({ locale: 'en-US' });
    await page.goto('/admin/auto-assign');
    await page.waitForURL('**/admin/login');
    await page.locator('altcha-widget input[type=checkbox]').waitFor();
    await expectNoAxeViolations(page);
    await page.locator('#phone').fill(PEOPLE.superAdmin);
    await solveCaptcha(page);
    await letTimePassForCode(PEOPLE.superAdmin);
    const before = await newestMessage(PEOPLE.superAdmin);
    await page.locator('form button[type=submit]').click();
    await page.locator('#otp').fill(await waitForCode(PEOPLE.superAdmin, before));
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Auto-assign settings' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/auto-assign');
  });

  test('says that the session is over when it was ended elsewhere', async () => {
    const page = await journey.visit({ locale: 'en-US' });
    await enterAs(page, PEOPLE.admin, 'admin');
    // this list is never empty
    await page.goto('/admin/notifications');
    await page.getByRole('row').nth(1).waitFor();
    await untilQuiet(page);
    // reads at once, before the page reloads by itself
    await page.getByRole('button', { name: 'Refresh' }).evaluate((refresh: HTMLElement, key) => {
      localStorage.setItem(
        key,
        (localStorage.getItem(key) ?? '').replace(/"token":"[^"]+"/, '"token":"ended"'),
      );
      refresh.click();
    }, AUTH_KEY);
    await page.getByText('Your session has expired. Please log in again.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/login');
  });

  test('leads a manager from a page of admins to what waits, and says why', async () => {
    const page = await journey.visit({ locale: 'en-US' });
    await enterAs(page, PEOPLE.managerNorth, 'admin');
    await page.goto('/admin/import/volunteers');
    await page.getByText('That page is for admins. Here is what waits for you.').waitFor();
    await page.waitForURL('**/admin');
    await page.goto('/admin/tasks');
    await page.waitForURL('**/admin#stream');
  });
});
