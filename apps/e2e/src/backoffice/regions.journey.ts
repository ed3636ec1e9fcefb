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
    title: 'אזורים ומנהלים',
    list: 'האזורים ומי שמנהל בהם',
    map: /מפת האזורים/,
    region: 'ירושלים',
    gap: 'ירושלים: אין מנהל',
    warning: /בלי מנהל: .*ירושלים/,
    panel: 'המנהלים באזור ירושלים',
    manager: 'מנהל להוספה',
    add: 'הוספה לאזור ירושלים',
    regions: 'אזורים',
    take: 'הסרת ירושלים',
    actions: /^פעולות: /,
    close: 'סגירה',
    of: 'האזורים של ',
  },
  'en-US': {
    title: 'Regions and managers',
    list: 'The regions and their managers',
    map: /Map of the regions/,
    region: 'Jerusalem',
    gap: 'Jerusalem: No manager',
    warning: /no manager: .*Jerusalem/,
    panel: 'Managers of Jerusalem',
    manager: 'Manager to add',
    add: 'Add to Jerusalem',
    regions: 'Regions',
    take: 'Remove Jerusalem',
    actions: /^Actions: /,
    close: 'Close',
    of: 'Regions of ',
  },
} as const;

type Words = (typeof WORDS)['he-IL' | 'en-US'];

/**
 * Goes from the page through the manager's card to the dialog of their regions, and removes Jerusalem there.
 */
async function takeAway(page: Page, words: Words): Promise<void> {
  const manager = page.getByRole('region', { name: words.panel }).getByRole('link');
  const name = (await manager.textContent()) ?? '';
  await manager.click();
  const card = page.getByRole('dialog', { name }).or(page.getByRole('region', { name }));
  await card.getByRole('button', { name: words.actions }).click();
  await page.getByRole('menuitem', { name: words.regions, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${words.of}${name}` });
  await dialog.getByRole('region', { name: words.map }).waitFor();
  await dialog.getByRole('button', { name: words.take }).click();
  await expect(dialog.getByRole('button', { name: words.gap })).toBeVisible();
  await untilQuiet(page);
  await takePicture(page, `regions-dialog-${words.region === 'Jerusalem' ? 'en' : 'he'}`);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: words.close }).click();
}

test.describe('regions and managers', () => {
  const journey = openBrowser();

  for (const [locale, width] of [
    ['he-IL', WIDTHS.phone],
    ['en-US', WIDTHS.desk],
  ] as const)
    test(`an admin finds the region without a manager and gives it to one, in ${locale} at ${width} px`, async () => {
      const words = WORDS[locale];
      const page = await journey.visit({ locale, width });
      await enterAs(page, PEOPLE.admin, 'admin');
      await page.goto('/admin/regions');
      await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: words.warning })).toBeVisible();
      await page.getByRole('button', { name: words.gap }).press('Enter');
      await expect(
        page.getByRole('list', { name: words.list }).getByRole('button', { name: words.region }),
      ).toHaveAttribute('aria-pressed', 'true');
      await untilQuiet(page);
      await takePicture(page, `regions-${locale}-${width}`);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);

      const panel = page.getByRole('region', { name: words.panel });
      await panel.getByLabel(words.manager).selectOption({ index: 1 });
      await panel.getByRole('button', { name: words.add }).click();
      await expect(panel.getByRole('link')).toBeVisible();
      await expect(page.getByRole('button', { name: words.gap })).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: words.warning })).toHaveCount(0);

      await takeAway(page, words);
    });
});
