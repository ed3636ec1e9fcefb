import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { assign, type CalledEvent, callPeople } from '../portal/event-people.js';
import { ask, freeVolunteer, SHOPPING, setAutoAssign, setOut } from '../portal/request-people.js';
import { enterAs, openBrowser, PEOPLE, sessionOf, untilQuiet, waitForLink } from '../support/index.js';
import { ROOT } from '../worlds/run-tool.js';

const DESK = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;
const FOLDER = process.env['KAROV_SCREENSHOTS'] ?? join(ROOT, 'docs/images');

test.describe('the pictures of the README', () => {
  const journey = openBrowser();
  let event: CalledEvent;

  test.beforeAll(async () => {
    event = await callPeople('שיטפון בנהריה: רחובות מוצפים, דיירים צריכים עזרה');
  });

  async function picture(
    name: string,
    size: { width: number; height: number },
    path: string,
    person?: readonly [phone: string, door: 'user' | 'admin'],
  ) {
    const page = await journey.visit({ width: size.width });
    await page.setViewportSize(size);
    if (person) await enterAs(page, ...person);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await untilQuiet(page);
    await mkdir(FOLDER, { recursive: true });
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  }

  /** Presses an answer on the page of a link and confirms it. */
  async function answer(path: string, button: string): Promise<Page> {
    const page = await journey.visit({ width: PHONE.width });
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'כן', exact: true }).click();
    await page.getByRole('button', { name: button }).waitFor({ state: 'detached' });
    return page;
  }

  test('a volunteer’s link', async () => {
    const [volunteer] = event.volunteers;
    await picture('volunteer-link', PHONE, await waitForLink(volunteer?.phone ?? '', 'event_invite'));
  });

  test('an event, while its people answer', async () => {
    const [first, second, third] = event.seekers;
    for (const seeker of [first, second])
      await answer(await waitForLink(seeker?.phone ?? '', 'event_need_check'), 'נדרשת לי עזרה');
    if (third) await answer(await waitForLink(third.phone, 'event_need_check'), 'לא צריך עזרה, תודה');
    const [volunteer] = event.volunteers;
    await answer(await waitForLink(volunteer?.phone ?? '', 'event_invite'), 'אוכל לעזור');
    await assign(event, first?.requestId ?? 0, volunteer?.requestId ?? 0);
    await picture('event-console', DESK, `/admin/events/map/${event.id}`, [PEOPLE.managerNorth, 'admin']);
  });

  test('a help seeker’s request, with somebody on the way', async () => {
    const [seeker, volunteer, admin] = [
      await sessionOf(PEOPLE.seeker, 'user'),
      await sessionOf(PEOPLE.volunteer, 'volunteer'),
      await sessionOf(PEOPLE.admin, 'admin'),
    ];
    await freeVolunteer();
    await setAutoAssign(SHOPPING, false);
    const description = 'לחם, חלב, והתרופות שמחכות בבית המרקחת';
    const id = await ask(seeker, { category_id: SHOPPING, description });
    await setOut(volunteer, { id, admin, description });
    await picture('seeker-request', { ...PHONE, height: 1_180 }, '/dashboard', [PEOPLE.seeker, 'user']);
  });

  test('the first screen of the desk', async () => {
    await picture('desk', DESK, '/admin', [PEOPLE.managerNorth, 'admin']);
  });
});
