import type { AuthRecord, OwnApplication } from '@karov/api-client';
import { type Locale, localDay, localTime } from '@karov/domain';
import { expect, test } from '@playwright/test';
import { approve, ask, closeRequest, freeVolunteer, RIDE } from '../portal/request-people.js';
import {
  advanceClock,
  api,
  enterAs,
  eventually,
  expectNoAxeViolations,
  newestMessage,
  openBrowser,
  PEOPLE,
  productNow,
  sessionOf,
  WIDTHS,
  waitForMessage,
} from '../support/index.js';

const HOUR_MS = 3_600_000;
/**
 * How far ahead the ride is. The reminder two hours before comes at least half an hour after the approval
 * (rule 164); this leaves more time than that, at any minute.
 */
const RIDE_AHEAD_MS = 3 * HOUR_MS;
/** The text that the seeker gets when the search for the ride is reopened. */
const OPEN_AGAIN: Readonly<Record<Locale, string>> = {
  'he-IL': 'מי שאמר שיבוא לא יוכל להגיע.',
  'en-US': 'The person who was going to come cannot make it.',
};

function isOwn(value: unknown): value is OwnApplication {
  return typeof value === 'object' && value !== null && 'state_text' in value;
}

/** Rule 164: two hours before a ride its volunteer is asked again, and a reply of 2 reopens it at once. */
test.describe('a ride of which the volunteer is reminded', () => {
  const journey = openBrowser();
  let seeker: AuthRecord;
  let volunteer: AuthRecord;
  let admin: AuthRecord;
  test.beforeEach(async () => {
    await freeVolunteer();
    seeker = await sessionOf(PEOPLE.seeker, 'user');
    volunteer = await sessionOf(PEOPLE.volunteer, 'volunteer');
    admin = await sessionOf(PEOPLE.admin, 'admin');
  });

  for (const locale of ['he-IL', 'en-US'] as const) {
    test(`and answers that they cannot come (${locale})`, async () => {
      const leaves = new Date(
        Math.ceil(((await productNow()).getTime() + RIDE_AHEAD_MS) / HOUR_MS) * HOUR_MS,
      );
      const description = `Ride ${leaves.getTime()} ${locale}`;
      const id = await ask(seeker, {
        category_id: RIDE,
        description,
        destination_address: 'העלייה השנייה 8, ישראל, חיפה, חיפה, 32.83, 34.98',
        arrival_date: localDay(leaves),
        arrival_time: localTime(leaves),
      });
      await api('POST', '/volunteer/application-users', {
        token: volunteer.token,
        body: { application_id: id, is_approved: 0 },
      });
      await approve({ id, admin, description });
      const page = await journey.visit({ locale, width: WIDTHS.phone });
      await enterAs(page, PEOPLE.seeker, 'user');
      await page.goto(`/requests/${id}`);
      await page.locator('a[href^="tel:+97252"]').first().waitFor();

      const before = await newestMessage(PEOPLE.volunteer);
      await advanceClock(
        Math.ceil((leaves.getTime() - 2 * HOUR_MS - (await productNow()).getTime()) / 1000) + 1,
      );
      const reminder = await waitForMessage(
        PEOPLE.volunteer,
        ({ text }) => /הכול כמתוכנן\?|All as planned\?/.test(text),
        before,
      );
      expect(reminder.text).toContain(localTime(leaves));
      await api('POST', '/demo/replies', { body: { message_id: reminder.id, text: '2' } });

      const again = await eventually('the ride to be open again', async () => {
        const own = await api('GET', `/applications/${id}`, { token: seeker.token });
        return isOwn(own) && own.status === 'open' ? own : null;
      });
      expect(again.is_volunteer_changed).toBe(true);
      await waitForMessage(
        PEOPLE.volunteer,
        ({ text }) => /תודה שעדכנת|thank you for telling us/.test(text),
        reminder.id,
      );
      await page.reload();
      await page.getByText(OPEN_AGAIN[locale]).first().waitFor();
      await expect(page.locator('a[href^="tel:+97252"]')).toHaveCount(0);
      await expectNoAxeViolations(page);
      await closeRequest(seeker, id);
    });
  }
});
