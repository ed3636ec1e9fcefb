import { expect, type Page, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  takePicture,
  untilQuiet,
  WIDTHS,
} from '../support/index.js';

const WORDS = {
  'he-IL': {
    waits: 'מה ממתין עכשיו',
    who: 'פרטים',
    field: /^שם, טלפון/,
    waiting: /ממתין/,
    open: 'חיפוש ופעולות',
    dark: 'כהה',
  },
  'en-US': {
    waits: 'What waits now',
    who: 'Details',
    field: /^Name, telephone/,
    waiting: /[Ww]ait/,
    open: 'Find or do',
    dark: 'switch dark',
  },
} as const;

/** Counts the keys that are pressed; a typed or pasted number counts as one. */
async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['keys'] = '0';
    const count = () =>
      (document.documentElement.dataset['keys'] = String(
        Number(document.documentElement.dataset['keys']) + 1,
      ));
    document.addEventListener('keydown', count, true);
  });
  return async () => Number(await page.locator('html').getAttribute('data-keys'));
}

for (const locale of ['he-IL', 'en-US'] as const) {
  test.describe(`find or do, in ${locale}`, () => {
    const journey = openBrowser();
    const words = WORDS[locale];

    for (const [role, phone] of [
      ['an admin', PEOPLE.admin],
      ['a manager', PEOPLE.managerNorth],
    ] as const)
      test(`${role} finds a caller with two keys and the number, and sees what waits for them`, async () => {
        const page = await journey.visit({ locale });
        await enterAs(page, phone, 'admin');
        await page.goto('/admin/contact-us');
        await page.getByRole('heading', { level: 1 }).waitFor();
        const keys = await countKeys(page);
        await page.keyboard.press('/');
        await expect(page.getByRole('combobox', { name: words.field })).toBeFocused();
        await page.keyboard.insertText('050-000-0005');
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/admin\/volunteers-menu\/\d+$/);
        expect(await keys()).toBeLessThanOrEqual(3);
        await page.getByRole('region', { name: words.waits }).waitFor();
        await page.getByRole('region', { name: words.who }).waitFor();
        await expectNoAxeViolations(page);
        await takePicture(page, `caller-${role}-${locale}`);
      });

    test('the bar says what waits before a card is opened, and a list is walked by keys; light and dark', async () => {
      const page = await journey.visit({ locale });
      await enterAs(page, PEOPLE.admin, 'admin');
      await page.goto('/admin/volunteers-menu');
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: words.field }).fill('050-000-0005');
      await page.getByRole('option', { name: words.waiting }).first().waitFor();
      await expectNoAxeViolations(page);
      await takePicture(page, `command-bar-${locale}`);
      await page.getByRole('combobox', { name: words.field }).fill(words.dark);
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await expect(page.getByRole('row').nth(2)).toBeFocused();
      await page.keyboard.press('x');
      await expect(page.getByRole('row').nth(2).getByRole('checkbox')).toBeChecked();
      await expectNoAxeViolations(page);
      await takePicture(page, `people-dark-${locale}`);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/admin\/volunteers-menu\/\d+$/);
    });
  });
}

test.describe('the frame', () => {
  const journey = openBrowser();

  test('stands at every width, folded and open, with nothing to scroll sideways', async () => {
    const page = await journey.visit({ width: WIDTHS.desk });
    await enterAs(page, PEOPLE.admin, 'admin');
    await page.goto('/admin/events');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'צמצום התפריט' }).click();
    // a tooltip does not belong to the page, and takes time to disappear
    await page.mouse.move(600, 600);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await untilQuiet(page);
    await expectNoAxeViolations(page);
    await takePicture(page, 'rail-folded');
    await page.setViewportSize({ width: WIDTHS.phone, height: 844 });
    await page.getByRole('button', { name: 'פתיחת התפריט' }).click();
    await page.getByRole('navigation', { name: 'תפריט ראשי' }).waitFor();
    await expectNoAxeViolations(page);
    await takePicture(page, 'rail-phone');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: WORDS['he-IL'].open }).click();
    await page.getByRole('combobox', { name: WORDS['he-IL'].field }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await takePicture(page, 'command-bar-phone');
  });
});
