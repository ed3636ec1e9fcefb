import { test } from '@playwright/test';
import {
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  letTimePassForCode,
  newestMessage,
  openBrowser,
  PEOPLE,
  solveCaptcha,
  WIDTHS,
  waitForCode,
} from '../support/index.js';

/** Nobody in the demo has this number. */
const STRANGER = '+972529999999';

test.describe('signing in to the portal', () => {
  const journey = openBrowser();

  test('takes a help seeker from the chooser to the own page, over a wrong code (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto('/');
    await page.getByRole('link', { name: /נדרשת לי עזרה/ }).click();
    await page.getByLabel('מספר טלפון').fill(PEOPLE.seeker);
    await solveCaptcha(page);
    await expectNoAxeViolations(page);
    await letTimePassForCode(PEOPLE.seeker);
    const before = await newestMessage(PEOPLE.seeker);
    await page.getByRole('button', { name: 'לשלוח לי קוד' }).click();
    const code = await waitForCode(PEOPLE.seeker, before);
    const field = page.getByLabel('קוד בן 4 ספרות');
    await field.fill(code === '1234' ? '4321' : '1234');
    await page.locator('#otp[aria-invalid]').waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await field.fill(code);
    await page.getByRole('heading', { name: 'איזו עזרה נדרשת?', level: 1 }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
  });

  test('works by keyboard alone, in and out (English, desk)', async () => {
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    const until = async (reached: string) => {
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => {
          const control = document.activeElement?.closest('a, button, input');
          return control ? `${control.id} ${control.textContent}` : '';
        });
        if (name.includes(reached)) return;
      }
      throw new Error(`the keyboard did not reach "${reached}"`);
    };
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await until('Skip to content');
    await page.keyboard.press('Enter');
    await until('Volunteer');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox').waitFor();
    await until('phone');
    await page.keyboard.type(PEOPLE.volunteer);
    await solveCaptcha(page);
    await letTimePassForCode(PEOPLE.volunteer);
    const before = await newestMessage(PEOPLE.volunteer);
    await until('Send me a code');
    await page.keyboard.press('Enter');
    await page.locator('#otp:focus').waitFor();
    await page.keyboard.type(await waitForCode(PEOPLE.volunteer, before));
    await page.getByRole('heading', { name: 'Open requests', level: 1 }).waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'Open requests', level: 1 }).waitFor();
    await until('My account');
    await page.keyboard.press('Enter');
    await until('Log out');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Welcome to Karov' }).waitFor();
    await page.goto('/volunteer/event-requests');
    await page.waitForURL('**/login');
  });

  test('takes an unknown phone, once it is verified, straight to the registration', async () => {
    const page = await journey.visit({ width: WIDTHS.phone });
    await page.goto(`/volunteer/login/${STRANGER}`);
    await solveCaptcha(page);
    const before = await newestMessage(STRANGER);
    await page.getByRole('button', { name: 'לשלוח לי קוד' }).click();
    await page.getByLabel('קוד בן 4 ספרות').fill(await waitForCode(STRANGER, before));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/volunteer/registration**');
    await page.getByLabel('שם פרטי').waitFor();
    await expectNoAxeViolations(page);
  });
});
