import { expect, type Page, test } from '@playwright/test';
import { enterAs, expectNoAxeViolations, openBrowser, PEOPLE, takePicture } from '../support/index.js';

const WORDS = {
  'he-IL': {
    close: 'סגירה',
    signed: 'כניסה',
    shown: 'הצגה',
    agreement: 'הסכם ההתנדבות',
    select: /^בחירת (?!כל)/,
    selected: 'סומנה שורה אחת',
  },
  'en-US': {
    close: 'Close',
    signed: 'Signed in',
    shown: 'Show',
    agreement: 'Volunteer agreement',
    select: /^Select (?!the whole)/,
    selected: 'One is selected',
  },
} as const;
const SIZES = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

for (const locale of ['he-IL', 'en-US'] as const) {
  test.describe(`people, in ${locale}`, () => {
    const journey = openBrowser();
    const words = WORDS[locale];
    let page: Page;
    test.beforeAll(async () => {
      page = await journey.visit({ locale });
      await enterAs(page, PEOPLE.admin, 'admin');
    });

    for (const [size, viewport] of Object.entries(SIZES)) {
      test(`the list and a card on a ${size} screen`, async () => {
        await page.setViewportSize(viewport);
        await page.goto('/admin/volunteers-menu?filter={"role":"volunteer"}');
        await page.getByRole('checkbox', { name: words.select }).first().check();
        await page.getByText(words.selected).waitFor();
        await expectNoAxeViolations(page);
        await takePicture(page, `people-${locale}-${size}`);
        const name = page.locator('a[id^="person-"]').first();
        await name.click();
        const agreement = page.getByRole('region', { name: words.agreement });
        await agreement.getByRole('button', { name: words.shown }).click();
        await agreement.locator('dl').waitFor();
        await expectNoAxeViolations(page);
        await takePicture(page, `person-${locale}-${size}`);
        await page.getByRole('button', { name: words.close, exact: true }).click();
        await expect(name).toBeFocused();
      });
    }
  });
}
