import { expect, type Page, test } from '@playwright/test';
import { enterAs, expectNoAxeViolations, openBrowser, PEOPLE, takePicture } from '../support/index.js';

const HEADING = 'first_name,last_name,phone,address';

/** Returns a number that no previous run has used; the people in the demo have other numbers. */
const freshPhone = (): string => `053${String(Date.now() % 10_000_000).padStart(7, '0')}`;

/** Returns a file to upload that exists on no disk, because another user's file might have the same path. */
const fileOf = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test.describe('the tools of admins', () => {
  const journey = openBrowser();
  let page: Page;
  test.beforeAll(async () => {
    page = await journey.visit({ locale: 'he-IL' });
    await enterAs(page, PEOPLE.admin, 'admin');
  });

  test('import: hand out a sample and the allowed values', async () => {
    await page.goto('/admin/import/volunteers');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'הורדת קובץ לדוגמה' }).click();
    expect((await download).suggestedFilename()).toBe('volunteers.xlsx');
    await page.getByRole('button', { name: 'הצגת הערכים המותרים' }).click();
    await page.getByRole('rowheader', { name: 'שפות' }).waitFor();
    await expectNoAxeViolations(page);
  });

  test('import: show the rows with errors, and write nothing', async () => {
    await page.goto('/admin/import/volunteers');
    const lines = Array.from({ length: 12 }, (_, index) => `דנה,לוי,12${index},הרצל 1 חיפה`);
    await page.locator('#import-file').setInputFiles(fileOf('karov-faulty.csv', [HEADING, ...lines]));
    await page.getByRole('button', { name: 'ייבוא', exact: true }).click();
    await page.getByText('נמצאו 12 שורות עם טעויות. שום דבר לא נכתב.').waitFor();
    await expect(page.getByRole('list', { name: 'השורות עם הטעויות' }).getByRole('listitem')).toHaveCount(10);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'הורדת הקובץ לתיקון' }).click();
    expect((await download).suggestedFilename()).toBe('volunteers-to-mend.xlsx');
    await expectNoAxeViolations(page);
    await takePicture(page, 'import-errors');
  });

  test('import: bring in a good file', async () => {
    await page.goto('/admin/import/volunteers');
    await page
      .locator('#import-file')
      .setInputFiles(fileOf('karov-good.csv', [HEADING, `דנה,לוי,${freshPhone()},חיפה`]));
    await page.getByRole('button', { name: 'ייבוא', exact: true }).click();
    await page.locator('.MuiAlert-colorSuccess').waitFor();
    await expectNoAxeViolations(page);
  });

  test('auto-assign: change the settings and find them changed', async () => {
    await page.goto('/admin/auto-assign');
    const time = page.locator('#time');
    await time.waitFor();
    const before = await time.inputValue();
    const changed = String(Number(before) + 1);
    await time.fill(changed);
    await page.getByRole('button', { name: 'שמירה' }).click();
    await page.getByText('הגדרות השיבוץ האוטומטי עודכנו.').waitFor();
    await page.reload();
    await time.waitFor();
    expect(await time.inputValue()).toBe(changed);
    await time.fill(before);
    await page.getByRole('button', { name: 'שמירה' }).click();
    await page.getByText('הגדרות השיבוץ האוטומטי עודכנו.').waitFor();
  });

  test('the log: find the messages to one number', async () => {
    await page.goto('/admin/notifications');
    await page.getByRole('searchbox').fill(PEOPLE.admin);
    await page.keyboard.press('Enter');
    const numbers = page.locator('tbody td[data-column="send_to"]');
    await page
      .locator('tbody tr')
      .filter({ hasNotText: '050-000-0002' })
      .first()
      .waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: '050-000-0002' }).first().waitFor();
    // The name of the recipient is below the number.
    expect(new Set((await numbers.allInnerTexts()).map((shown) => shown.split('\n')[0]))).toEqual(
      new Set(['050-000-0002']),
    );
    // A search by person puts no number into the address or into the browser's history.
    expect(page.url()).not.toContain('972500000002');
  });
});
