import { addDays, type Locale, localDay } from '@karov/domain';
import { expect, type Page, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  takePicture,
  untilQuiet,
  WIDTHS,
} from '../support/index.js';

const MOST_TABS = 12;
/**
 * Future days whose day and month have the same number, because browsers ask for them in different orders.
 */
const DAYS = Array.from({ length: 360 }, (_, ahead) => addDays(localDay(new Date()), ahead + 1)).filter(
  (day) => day.slice(5, 7) === day.slice(8),
);
/**
 * A number that differs in each run, so that the times of two rides are never within an hour of each other.
 */
const RUN = Math.floor(Date.now() / 60_000);
const DAY = DAYS[RUN % DAYS.length] ?? '';
const HOUR = `${String(6 + (Math.floor(RUN / DAYS.length) % 16)).padStart(2, '0')}:00`;

/** Presses Tab until a field has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.id === wanted, id)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tabulator does not lead to #${id}`);
}

const filtered = (path: string, q: string) => `${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

test.describe('a ride for somebody who called, from the wish to its end', () => {
  const journey = openBrowser();
  let desk: Page;
  let name: string;
  const description = `Check-up at the clinic, with a wheelchair ${Date.now()}`;

  test.beforeAll(async () => {
    desk = await journey.visit({ locale: 'en-US' });
    await enterAs(desk, PEOPLE.admin, 'admin');
  });

  test('is opened in Hebrew with the keyboard alone', async () => {
    const page = await journey.visit({ locale: 'he-IL' });
    await enterAs(page, PEOPLE.admin, 'admin');
    await page.goto('/admin/create/new/help/request');
    await page.locator('#user_id:focus').waitFor();
    await page.keyboard.type(PEOPLE.seeker.replace('+972', '0'));
    await page.locator('li[role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    name = await page.locator('#user_id').inputValue();
    await tabTo(page, 'category_id');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await page.locator('#destination_address:focus').waitFor();
    await page.keyboard.insertText('חיפה');
    await page.locator('li[role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await tabTo(page, 'arrival_date');
    const [year = '', month = '', day = ''] = DAY.split('-');
    await page.keyboard.type(`${day}${month}${year}`);
    await tabTo(page, 'arrival_time');
    await page.keyboard.type(HOUR.slice(0, 2));
    await tabTo(page, 'description');
    await page.keyboard.insertText(description);
    expect(await page.locator('#arrival_date').inputValue()).toBe(DAY);
    expect(await page.locator('#arrival_time').inputValue()).toBe(HOUR);
    await expectNoAxeViolations(page);
    await takePicture(page, 'request-new');
    await page.keyboard.press('Enter');
    await page.getByText('בקשת העזרה נפתחה.').waitFor();
    await page.getByRole('heading', { name: 'בקשות עזרה פתוחות' }).waitFor();
    await takePicture(page, 'request-desk');
  });

  test('is given to a volunteer, nearest first', async () => {
    await desk.goto(filtered('/admin/open-requests', description));
    await desk.getByRole('button', { name: `Assign a volunteer to ${name}` }).click();
    const choice = desk.getByRole('dialog', { name: `Who helps ${name}?` });
    await choice.getByRole('radio').first().check();
    await expectNoAxeViolations(desk);
    await takePicture(desk, 'request-assign');
    await choice.getByRole('button', { name: 'Assign' }).click();
    await choice.getByRole('button', { name: 'We spoke: assign' }).click();
    await desk.getByText('Volunteer assigned.').waitFor();
  });

  test('is looked at, with the person who asked, and written to', async () => {
    await desk.goto(filtered('/admin/requests/single', description));
    await desk.getByRole('cell', { name: 'In treatment' }).waitFor();
    await expectNoAxeViolations(desk);
    await desk.getByRole('button', { name: `Details of the request of ${name}` }).click();
    const panel = desk.getByRole('dialog');
    await panel.getByText(description).waitFor();
    await expectNoAxeViolations(desk);
    await takePicture(desk, 'request-panel');
    await panel.getByRole('button', { name: `Chat with ${name}` }).click();
    const chat = desk.getByRole('dialog', { name: `Asking for help: ${name}` });
    const words = `A volunteer is on the way ${Date.now()}`;
    await chat.getByRole('textbox', { name: 'Message' }).fill(words);
    await desk.keyboard.press('Enter');
    await chat.getByRole('log').getByText(words).waitFor();
    await expectNoAxeViolations(desk);
    await takePicture(desk, 'request-chat');
    await chat.getByRole('button', { name: 'Cancel' }).click();
    await chat.waitFor({ state: 'hidden' });
  });

  test('is saved as a workbook and closed', async () => {
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Export to Excel' }).click();
    expect((await download).suggestedFilename()).toBe('Single help requests.xlsx');
    await desk.getByRole('button', { name: `More acts: ${name}` }).click();
    await desk.getByRole('menuitem', { name: `Close the request of ${name}` }).click();
    await desk
      .getByRole('dialog', { name: `Close the request of ${name}?` })
      .getByRole('button', { name: 'Close the request' })
      .click();
    await desk.getByText('Help request closed.').waitFor();
    await desk.getByRole('cell', { name: 'Closed' }).waitFor();
  });
});

test.describe('the pages of requests', () => {
  const journey = openBrowser();

  const LISTS = [
    '/admin',
    '/admin/open-requests',
    '/admin/acceptances',
    '/admin/requests',
    '/admin/requests/single',
    '/admin/requests/events',
  ];
  const OTHERS = [
    '/admin/create/new/help/request',
    '/admin/categories',
    '/admin/categories/edit/2',
    '/admin/messages',
    '/admin/message-texts',
    '/admin/messages-health',
  ];

  async function look(page: Page, locale: Locale, width: number, name: string): Promise<void> {
    await page.setViewportSize({ width, height: 900 });
    await untilQuiet(page);
    await takePicture(page, `${name}-${locale}-${width}`);
    // axe's results are the same in English
    if (locale === 'he-IL') await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
  }

  for (const [locale, which, paths] of [
    ['he-IL', 'lists', LISTS],
    ['he-IL', 'others', OTHERS],
    ['en-US', 'lists', LISTS],
    ['en-US', 'others', OTHERS],
  ] as const)
    test(`are free of accessibility faults and fit the window: ${locale}, ${which}`, async () => {
      const page = await journey.visit({ locale });
      await enterAs(page, PEOPLE.admin, 'admin');
      for (const path of paths) {
        await page.goto(path);
        await page.locator('main h1').waitFor();
        for (const width of [WIDTHS.desk, WIDTHS.phone])
          await look(page, locale, width, path.replaceAll('/', '-').slice(1));
      }
    });
});
