import { expect, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  solveCaptcha,
  takePicture,
  WIDTHS,
  waitForMessage,
} from '../support/index.js';

test.describe('Contact us, as a conversation', () => {
  const journey = openBrowser();

  test('a help seeker writes, the desk answers, and the help seeker writes on (Hebrew)', async () => {
    const subject = 'מסע: איך מחליפים כתובת?';
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto('/contact-us');
    await page.getByLabel('נושא').fill(subject);
    await page.getByLabel('במה אפשר לעזור?').fill('עברתי דירה.');
    await page.getByRole('button', { name: 'לשלוח' }).click();
    await page.getByText('הפנייה נשלחה בהצלחה').waitFor();

    const desk = await journey.visit({ locale: 'he-IL', width: WIDTHS.desk });
    await enterAs(desk, PEOPLE.admin, 'admin');
    await desk.goto('/admin/contacts');
    await desk.getByRole('button', { name: `מענה לפנייה ״${subject}״` }).click();
    const panel = desk.getByRole('dialog', { name: subject });
    await panel.getByRole('textbox', { name: 'תשובה' }).fill('אפשר להחליף בפרופיל.');
    await expectNoAxeViolations(desk);
    await takePicture(desk, 'contact-desk');
    await panel.getByRole('button', { name: 'שליחת התשובה' }).click();
    await panel.getByRole('listitem').filter({ hasText: 'אפשר להחליף בפרופיל.' }).waitFor();

    await page.goto('/contact-us');
    await page.getByRole('link', { name: subject }).click();
    await page.getByRole('list', { name: 'השיחה' }).getByText('אפשר להחליף בפרופיל.').waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await takePicture(page, 'contact-own');
    await page.getByLabel('להמשיך את השיחה').fill('תודה, ועוד שאלה.');
    await page.getByRole('button', { name: 'לשלוח' }).click();
    await page.getByText('מחכה לתשובה שלנו').waitFor();
    await desk.goto('/admin/contacts');
    await desk.getByRole('button', { name: `מענה לפנייה ״${subject}״` }).waitFor();
  });

  test('a visitor is answered by e-mail, and goes on behind its link (English)', async () => {
    const email = 'journey.visitor@karov.example';
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.phone });
    await page.goto('/contact-us');
    await page.getByLabel('What is your name?').fill('Sara Levi');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Subject').fill('Journey: how do I register?');
    await page.getByLabel('How can we help?').fill('I could not find it.');
    await solveCaptcha(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Contact query submitted successfully').waitFor();

    const desk = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await enterAs(desk, PEOPLE.admin, 'admin');
    await desk.goto('/admin/contacts');
    await desk.getByRole('button', { name: 'Answer "Journey: how do I register?"' }).click();
    await desk.getByRole('dialog').getByRole('textbox', { name: 'Answer' }).fill('On the first page.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Send the answer' }).click();
    await desk.getByText('The answer was sent.').waitFor();

    const { text } = await waitForMessage(email, ({ channel }) => channel === 'email');
    const [path = ''] = /\/c\/[\w-]{22}/.exec(text) ?? [];
    await page.goto(path);
    await page.getByRole('list', { name: 'The conversation' }).getByText('On the first page.').waitFor();
    await page.getByLabel('Write another message').fill('Thank you.');
    await solveCaptcha(page);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await takePicture(page, 'contact-link');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Waiting for our answer').waitFor();
    expect(await page.getByRole('list', { name: 'The conversation' }).getByText('Thank you.').count()).toBe(
      1,
    );
  });
});
