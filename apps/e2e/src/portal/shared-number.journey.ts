import { expect, type Page, test } from '@playwright/test';
import {
  expectNoSidewaysScrolling,
  letTimePassForCode,
  newestMessage,
  openBrowser,
  solveCaptcha,
  takePicture,
  WIDTHS,
  waitForCode,
  waitForMessage,
} from '../support/index.js';
import {
  answer,
  answerTheRest,
  chooseAddress,
  expectSound,
  goOnTo,
  newPhone,
  provePhone,
} from './registration-steps.js';

/** Completes the short form with a name. */
async function registerAs(page: Page, firstName: string): Promise<void> {
  await answer(page, 'quick_emergency_request').check();
  await answer(page, 'first_name').fill(firstName);
  await answer(page, 'last_name').fill('אברהמי');
  await chooseAddress(page, 'residential_address', 'חיפה');
  await answerTheRest(page);
  await goOnTo(page, 'disability');
  await answer(page, 'disability_confirmation_check').check();
  await answerTheRest(page);
  await goOnTo(page, 'consent');
  await answer(page, 'is_confirm').check();
  await answer(page, 'is_authorize').check();
  await goOnTo(page, 'check');
  await page.getByRole('button', { name: 'לשלוח ולסיים' }).click();
  await page.waitForURL('**/welcome');
  await page.getByRole('heading', { level: 1, name: new RegExp(firstName) }).waitFor();
}

test.describe('a couple with one telephone (rule 238)', () => {
  const journey = openBrowser();

  test('registers both, and each comes in as they are (Hebrew, smallest phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    const phone = newPhone();
    await page.goto('/registration');
    await provePhone(page, phone);
    await registerAs(page, 'רחל');
    await page.getByRole('button', { name: /החשבון שלי/ }).click();
    await page.getByRole('link', { name: 'אדם אחר במספר הזה' }).click();
    await page.getByRole('button', { name: 'אדם אחר נכנס עכשיו' }).click();
    await page.getByRole('heading', { level: 1, name: 'מה השם המלא שלך?' }).waitFor();
    await expectSound(page);
    await takePicture(page, 'name-at-number-he');
    await page.getByLabel('שם מלא').fill('יוסף אברהמי');
    await page.getByRole('button', { name: 'להמשיך' }).click();
    await page.getByRole('alert').getByText('אי אפשר להיכנס בשם הזה').waitFor();
    await expectSound(page);
    await takePicture(page, 'name-not-there-he');
    await page.getByRole('button', { name: 'להירשם בשם יוסף אברהמי' }).click();
    await page.locator('.wizard').waitFor();
    expect(await answer(page, 'first_name').inputValue()).toBe('יוסף');
    await registerAs(page, 'יוסף');
    await waitForMessage(phone, ({ text }) => text.startsWith('יוסף: '));

    const again = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await again.goto('/user/login');
    await again.getByLabel('מספר טלפון').fill(phone);
    await solveCaptcha(again);
    await letTimePassForCode(phone);
    const before = await newestMessage(phone);
    await again.getByRole('button', { name: 'לשלוח לי קוד' }).click();
    await again.getByLabel('קוד בן 4 ספרות').fill(await waitForCode(phone, before));
    await again.getByRole('heading', { level: 1, name: 'מי נכנס עכשיו?' }).waitFor();
    await again.getByRole('button', { name: 'יוסף', exact: true }).waitFor();
    await expectSound(again);
    await takePicture(again, 'who-are-you-he');
    await again.getByRole('button', { name: 'שפה: עברית' }).click();
    await again.getByRole('button', { name: 'English' }).click();
    await again.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor();
    await expectNoSidewaysScrolling(again);
    await takePicture(again, 'who-are-you-en');
    await again.getByRole('button', { name: 'Language: English' }).click();
    await again.getByRole('button', { name: 'עברית' }).click();
    await again.getByRole('button', { name: 'רחל', exact: true }).click();
    await again.getByRole('heading', { level: 1, name: 'איזו עזרה נדרשת?' }).waitFor();
    await again.getByRole('button', { name: /החשבון שלי: רחל אברהמי/ }).waitFor();
  });
});
