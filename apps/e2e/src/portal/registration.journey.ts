import { expect, test } from '@playwright/test';
import { advanceClock, enterAs, openBrowser, PEOPLE, WIDTHS, waitForMessage } from '../support/index.js';
import {
  answer,
  answerTheRest,
  choose,
  chooseAddress,
  expectSound,
  goOnTo,
  newPhone,
  provePhone,
} from './registration-steps.js';

const TICKET_SECONDS = 3600;

test.describe('registering to get help', () => {
  const journey = openBrowser();

  test('asks everything in steps, with all sections open (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto('/registration');
    await provePhone(page, newPhone());
    await page.locator('.wizard button[type=submit]').click();
    await page.locator('.summary').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('summary');
    await expectSound(page);
    await chooseAddress(page, 'residential_address', 'הרצל 10 חיפה');
    await answerTheRest(page);
    await goOnTo(page, 'disability');
    await page
      .locator('#answer-disability_id')
      .locator('xpath=ancestor::fieldset')
      .locator('input')
      .last()
      .check();
    await answer(page, 'disability_confirmation_check').check();
    await answerTheRest(page);
    await expectSound(page);
    await goOnTo(page, 'home');
    await choose(page, 'housing_type', 'apartment');
    await choose(page, 'elevator', 'other');
    await answerTheRest(page);
    await expectSound(page);
    await goOnTo(page, 'shelter');
    await choose(page, 'protection_type', 'home_room');
    await choose(page, 'protection_accessibility', 'other');
    await answerTheRest(page);
    await expectSound(page);
    await goOnTo(page, 'household');
    await choose(page, 'living_situation', 'live_with_helper');
    await page.locator('#answer-residents-add').click();
    await answerTheRest(page);
    await expectSound(page);
    await goOnTo(page, 'health');
    await choose(page, 'disability_recognition', 'recognized_other');
    await answerTheRest(page);
    await expectSound(page);
    await goOnTo(page, 'communication');
    await choose(page, 'languages', 'other');
    await choose(page, 'communication_method_with', 'directly_with_me');
    await answerTheRest(page);
    await expectSound(page);
    await goOnTo(page, 'meeting');
    await choose(page, 'face_to_face_with', 'face_to_face_directly_with_me');
    await answerTheRest(page);
    await expectSound(page);
    await goOnTo(page, 'evacuation');
    for (const path of ['transport_needs', 'evacuation_equipment']) await choose(page, path, 'other');
    await answerTheRest(page);
    await expectSound(page);
    await goOnTo(page, 'leaving');
    await choose(page, 'animal_types', 'other');
    await choose(page, 'evacuation_residence', 'live_with_friends');
    await choose(page, 'family_member_option', 'yes');
    await answerTheRest(page);
    await chooseAddress(page, 'evacuation_residence_personal.residential_address', 'תל אביב');
    await expectSound(page);
    await goOnTo(page, 'support');
    await answerTheRest(page);
    await expectSound(page);
    for (const step of ['contacts', 'second_contact']) {
      await goOnTo(page, step);
      await answerTheRest(page);
      await expectSound(page);
    }
    await goOnTo(page, 'consent');
    await answer(page, 'is_confirm').check();
    await answer(page, 'is_authorize').check();
    await expectSound(page);
    await goOnTo(page, 'check');
    await expectSound(page);
    await page.getByRole('button', { name: 'לשלוח ולסיים' }).click();
    await page.waitForURL('**/welcome');
  });

  test('goes by keyboard alone, over a lost network and a reload (English, desk)', async () => {
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    const tabTo = async (reached: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        if (
          await page.evaluate(
            (id) => document.activeElement?.id === id || document.activeElement?.textContent === id,
            reached,
          )
        )
          return;
      }
      throw new Error(`the keyboard did not reach "${reached}"`);
    };
    await page.goto('/registration');
    await provePhone(page, newPhone());
    await tabTo('answer-quick_emergency_request');
    await page.keyboard.press('Space');
    await tabTo('answer-first_name');
    await page.keyboard.type('Rachel');
    await tabTo('answer-last_name');
    await page.keyboard.type('Abrahami');
    await page.reload();
    await answer(page, 'last_name').waitFor();
    expect(await answer(page, 'last_name').inputValue()).toBe('Abrahami');
    await tabTo('answer-residential_address');
    await page.keyboard.type('Herzl 10 Haifa');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo('Continue');
    await page.keyboard.press('Enter');
    await answer(page, 'disability_id').waitFor();
    await tabTo('answer-disability_id');
    await page.keyboard.press('Space');
    await tabTo('answer-disability_confirmation_check');
    await page.keyboard.press('Space');
    await page.context().setOffline(true);
    await tabTo('Continue');
    await page.keyboard.press('Enter');
    await answer(page, 'is_confirm').waitFor();
    await tabTo('answer-is_confirm');
    await page.keyboard.press('Space');
    await tabTo('answer-is_authorize');
    await page.keyboard.press('Space');
    await tabTo('Continue');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Is everything right?' }).waitFor();
    await tabTo('Send and finish');
    await page.keyboard.press('Enter');
    await page.getByText(/nothing is lost/i).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send and finish' }).press('Enter');
    await page.waitForURL('**/welcome');
  });

  test('proves the phone again when its hour is over, and goes on with the draft', async () => {
    const page = await journey.visit({ locale: 'he-IL' });
    const phone = newPhone();
    await page.goto('/registration');
    await provePhone(page, phone);
    await answer(page, 'quick_emergency_request').check();
    await chooseAddress(page, 'residential_address', 'חיפה');
    await answerTheRest(page);
    await goOnTo(page, 'disability');
    await answer(page, 'disability_confirmation_check').check();
    await answerTheRest(page);
    await goOnTo(page, 'consent');
    await answer(page, 'is_confirm').check();
    await answer(page, 'is_authorize').check();
    await goOnTo(page, 'check');
    await advanceClock(TICKET_SECONDS + 1);
    await page.getByRole('button', { name: 'לשלוח ולסיים' }).click();
    await page.getByText(/עבר זמן מאז שאימתנו את הטלפון/).waitFor();
    await provePhone(page, phone);
    await page.getByRole('heading', { name: 'הכול נכון?' }).waitFor();
    await page.getByRole('button', { name: 'לשלוח ולסיים' }).click();
    await page.waitForURL('**/welcome');
  });
});

