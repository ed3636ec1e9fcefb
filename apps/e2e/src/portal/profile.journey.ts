import { expect, type Page, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  letTimePassForCode,
  newestMessage,
  openBrowser,
  PEOPLE,
  solveCaptcha,
  WIDTHS,
  waitForCode,
  waitForMessage,
} from '../support/index.js';

const DESK = 'support@karov.example';

async function proveSelf(page: Page, phone: string): Promise<void> {
  await letTimePassForCode(phone);
  await page.locator('#phone').fill(phone);
  await solveCaptcha(page);
  const before = await newestMessage(phone);
  await page.locator('form').getByRole('button').last().click();
  await page.locator('#otp').fill(await waitForCode(phone, before));
}

test.describe('the own profile', () => {
  const journey = openBrowser();

  test('is reached by a deep link through the sign-in, and shows everything that is kept (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto('/profile/data');
    await page.getByRole('link', { name: /נדרשת לי עזרה/ }).click();
    await proveSelf(page, PEOPLE.seeker);
    await page.getByRole('heading', { name: 'המידע שלי', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'להציג את הכול כאן' }).click();
    const report = page.getByRole('region', { name: 'המידע שלי' });
    await report.getByRole('heading', { name: 'הפרטים שלי' }).click();
    await report.getByText('שרה').first().waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'לבקש מחיקה' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'לבקש מחיקה' }).click();
    await page.getByRole('button', { name: 'להישאר, לבטל את המחיקה' }).click();
    await page.getByRole('button', { name: 'לבקש מחיקה' }).waitFor();
    await page.context().close();
  });

  test('leads somebody without a disability to choose one, and lets them on after that (Hebrew, desk)', async () => {
    const page = await journey.visit({ locale: 'he-IL' });
    await enterAs(page, PEOPLE.seekerWithoutDisability, 'user');
    await page.goto('/contact-us');
    await page.getByRole('heading', { name: 'יצירת קשר', level: 1 }).waitFor();
    await page.goto('/help-menu');
    await page.getByRole('heading', { name: 'הפרופיל שלי', level: 1 }).waitFor();
    await page.getByText('עוד לא רשומה בחשבון שלך מוגבלות').waitFor();
    await page.getByRole('checkbox', { name: 'מוגבלות בניידות' }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'לשמור את הפרטים' }).click();
    await page.getByText('הפרטים נשמרו').waitFor();
    await page.getByRole('link', { name: 'בקשת עזרה חדשה', exact: true }).click();
    await page.getByRole('heading', { name: 'איזו עזרה נדרשת?', level: 1 }).waitFor();
    await page.context().close();
  });

  test('keeps what was changed, and asks before unsaved changes are left (English)', async () => {
    const page = await journey.visit({ locale: 'en-US' });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /My account/ }).click();
    await page.getByRole('link', { name: 'Edit profile' }).click();
    const signOutAll = page.getByRole('button', { name: 'Sign out of all devices' });
    await page.getByRole('heading', { name: 'Signed-in devices' }).waitFor();
    expect(await signOutAll.count()).toBe(0);
    await page.locator('summary').filter({ hasText: 'Signed-in devices' }).press('Enter');
    await signOutAll.waitFor();
    const note = page.getByLabel(/What else should we know/);
    await note.fill('The entrance is behind the house');
    await page.getByRole('link', { name: /^My data/ }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/profile');
    expect(await note.inputValue()).toBe('The entrance is behind the house');
    await page.getByRole('button', { name: 'Save my details' }).click();
    await page.getByText('Your details were saved').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'My profile', level: 1 }).waitFor();
    expect(await note.inputValue()).toBe('The entrance is behind the house');
    await page.context().close();
  });

  test('lets people write to support, whom an admin answers in the back office (English)', async () => {
    const before = await newestMessage(DESK);
    const page = await journey.visit({ locale: 'en-US' });
    await enterAs(page, PEOPLE.volunteer, 'volunteer');
    await page.goto('/contact-us');
    await page.getByLabel('Subject').fill('A question about rides');
    await page.getByLabel(/How can we help/).fill('May I bring a friend along?');
    await page.getByRole('button', { name: 'Send' }).dblclick();
    await page.getByText('Contact query submitted successfully').waitFor();
    expect(
      (await waitForMessage(DESK, ({ text }) => text.includes('A question about rides'), before)).channel,
    ).toBe('email');
    await page.context().close();

    const desk = await journey.visit({ locale: 'en-US' });
    await enterAs(desk, PEOPLE.admin, 'admin');
    await desk.goto('/admin/contacts');
    await desk.getByText('May I bring a friend along?').waitFor();
    await expectNoAxeViolations(desk);
    await desk.getByRole('button', { name: 'Answer "A question about rides"' }).click();
    await desk.getByRole('dialog').getByRole('textbox', { name: 'Answer' }).fill('Of course.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Send the answer' }).click();
    await desk.getByText('The answer was sent.').waitFor();
    await desk.keyboard.press('Escape');
    await desk.getByRole('cell', { name: /^Answered/ }).waitFor();
    await desk.context().close();
  });

  test('hands out the police form as a PDF (Hebrew)', async () => {
    const page = await journey.visit({ locale: 'he-IL' });
    await page.goto('/volunteer/police_confirmation_required');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /בעברית/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('police-authorization.pdf');
    await page.context().close();
  });
});
