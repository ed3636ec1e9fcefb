import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScrolling, openBrowser, PEOPLE, signIn, takePicture, WIDTHS } from '../support/index.js';

async function expectGood(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScrolling(page);
}

test.describe('a number whose person was not here for a year (rule 237)', () => {
  const journey = openBrowser();

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
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('alert').getByText('Nobody comes in under this name').waitFor();
    await page.getByRole('button', { name: 'Register as ברוך כהן' }).waitFor();
    await expectGood(page);
    await takePicture(page, 'name-not-there-en');
    await name.fill('ברוך ששון');
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'Is this account yours?', level: 1 }).waitFor();
    await page.getByLabel('In which street do you live?').waitFor();
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
    await page.getByText('זו לא התשובה שרשומה אצלנו').waitFor();
    await expectGood(page);
    await answer.fill('רחוב הרצל');
    await page.getByRole('button', { name: 'להמשיך' }).click();
    await page.getByRole('heading', { name: 'איזו עזרה נדרשת?', level: 1 }).waitFor();
  });
});
