import { expect, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  takePicture,
  WIDTHS,
  waitForLink,
} from '../support/index.js';
import { assign, type CalledEvent, callPeople, stop } from './event-people.js';

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('nobody was called');
  return item;
}

test.describe('an event, as the people it calls meet it', () => {
  const journey = openBrowser();
  let event: CalledEvent;
  let needLink: string;
  let callLink: string;
  test.beforeAll(async () => {
    event = await callPeople();
    needLink = await waitForLink(first(event.seekers).phone, 'event_need_check');
    callLink = await waitForLink(first(event.volunteers).phone, 'event_invite');
  });

  test('a help seeker says yes by the link, and finds the answer on a second visit (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto(needLink);
    await page.getByRole('heading', { name: 'האם נדרשת לך עזרה?' }).waitFor();
    await page.getByRole('button', { name: 'נדרשת לי עזרה' }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'נדרשת לי עזרה' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'כן', exact: true }).click();
    await page.getByRole('region', { name: 'הבקשה שלך התקבלה' }).waitFor();
    await expectNoAxeViolations(page);

    const again = await journey.visit({ locale: 'he-IL', width: WIDTHS.desk });
    await again.goto(needLink);
    await again.getByRole('region', { name: 'הבקשה שלך התקבלה' }).waitFor();
    expect(await again.getByRole('button', { name: 'נדרשת לי עזרה' }).count()).toBe(0);
    await expectNoAxeViolations(again);
  });

  test('a volunteer says yes by the link (English, desk)', async () => {
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await page.goto(callLink);
    await page.getByRole('button', { name: 'I can help' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'I can help' }).click();
    await page
      .getByRole('dialog', { name: 'Confirm that you can help?' })
      .getByRole('button', { name: 'Yes' })
      .click();
    await page.getByRole('region', { name: 'Thank you! We have your answer' }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Thank you! We have your answer' }).waitFor();
    await expectNoAxeViolations(page);
  });

  test('the help seeker sees without reloading who comes', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, first(event.seekers).phone, 'user');
    await page.goto('/dashboard');
    await page.locator('[aria-current="step"]').first().waitFor();
    await expectNoAxeViolations(page);
    await assign(event, first(event.seekers).requestId, first(event.volunteers).requestId);
    await page.getByRole('link', { name: /להתקשר אל/ }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
  });

  test('the page of the volunteer’s link has all that is needed on the way, without a sign-in (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto(callLink);
    await page.getByRole('region', { name: 'מחכים לך' }).waitFor();
    await page.locator(`.work-bar a[href$=":${first(event.seekers).phone}"]`).waitFor();
    await page.getByRole('button', { name: 'יצאתי לדרך' }).click();
    await page.getByRole('region', { name: 'בדרך' }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await takePicture(page, 'link-event-on-the-way');
  });

  test('the volunteer finds the request with its contact, completes it and reads its history', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, first(event.volunteers).phone, 'volunteer');
    await page.goto('/volunteer/event-requests?status=assigned');
    await page
      .locator(`a[href$=":${first(event.seekers).phone}"]`)
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await page
      .getByRole('button', { name: /^העזרה ניתנה/ })
      .first()
      .click();
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'העזרה ניתנה' }).click();
    await page.getByText('רשמנו שהעזרה ניתנה. תודה!').waitFor();
    await page.getByRole('heading', { name: 'עוד אין אצלך בקשות' }).waitFor();

    await page.getByLabel('מצב').selectOption('completed');
    await page
      .getByRole('button', { name: /^היסטוריה/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('מצב: הושלמה').waitFor();
    await expectNoAxeViolations(page);
  });

  test('a link of a stopped event is expired, in the language of the reader', async () => {
    const [, unanswered] = event.volunteers;
    const link = await waitForLink(unanswered?.phone ?? '', 'event_invite');
    await stop(event);
    for (const [locale, title] of [
      ['he-IL', 'הבקשה אינה בתוקף'],
      ['en-US', 'Request Expired'],
    ] as const) {
      const page = await journey.visit({ locale, width: WIDTHS.phone });
      await page.goto(link);
      await page.getByRole('heading', { name: title }).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    }
  });
});
