import { expect, type Page, test } from '@playwright/test';
import {
  api,
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  WIDTHS,
} from '../support/index.js';
import { answer, chooseAddress, expectSound, newPhone, provePhone } from './registration-steps.js';

const MOST_TABS = 40;
const DAY_MS = 86_400_000;

/**
 * Returns a day a few weeks ahead, different in each run, because two rides at the same hour would conflict.
 */
function dayAhead(): string {
  return new Date(Date.now() + (7 + Math.floor(Math.random() * 300)) * DAY_MS).toISOString().slice(0, 10);
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector).first();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard did not reach ${selector}`);
}

function isRow(value: unknown): value is { id: number; category_id: number } {
  return typeof value === 'object' && value !== null && 'id' in value && 'category_id' in value;
}

/**
 * Closes the requests that an earlier run left open, because only one request of a kind may be open at a
 * time.
 */
async function closeOpen(token: string, categoryId: number): Promise<void> {
  const open = await api('GET', '/applications?type=list', { token });
  const rows: readonly unknown[] = Array.isArray(open) ? open : [];
  for (const request of rows.filter(isRow)) {
    if (request.category_id === categoryId)
      await api('POST', `/applications/status/${request.id}`, { token, body: { status: 'closed' } });
  }
}

const goOn = (page: Page) => page.locator('.wizard button[type=submit]').click();
const REPAIRS = 5;
const SHOPPING = 2;

/** Opens a form for a help request and chooses a kind of help. */
async function chooseHelp(page: Page, path: string, categoryId: number): Promise<void> {
  await page.goto(path);
  await page.locator('#answer-category_id').waitFor();
  await expectSound(page);
  await page.locator(`#answer-category_id-${categoryId}`).click();
  await goOn(page);
  await answer(page, 'description').waitFor();
}

test.describe('asking for help', () => {
  const journey = openBrowser();

  test('a ride, by keyboard, from the wish to the dashboard (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto('/help-menu');
    await tabTo(page, '#answer-category_id');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, '.wizard button[type=submit]');
    await page.keyboard.press('Enter');
    await answer(page, 'destination_address').waitFor();
    await goOn(page);
    await page.locator('.summary').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('summary');
    await expectSound(page);
    await tabTo(page, '#answer-destination_address');
    await chooseAddress(page, 'destination_address', 'תל אביב');
    await answer(page, 'arrival_date').fill(dayAhead());
    await tabTo(page, '#answer-arrival_time');
    await page.keyboard.type('14');
    await tabTo(page, '#answer-description');
    await page.keyboard.type('עם כיסא גלגלים מתקפל');
    await page.reload();
    await answer(page, 'description').waitFor();
    expect(await answer(page, 'arrival_time').inputValue()).toBe('14:00');
    expect(await answer(page, 'description').inputValue()).toBe('עם כיסא גלגלים מתקפל');
    await expectSound(page);
    await tabTo(page, '.wizard button[type=submit]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page
      .getByRole('link', { name: /^לפרטים: הסעה/ })
      .first()
      .waitFor();
    await expectSound(page);
  });

  test('other help, followed on its page and closed (English, desk)', async () => {
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    const { token } = await enterAs(page, PEOPLE.seeker, 'user');
    await closeOpen(token, REPAIRS);
    await chooseHelp(page, '/help-menu', REPAIRS);
    await answer(page, 'description').fill('A shelf has come loose');
    await answer(page, 'expiration_date').fill(dayAhead());
    await expectSound(page);
    await goOn(page);
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: 'My help requests' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'A shelf has come loose' }).first().waitFor();
    await expectSound(page);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'A shelf has come loose' })
      .getByRole('link', { name: /^Details/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cancel the request' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the request' }).click();
    await page.getByRole('link', { name: 'Ask again' }).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: 'Ask again' }).click();
    await answer(page, 'description').waitFor();
    expect(await answer(page, 'description').inputValue()).toBe('A shelf has come loose');
  });

  test('without an account: what, the phone with its code, who asks, and a thank you (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto('/login');
    await page.getByRole('link', { name: /לבקש עזרה בלי חשבון/ }).click();
    await chooseHelp(page, '/ask-for-help', SHOPPING);
    await answer(page, 'description').fill('לחם, חלב ותרופות');
    await answer(page, 'expiration_date').fill(dayAhead());
    await expectSound(page);
    await goOn(page);
    await provePhone(page, newPhone());
    await goOn(page);
    await page.locator('.summary').waitFor();
    await expectSound(page);
    await answer(page, 'full_name').fill('דוד כהן');
    await answer(page, 'email').fill('david@example.org');
    await answer(page, 'disability_id').check();
    await chooseAddress(page, 'residential_address', 'הרצל 10 חיפה');
    await goOn(page);
    await answer(page, 'is_confirm').waitFor();
    await expectSound(page);
    for (const agreement of ['is_confirm', 'is_authorize']) await answer(page, agreement).check();
    await goOn(page);
    await page.getByRole('heading', { level: 1, name: 'הבקשה התקבלה' }).waitFor();
    await expectSound(page);
  });

  test('an emergency: one press and one confirmation from any page, then its page, then closed (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto('/contact-us');
    await page.getByRole('button', { name: 'חירום: לבקש עזרה מיד' }).click();
    await page.getByRole('dialog').getByRole('link', { name: /100/ }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }).click();
    await page.waitForURL('**/emergency');
    await page.locator('.request-way [aria-current=step]').waitFor();
    await expectSound(page);
    await page.goto('/contact-us');
    await page.getByRole('button', { name: 'חירום: לבקש עזרה מיד' }).click();
    await page.getByRole('button', { name: 'לראות מה קורה' }).click();
    await page.getByRole('button', { name: 'כבר לא צריך עזרה' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'כן, לסגור' }).click();
    await page.getByRole('button', { name: 'חירום: לבקש עזרה מיד' }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
  });
});
