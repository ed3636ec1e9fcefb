import { expect, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  signIn,
  WIDTHS,
} from '../support/index.js';

test.describe('the demo, as a stranger meets it', () => {
  const journey = openBrowser();

  for (const [door, phone, locale, width] of [
    ['user', PEOPLE.seeker, 'he-IL', WIDTHS.phone],
    ['volunteer', PEOPLE.volunteer, 'en-US', WIDTHS.desk],
    ['admin', PEOPLE.admin, 'he-IL', WIDTHS.desk],
    ['admin', PEOPLE.managerNorth, 'en-US', WIDTHS.desk],
  ] as const)
    test(`lets the ${door} ${phone} in, in ${locale}`, async () => {
      const page = await journey.visit({ locale, width });
      await signIn(page, phone, door);
      expect(await page.locator('h1').first().innerText()).not.toBe('');
    });

  test('remembers who has signed in, in both fronts', async () => {
    const page = await journey.visit();
    await enterAs(page, PEOPLE.superAdmin, 'admin');
    await page.goto('/admin');
    await page.locator('h1').first().waitFor();
    expect(new URL(page.url()).pathname).not.toContain('login');
  });

  for (const locale of ['he-IL', 'en-US'] as const)
    test(`shows the codes in the outbox (${locale})`, async () => {
      const page = await journey.visit({ width: WIDTHS.phone });
      await page.goto(`/outbox?locale=${locale}`);
      await page.locator('#messages li').first().waitFor();
      await page.locator('#to').fill('0500000005');
      await page.locator('#messages li', { hasText: '+972520000001' }).first().waitFor({ state: 'detached' });
      expect(await page.locator('#messages li').first().innerText()).toMatch(/\d{4}/);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });
});
