import { expect, type Page, test } from '@playwright/test';
import {
  api,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  sessionOf,
  signIn,
  takePicture,
  WIDTHS,
} from '../support/index.js';
import { answer, chooseAddress, provePhone } from './registration-steps.js';

const DAY_MS = 86_400_000;
const SHOPPING = '2';
const goOn = (page: Page) => page.locator('.wizard button[type=submit]').click();

/** Fills in a request without a sign-in, up to the proof of the number. */
async function askUpToPerson(page: Page, phone: string, words: string): Promise<void> {
  await page.goto('/ask-for-help');
  await page.locator(`#answer-category_id-${SHOPPING}`).click();
  await goOn(page);
  await answer(page, 'description').fill(words);
  await answer(page, 'expiration_date').fill(new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10));
  await goOn(page);
  await provePhone(page, phone);
}

/** Fills in the person and the consents, and sends the request. */
async function sendAs(page: Page, name: string): Promise<void> {
  await answer(page, 'full_name').fill(name);
  await answer(page, 'disability_id').first().check();
  await chooseAddress(page, 'residential_address', 'הרצל 10 חיפה');
  await goOn(page);
  for (const agreement of ['is_confirm', 'is_authorize']) await answer(page, agreement).check();
  await goOn(page);
}

async function expectGood(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScrolling(page);
}

test.describe('a number whose person was not here for a year (rule 237)', () => {
  const journey = openBrowser();

  test('files nothing as whoever has the number now for who asks under a name from before, and leads to its question (Hebrew, small phone)', async () => {
    const first = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await askUpToPerson(first, PEOPLE.seekerAway, 'לחם וחלב');
    await sendAs(first, 'נור כהן');
    await first.getByRole('heading', { level: 1, name: 'הבקשה התקבלה' }).waitFor();

    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await askUpToPerson(page, PEOPLE.seekerAway, 'תרופות');
    await page.getByRole('radio', { name: 'לכתוב פרטים אחרים' }).check();
    await sendAs(page, 'ברוך ששון');
    await page.getByRole('button', { name: 'לשלוח עם הפרטים החדשים' }).click();
    await page.getByRole('heading', { level: 1, name: 'מה השם המלא שלך?' }).waitFor();
    await expectGood(page);
    await page.getByLabel('שם מלא').fill('ששון ברוך');
    await page.getByRole('button', { name: 'להמשיך' }).click();
    await page.getByRole('heading', { name: 'זה החשבון שלך?', level: 1 }).waitFor();

    const nour = await sessionOf(PEOPLE.seekerAway, 'user');
    const filed = await api('GET', '/applications?type=list', { token: nour.token });
    expect([nour.full_name, Array.isArray(filed) && filed.length]).toEqual(['נור כהן', 1]);
    // afterwards the number belongs only to the former person again
    const admin = await sessionOf(PEOPLE.superAdmin, 'admin');
    await api('DELETE', `/admin/users/${nour.id}`, { token: admin.token, body: {} });
  });

  test('lets another of the household say who they are, who comes to their own question by their full name (English, desk)', async () => {
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await signIn(page, PEOPLE.seekerAway, 'user');
    await page.getByRole('heading', { name: 'Is this account yours?', level: 1 }).waitFor();
    await expectGood(page);
    await takePicture(page, 'old-number-en');
    await page.getByRole('button', { name: 'I am somebody else' }).click();
    await page.getByRole('heading', { name: 'What is your full name?', level: 1 }).waitFor();
    const name = page.getByLabel('Full name');
    await name.fill('ברוך כהן');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').getByText('This name cannot sign in').waitFor();
    await page.getByRole('button', { name: 'Register as ברוך כהן' }).waitFor();
    await expectGood(page);
    await takePicture(page, 'name-not-there-en');
    await name.fill('ברוך ששון');
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Is this account yours?', level: 1 }).waitFor();
    await page.getByLabel('What street do you live on?').waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/ברוך|ששון|נהריה/);
  });

  test('shows a question and nothing of the person, calls help all the same, and opens with the answer (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await signIn(page, PEOPLE.seekerAway, 'user');
    await page.getByRole('heading', { name: 'זה החשבון שלך?', level: 1 }).waitFor();
    const answer = page.getByLabel('באיזה רחוב הבית שלך?');
    await answer.waitFor();
    expect(await page.locator('body').textContent()).not.toMatch(/ברוך|ששון|נהריה/);
    await expectGood(page);
    await takePicture(page, 'old-number-he');
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'זה החשבון שלך?', level: 1 }).waitFor();

    await page.getByRole('button', { name: 'חירום: לבקש עזרה מיד' }).click();
    const dialog = page.getByRole('dialog', { name: 'לבקש עזרה דחופה עכשיו?' });
    await dialog.getByLabel('לאן להגיע?').fill('הרצל 20, נהריה');
    await expectGood(page);
    await dialog.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }).click();
    await page.getByRole('heading', { name: 'בקשת חירום', level: 1 }).waitFor();
    const close = page.getByRole('button', { name: 'כבר לא צריך עזרה' });
    await close.waitFor();
    await expectGood(page);
    await close.click();
    await page.getByRole('button', { name: 'כן, לסגור' }).click();
    await page.getByRole('heading', { name: 'נדרשת עזרה דחופה?' }).waitFor();

    await page.goto('/is-it-you');
    await answer.fill('ויצמן');
    await page.getByRole('button', { name: 'להמשיך' }).click();
    await page.getByText('זו לא התשובה הרשומה אצלנו').waitFor();
    await expectGood(page);
    await answer.fill('רחוב הרצל');
    await page.getByRole('button', { name: 'להמשיך' }).click();
    await page.getByRole('heading', { name: 'איזו עזרה נדרשת?', level: 1 }).waitFor();
  });
});
