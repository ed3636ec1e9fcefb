import { expect, type Page, test } from '@playwright/test';
import {
  advanceClock,
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  letTimePassForCode,
  newestMessage,
  openBrowser,
  PEOPLE,
  takePicture,
  WIDTHS,
  waitForCode,
  waitForMessage,
} from '../support/index.js';

/** Longer than the five minutes for which a proof is valid (rule 234). */
const PROOF_OLD_SECONDS = 6 * 60;
const NEW_NUMBER = '+972507770001';

/** Presses the button that sends a code, and types in the code from the message. */
async function answerCode(page: Page, phone: string, button: string, field: string): Promise<void> {
  await letTimePassForCode(phone);
  const before = await newestMessage(phone);
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel(field).fill(await waitForCode(phone, before));
}

/**
 * Checks from the top of the page, because farther down the fixed emergency button covers fields that a
 * person would scroll to.
 */
async function expectNoAxeFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
}

test.describe('another number, once one has shown that it is oneself', () => {
  const journey = openBrowser();

  test('in the portal: a code to the old number and one to the new, there in Hebrew and back in English (small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seekerInactive, 'user');
    await page.goto('/profile');
    await page.getByText('מספר הטלפון', { exact: true }).click();
    await page.getByRole('button', { name: 'להחליף מספר' }).click();
    await page.getByRole('button', { name: 'אין לי יותר את המספר הזה' }).click();
    await page.getByText('אין בעיה, אנחנו נחליף אותו בשבילך').waitFor();
    await takePicture(page, 'own-number-old-he');
    await expectNoAxeFromTop(page);
    await answerCode(page, PEOPLE.seekerInactive, 'לשלוח קוד למספר הרשום', 'קוד בן 4 ספרות');
    await page.locator('#new-phone').fill('050-777-0001');
    await expectNoSidewaysScrolling(page);
    await takePicture(page, 'own-number-new-he');
    // typing the number took longer than the proof is valid, so another proof is requested, and the number is
    // kept
    await advanceClock(PROOF_OLD_SECONDS);
    await page.getByRole('button', { name: 'לשלוח קוד למספר החדש' }).click();
    await answerCode(page, PEOPLE.seekerInactive, 'לשלוח קוד למספר הרשום', 'קוד בן 4 ספרות');
    const told = await newestMessage(PEOPLE.seekerInactive);
    await page.getByText('050-777-0001').waitFor();
    await expectNoAxeFromTop(page);
    await takePicture(page, 'own-number-code-he');
    await page.getByLabel('קוד בן 4 ספרות').fill(await waitForCode(NEW_NUMBER, 0));
    await page.getByText('מספר הטלפון הוחלף').waitFor();
    await waitForMessage(PEOPLE.seekerInactive, ({ text }) => text.includes('קרוב'), told);
    await page.context().close();

    const back = await journey.visit({ locale: 'en-US', width: WIDTHS.phone });
    await enterAs(back, NEW_NUMBER, 'user');
    await back.goto('/profile');
    await back.getByText('Phone number', { exact: true }).click();
    await back.getByRole('button', { name: 'Change number' }).click();
    await answerCode(back, NEW_NUMBER, 'Send a code to my current number', '4-digit code');
    await back.locator('#new-phone').fill(PEOPLE.seekerInactive);
    await takePicture(back, 'own-number-new-en');
    await answerCode(back, PEOPLE.seekerInactive, 'Send a code to the new number', '4-digit code');
    await back.getByText('Your phone number was changed').waitFor();
  });

  test('another e-mail address is saved after a code to the number, and the former address hears of it (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto('/profile');
    const field = page.getByRole('textbox', { name: /דוא״ל/ });
    const save = page.getByRole('button', { name: 'לשמור את הפרטים' });
    await field.fill('former@karov.example');
    const proveAndSave = async () => {
      await advanceClock(PROOF_OLD_SECONDS);
      const before = await newestMessage(PEOPLE.seeker);
      await save.click();
      await page.getByRole('dialog').getByLabel('קוד בן 4 ספרות').waitFor();
      await expectNoAxeViolations(page);
      await page.getByLabel('קוד בן 4 ספרות').fill(await waitForCode(PEOPLE.seeker, before));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('הפרטים נשמרו').first().waitFor();
    };
    await proveAndSave();
    await page.reload();
    await expect(field).toHaveValue('former@karov.example');
    await field.fill('another@karov.example');
    await proveAndSave();
    await waitForMessage(
      'former@karov.example',
      ({ text }) => text.includes('כתובת הדוא״ל בחשבון שלך הוחלפה'),
      0,
    );
    await page.context().close();
  });

  for (const [locale, words] of [
    [
      'he-IL',
      {
        number: 'מספר חדש',
        send: 'לשלוח קוד למספר החדש',
        dialog: 'רק לוודא שזה אצלך',
        own: 'לשלוח קוד לטלפון שלי',
        code: 'קוד בן 4 ספרות',
        goOn: 'להמשיך',
      },
    ],
    [
      'en-US',
      {
        number: 'New number',
        send: 'Send a code to the new number',
        dialog: 'Please show that it is you',
        own: 'Send a code to my phone',
        code: '4-digit code',
        goOn: 'Go on',
      },
    ],
  ] as const)
    test(`at the desk: the proof is asked for over what was begun (${locale})`, async () => {
      const page = await journey.visit({ locale });
      await enterAs(page, PEOPLE.managerNorth, 'admin');
      await page.goto('/admin/profile');
      await page.getByLabel(words.number).fill('050-777-0002');
      await advanceClock(PROOF_OLD_SECONDS);
      await page.getByRole('button', { name: words.send }).click();
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await dialog.waitFor();
      await expectNoAxeViolations(page);
      await takePicture(page, `own-number-desk-${locale}`);
      await answerCode(page, PEOPLE.managerNorth, words.own, words.code);
      await dialog.getByRole('button', { name: words.goOn }).click();
      await dialog.waitFor({ state: 'detached' });
      await waitForCode('+972507770002', 0);
      await expect(page.getByLabel(words.number, { exact: true })).toHaveValue('050-777-0002');
    });
});
