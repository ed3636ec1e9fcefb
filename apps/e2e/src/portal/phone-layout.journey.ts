import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  api,
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  sessionOf,
  waitForLink,
} from '../support/index.js';
import { callPeople, stop } from './event-people.js';
import { approve, fileRequest, freeVolunteer } from './request-people.js';

const PHONE = { width: 390, height: 844 } as const;
const NEAR_PX = 3;

/** Returns the distance of each value on a card from the edge where a right-to-left line begins. */
const gapsAtTheStart = (card: Locator): Promise<{ text: string; gap: number }[]> =>
  card.locator('dd').evaluateAll((values) =>
    values.map((value) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      const rights = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ right }) => right);
      return { text: value.textContent, gap: value.getBoundingClientRect().right - Math.max(...rights) };
    }),
  );

async function expectAtTheStart(card: Locator): Promise<void> {
  await card.waitFor();
  const gaps = await gapsAtTheStart(card);
  expect(gaps.length).toBeGreaterThan(1);
  expect(gaps.filter(({ gap }) => Math.abs(gap) > NEAR_PX)).toEqual([]);
}

async function boxOf(found: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await found.boundingBox();
  if (!box) throw new Error('nothing is shown');
  return box;
}

test.describe('the portal on a phone of 390 by 844, in Hebrew', () => {
  const journey = openBrowser();

  async function onPhone(): Promise<Page> {
    const page = await journey.visit({ locale: 'he-IL', width: PHONE.width });
    await page.setViewportSize(PHONE);
    return page;
  }

  test('begins what is written in English, days and telephones where Hebrew begins, on cards and in the basket', async () => {
    await freeVolunteer();
    const request = await fileRequest('חיפה', `Bread and milk ${Date.now()}\nand two lemons`);
    const [search = ''] = request.description.split('\n');
    const page = await onPhone();
    await enterAs(page, PEOPLE.volunteer, 'volunteer');
    await page.goto(`/volunteer/open-menu?search=${encodeURIComponent(search)}`);
    await expectAtTheStart(page.locator('.request').first());
    const { token } = await sessionOf(PEOPLE.volunteer, 'volunteer');
    await api('POST', '/volunteer/application-users', {
      token,
      body: { application_id: request.id, is_approved: 0 },
    });
    await approve(request);
    await page.goto(`/volunteer/basket-menu?search=${encodeURIComponent(search)}`);
    await page.locator('.request .ltr').first().waitFor();
    await expectAtTheStart(page.locator('.request').first());
    await expectNoAxeViolations(page);
  });

  test('begins messages in Hebrew where English begins, for who reads English', async () => {
    const page = await journey.visit({ locale: 'en-US', width: PHONE.width });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto('/notification-menu');
    const text = page.locator('.received__text').filter({ hasText: /[א-ת]/ }).first();
    await text.waitFor();
    expect(await text.evaluate((shown) => getComputedStyle(shown).textAlign)).toMatch(/left$/);
  });

  test('has the answers of a link in sight without scrolling', async () => {
    const event = await callPeople();
    const [seeker] = event.seekers;
    const page = await onPhone();
    await page.goto(await waitForLink(seeker?.phone ?? '', 'event_need_check'));
    for (const name of ['נדרשת לי עזרה', 'לא צריך עזרה, תודה']) {
      const { y, height } = await boxOf(page.getByRole('button', { name, exact: true }));
      expect(y + height).toBeLessThanOrEqual(PHONE.height);
    }
    await expectNoAxeViolations(page);
    await stop(event);
  });

  test('says in words what the buttons of its header are, and shows no message over the emergency button', async () => {
    const page = await onPhone();
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto('/profile');
    const labels = page.locator('.header .menu__label');
    await labels.first().waitFor();
    expect(await labels.count()).toBeGreaterThanOrEqual(3);
    for (const label of await labels.all()) expect((await boxOf(label)).width).toBeGreaterThan(12);
    await expectNoSidewaysScrolling(page);
    await page.getByLabel(/מה עוד כדאי לדעת/).fill(`קומה ${Date.now()}`);
    await page.getByRole('button', { name: 'לשמור את הפרטים' }).click();
    const toast = await boxOf(page.locator('.toast').first());
    const button = await boxOf(page.getByRole('button', { name: 'חירום: לבקש עזרה מיד' }));
    expect(toast.y).toBeGreaterThan(button.y + button.height);
    expect(toast.y + toast.height).toBeLessThanOrEqual(PHONE.height);
  });
});
