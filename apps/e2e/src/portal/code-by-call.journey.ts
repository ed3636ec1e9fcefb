import type { Locale, SignInDoor } from '@karov/domain';
import { expect, test } from '@playwright/test';
import {
  advanceClock,
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

/** How many seconds to wait before another code, or a call with the code, may be requested. */
const RESEND_SECONDS = 31;

const STORIES: readonly {
  locale: Locale;
  door: SignInDoor;
  phone: string;
  callMe: string;
  calling: string;
}[] = [
  {
    locale: 'he-IL',
    door: 'user',
    phone: PEOPLE.seeker,
    callMe: 'לקבל את הקוד בשיחת טלפון',
    calling: 'מתקשרים אליך עכשיו עם הקוד',
  },
  {
    locale: 'en-US',
    door: 'volunteer',
    phone: PEOPLE.volunteer,
    callMe: 'Call me with the code',
    calling: 'We are calling you now with the code',
  },
  {
    locale: 'en-US',
    door: 'admin',
    phone: PEOPLE.admin,
    callMe: 'Call me with the code',
    calling: 'We are calling you now with the code.',
  },
];

/** Rule 182: a person who gets no SMS, or cannot read it, hears the code by telephone. */
test.describe('a code by telephone', () => {
  const journey = openBrowser();

  for (const { locale, door, phone, callMe, calling } of STORIES) {
    test(`is asked for beside the SMS, told digit by digit, and lets in (${door}, ${locale})`, async () => {
      const page = await journey.visit({ locale, width: WIDTHS.phone });
      await page.clock.install();
      await page.goto(`/${door}/login`);
      await page.locator('#phone').fill(phone);
      await solveCaptcha(page);
      await letTimePassForCode(phone);
      const before = await newestMessage(phone);
      await page.locator('form button[type=submit]').click();
      const written = await waitForCode(phone, before);
      const call = page.getByRole('button', { name: callMe });
      await expect(call).toBeDisabled();

      await page.clock.fastForward(RESEND_SECONDS * 1000);
      await advanceClock(RESEND_SECONDS);
      const sms = await newestMessage(phone);
      await call.click();
      await page.getByText(calling, { exact: true }).first().waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      const spoken = await waitForMessage(phone, ({ channel }) => channel === 'call', sms);
      const told = spoken.text.match(/\b\d\b/g) ?? [];
      // A late SMS is not wrong, because the call reads out the same code, twice.
      expect(told.join('')).toBe(written + written);

      await page.locator('#otp').fill(told.slice(0, written.length).join(''));
      await page.waitForURL((url) => !url.pathname.includes('/login'));
    });
  }
});