test.describe('registering somebody else', () => {
  const journey = openBrowser();

  test('from the front door without an account: no disability of the carer, and on to the other person', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto('/login');
    await page.getByRole('link', { name: /העזרה היא בשביל מישהו אחר/ }).click();
    await page.getByRole('link', { name: 'להרשמה', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'לרשום מישהו אחר' }).waitFor();
    await provePhone(page, newPhone());
    await page.getByRole('heading', { level: 1, name: 'קודם כול, כמה פרטים עליך' }).waitFor();
    await expectSound(page);
    await answerTheRest(page);
    await goOnTo(page, 'consent');
    await answer(page, 'is_confirm').check();
    await answer(page, 'is_authorize').check();
    await goOnTo(page, 'check');
    await page.getByRole('button', { name: 'לשלוח ולסיים' }).click();
    await page.waitForURL('**/reference/register');
    await page.getByRole('button', { name: 'להתחיל' }).click();
    await page.getByRole('heading', { level: 1, name: 'למי לעזור' }).waitFor();
  });

  test('tells the person, and is led by the server to the field that it refuses', async () => {
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.phone });
    const phone = newPhone();
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto('/reference/register');
    await page.getByRole('button', { name: 'Begin' }).click();
    // a number in a country to which no messages are sent
    await answer(page, 'phone').fill('+7 916 123 4567');
    await answer(page, 'quick_emergency_request').check();
    await chooseAddress(page, 'residential_address', 'Haifa');
    await answerTheRest(page);
    await goOnTo(page, 'disability');
    await answer(page, 'disability_confirmation_check').check();
    await answerTheRest(page);
    await expectSound(page);
    await goOnTo(page, 'consent');
    await answer(page, 'is_confirm').check();
    await answer(page, 'is_authorize').check();
    await goOnTo(page, 'check');
    await page.getByRole('button', { name: 'Send and finish' }).click();
    await page.locator('.summary a[href="#answer-phone"]').click();
    await answer(page, 'phone').fill(phone);
    await goOnTo(page, 'check');
    await page.getByRole('button', { name: 'Send and finish' }).click();
    await page.getByRole('heading', { name: 'The registration was sent' }).waitFor();
    expect((await waitForMessage(phone, () => true)).text).toMatch(/Karov|קרוב/);
  });
});
