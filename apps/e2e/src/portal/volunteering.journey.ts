import { addDays, localDay } from '@karov/domain';
import { expect, test } from '@playwright/test';
import {
  api,
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  sessionOf,
  WIDTHS,
} from '../support/index.js';
import {
  approve,
  ask,
  callLinkAfter,
  type FiledRequest,
  fileRequest,
  freeVolunteer,
  newestOfAll,
  REPAIRS,
  RIDE,
  setAutoAssign,
} from './request-people.js';

const TOWN = 'חיפה';
/** What a helper must know, in words that are loaded together with the page. */
const MATTER = /^Wheelchair/;
/** So many days ahead that the page gives the day as a date. */
const DAYS_AHEAD = 20;

test.describe('a volunteer and the open requests', () => {
  let request: FiledRequest;
  const journey = openBrowser();
  test.beforeAll(freeVolunteer);

  test('accepts from the list, and waits for approval (English, desk)', async () => {
    request = await fileRequest(TOWN, `Bread and milk ${Date.now()}`);
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await enterAs(page, PEOPLE.volunteer, 'volunteer');
    await page.goto('/volunteer/open-menu');
    await page.getByRole('region', { name: 'Map of the requests' }).waitFor();
    await page.getByLabel('Search').fill(request.description);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'One request found' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: /^I can help/ }).click();

    await page.getByRole('heading', { name: 'My basket', level: 1 }).waitFor();
    await page.goto(`/volunteer/basket-menu?search=${encodeURIComponent(request.description)}`);
    await page.getByText('Waiting for admin approval').waitFor();
    expect(await page.getByRole('link', { name: /^Call/ }).count()).toBe(0);
    await expectNoAxeViolations(page);
  });

  test('gets the details with the approval, goes, arrives, completes and says how it was (English, desk)', async () => {
    await approve(request);
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await page.route('**/api/volunteer/application-users?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"matters":\[[^\]]*\]/g, '"matters":["wheelchair"]');
      await route.fulfill({ response, body });
    });
    await enterAs(page, PEOPLE.volunteer, 'volunteer');
    await page.goto(`/volunteer/basket-menu?search=${encodeURIComponent(request.description)}`);
    await page.getByRole('link', { name: /^Call/ }).last().waitFor();
    await page.getByText(MATTER).waitFor();
    await page.getByRole('link', { name: /^Navigate with Waze/ }).waitFor();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: /^I am on my way/ }).click();
    await page.getByText('We noted that you are on your way').waitFor();
    await page.getByRole('button', { name: /^I have arrived/ }).click();
    await page.getByText('We noted that you have arrived').waitFor();
    await page.getByRole('button', { name: /^Help was given/ }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Help was given' }).click();
    await page.getByRole('button', { name: 'Yes, everything was fine' }).click();
    await page.getByText('You said that everything was fine.').waitFor();
    expect(await page.getByRole('link', { name: /^Call/ }).count()).toBe(0);
    await expectNoAxeViolations(page);
  });

  test('reads a day before its time, as Hebrew is read (Hebrew, small phone)', async () => {
    const description = `לבית החולים ${Date.now()}`;
    await ask(await sessionOf(PEOPLE.seeker, 'user'), {
      category_id: RIDE,
      description,
      destination_address: 'העלייה השנייה 8, ישראל, חיפה, חיפה, 32.83, 34.98',
      arrival_date: addDays(localDay(new Date()), DAYS_AHEAD),
      arrival_time: '10:00',
    });
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.volunteer, 'volunteer');
    await page.goto(`/volunteer/open-menu?search=${encodeURIComponent(description)}`);
    const when = page.locator('.fact-line__words').filter({ hasText: '10:00' });
    await when.waitFor();
    const [day, time] = await when.evaluate((element) => {
      const text = element.firstChild;
      const leftOf = (words: string): number => {
        const range = document.createRange();
        if (!text) return 0;
        const at = (text.textContent ?? '').indexOf(words);
        range.setStart(text, at);
        range.setEnd(text, at + words.length);
        return range.getBoundingClientRect().left;
      };
      return [leftOf(/\d+/.exec(text?.textContent ?? '')?.[0] ?? ''), leftOf('10:00')];
    });
    expect(day).toBeGreaterThan(time ?? 0);
  });

  test('writes to the team about a request and reads the answer (Hebrew, small phone)', async () => {
    const { id, admin, description } = await fileRequest(TOWN, `לחם וחלב ${Date.now()}`);
    const volunteer = await sessionOf(PEOPLE.volunteer, 'volunteer');
    await api('POST', '/volunteer/application-users', {
      token: volunteer.token,
      body: { application_id: id, is_approved: 0 },
    });
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.volunteer, 'volunteer');
    await page.goto(`/volunteer/basket-menu?search=${encodeURIComponent(description)}`);
    await page.getByRole('link', { name: /^לכתוב לצוות/ }).click();
    await page.getByLabel('הודעה לצוות').fill('יש חניה?');
    await page.getByRole('button', { name: 'לשלוח' }).click();
    await page.getByRole('log').getByText('יש חניה?').last().waitFor();
    const answer = `כן, מול הבית ${Date.now()}`;
    await api('POST', '/chats', {
      token: admin.token,
      body: { sms: answer, category_id: 2, receiver_id: volunteer.id },
    });
    await page.getByRole('log').getByText(answer).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);

    await page.goto(`/volunteer/basket-menu?search=${encodeURIComponent(description)}`);
    await page.getByRole('button', { name: /^לא אוכל להגיע/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'לא אוכל להגיע' }).click();
    await page.getByText('רשמנו. תודה שעדכנת').waitFor();
    await expectNoSidewaysScrolling(page);
  });

  test('answers a help request by the link of a message, without signing in (Hebrew, small phone)', async () => {
    const before = await newestOfAll();
    await setAutoAssign(REPAIRS, true);
    await fileRequest(TOWN, `להחליף נורה ${Date.now()}`, REPAIRS);
    const link = await callLinkAfter(before);
    await setAutoAssign(REPAIRS, false);
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto(link);
    await page.getByRole('heading', { name: 'יש אפשרות לעזור?', level: 1 }).waitFor();
    await page.getByText('השם והטלפון יימסרו אחרי אישור').waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'אוכל לעזור' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'כן', exact: true }).click();
    await page.getByRole('region', { name: 'תודה שנענית! רשמנו את התשובה' }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'תודה שנענית! רשמנו את התשובה' }).waitFor();
    expect(await page.getByRole('button', { name: 'אוכל לעזור' }).count()).toBe(0);
    await expectNoAxeViolations(page);
  });

  test('says when to be called, and the page says what holds now (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.volunteer, 'volunteer');
    await page.goto('/volunteer/availability');
    await page.getByRole('radio', { name: 'רק בשעות שאבחר' }).check();
    await page.getByRole('checkbox', { name: 'יש שעות שבהן לא לפנות אליי' }).check();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'לשמור' }).click();
    await page.getByText('הזמינות נשמרה').waitFor();
    await page.getByRole('switch').uncheck();
    await page.getByText('כיבית את הפניות').waitFor();
    await page.reload();
    await page.getByRole('group', { name: 'יום ראשון' }).getByLabel('משעה').waitFor();
    expect(await page.getByRole('switch').isChecked()).toBe(false);
    await page.getByRole('switch').check();
    await page.getByText('כיבית את הפניות').waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'בכל שעה' }).check();
    await page.getByRole('checkbox', { name: 'יש שעות שבהן לא לפנות אליי' }).uncheck();
    await page.getByRole('button', { name: 'לשמור' }).click();
    await page.getByText('אפשר לפנות אליך עכשיו').waitFor();
  });
});
