import { expect, type Page, test } from '@playwright/test';
import {
  api,
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  sessionOf,
  takePicture,
  WIDTHS,
} from '../support/index.js';
import {
  askPeople,
  eventsWith,
  fillEvent,
  fromMenu,
  hasPeoplePainted,
  invitationCode,
  ORDINARY_TYPE,
  saveEvent,
  untilEvent,
  untilPainted,
} from './steps.js';

/** A change made anywhere must become visible within two seconds. */
const LIVE = { timeout: 2000 };

test.describe('an event, from its form to the help that was given', () => {
  const journey = openBrowser();
  let manager: Page;
  let admin: Page;
  let eventId: number;
  const description = `Flooded streets, people need a hand (${Date.now()})`;

  test.beforeAll(async () => {
    manager = await journey.visit({ locale: 'en-US' });
    await enterAs(manager, PEOPLE.managerNorth, 'admin');
    admin = await journey.visit({ locale: 'he-IL' });
    await enterAs(admin, PEOPLE.admin, 'admin');
  });

  const card = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

  test('is counted while it is typed, made with four clicks, and saved once, however often one clicks', async () => {
    await manager.goto('/admin/events/add');
    await manager.locator('#event_list_id option').nth(1).waitFor({ state: 'attached' });
    let clicks = 0;
    const click = async (selector: string): Promise<void> => {
      clicks += 1;
      await manager.locator(selector).first().click();
    };
    await expect(manager.locator('#event_list_id')).toBeFocused();
    for (let step = 0; step < ORDINARY_TYPE; step += 1) await manager.keyboard.press('ArrowDown');
    await click('#address');
    await manager.keyboard.type('חיפה');
    await manager.locator('li[role=option]').first().waitFor();
    await manager.keyboard.press('Enter');
    await click('#radius');
    await manager.keyboard.type('6');
    await manager
      .getByRole('region', { name: /^Map: the circle around/ })
      .locator('path')
      .nth(1)
      .waitFor({ state: 'attached' });
    await click('#description');
    await manager.keyboard.type(description);
    await askPeople(manager).waitFor();
    const inside = manager.getByRole('region', { name: 'Who is inside the circle?' });
    expect(Number(await inside.locator('dd').first().innerText())).toBeGreaterThan(0);
    await expectNoAxeViolations(manager);
    await takePicture(manager, 'event-preview');
    clicks += 1;
    expect(clicks).toBe(4);
    await askPeople(manager).dblclick();
    await manager.waitForURL('**/admin/events/map/*');
    eventId = Number(new URL(manager.url()).pathname.split('/').pop());
    await manager.getByText('Live', { exact: true }).waitFor();
    expect(await eventsWith(description)).toEqual([eventId]);
  });

  test('shows on the map whom it asked, free of accessibility faults, on a desk and on a phone', async () => {
    await manager.goto(`/admin/events/map/${eventId}`);
    await untilPainted(manager);
    expect(await hasPeoplePainted(manager)).toBe(true);
    await expectNoAxeViolations(manager);
    await takePicture(manager, 'event-map-desk');
    const phone = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(phone, PEOPLE.admin, 'admin');
    await phone.goto(`/admin/events/map/${eventId}`);
    await untilPainted(phone);
    expect(await hasPeoplePainted(phone)).toBe(true);
    await expectNoAxeViolations(phone);
    await expectNoSidewaysScrolling(phone);
    await takePicture(phone, 'event-map-phone');
    await phone.getByRole('tab', { name: 'בקשות' }).click();
    await phone.getByRole('region', { name: /אנשים באירוע/ }).waitFor();
    await expectNoAxeViolations(phone);
    await expectNoSidewaysScrolling(phone);
  });

  test('shows a change of one person to the other within two seconds, without reloading', async () => {
    const need = await untilEvent('an unanswered need', eventId, (event) =>
      event.event_user_requests.find(({ respond }) => respond === null),
    );
    const name = need.user.full_name;
    await admin.goto(`/admin/events/map/${eventId}`);
    await admin.getByText('מתעדכן בזמן אמת').waitFor();
    await admin.getByLabel('סינון לפי שם או יישוב').first().fill(name);
    await card(admin, name).getByText('עדיין אין תשובה').waitFor();
    await manager.getByLabel('Filter by name or town').first().fill(name);
    await manager.getByRole('button', { name: `Record: needs help, said by telephone: ${name}` }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Record: needs help' }).click();
    await manager.getByText('Request status updated.').waitFor();
    await card(admin, name).locator('span').getByText('נדרשת עזרה', { exact: true }).waitFor(LIVE);
  });

  test('pairs a ready volunteer with the need and completes it', async () => {
    const volunteer = await untilEvent('a volunteer who was asked', eventId, (event) =>
      event.event_volunteer_requests.find(({ abilities }) => abilities.includes('accept')),
    );
    const need = await untilEvent('an open need', eventId, (event) =>
      event.event_user_requests.find(({ abilities }) => abilities.includes('assign')),
    );
    const [helper, helped] = [volunteer.volunteer.full_name, need.user.full_name];
    await manager.goto(`/admin/events/map/${eventId}`);
    await manager.getByLabel('Filter by name or town').last().fill(helper);
    await fromMenu(manager, helper, `Mark as ready to help: ${helper}`);
    await manager.getByRole('dialog').getByRole('button', { name: 'Is ready' }).click();
    await manager.getByRole('button', { name: `Assign for ${helper}` }).click();
    const dialog = manager.getByRole('dialog', { name: `Whom does ${helper} help?` });
    await dialog.getByRole('radio', { name: new RegExp(helped) }).check();
    await expectNoAxeViolations(manager);
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await manager.getByText('User assigned.').waitFor();
    await card(admin, helped).getByText('שובצה', { exact: true }).waitFor(LIVE);
    await manager.getByLabel('Filter by name or town').first().fill(helped);
    await fromMenu(manager, helped, `Complete: ${helped}`);
    await manager.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
    await card(admin, helped).getByText('הושלמה', { exact: true }).waitFor(LIVE);
  });

  test('is exported, stopped and started again', async () => {
    await manager.goto('/admin/events');
    const download = manager.waitForEvent('download');
    await manager.getByRole('button', { name: 'Export to Excel' }).click();
    expect((await download).suggestedFilename()).toBe('events.xlsx');
    const row = manager
      .getByRole('row')
      .filter({ has: manager.locator(`a[href$="/events/map/${eventId}"]`) });
    await row.getByRole('button', { name: /^More acts/ }).click();
    await manager.getByRole('menuitem', { name: /^Stop / }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
    await manager.getByText('The event has been stopped.').waitFor();
    await row.getByRole('cell', { name: 'Not active' }).waitFor();
    await row.getByRole('button', { name: /^Start / }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await manager.getByText('The event is running again.').waitFor();
  });
});

test.describe('an event with auto-assign', () => {
  const journey = openBrowser();

  test('calls by need, tells why on the timeline, and waits for the approval', async () => {
    const description = `Power cut, medical devices (${Date.now()})`;
    const page = await journey.visit({ locale: 'en-US' });
    await enterAs(page, PEOPLE.managerNorth, 'admin');
    await fillEvent(page, { place: 'חיפה', radius: '8', description, isAutoAssign: true });
    const eventId = await saveEvent(page);
    const need = await untilEvent('a need', eventId, (event) =>
      event.event_user_requests.find(({ abilities }) => abilities.includes('set_respond')),
    );
    const { token } = await sessionOf(PEOPLE.managerNorth, 'admin');
    await api('POST', '/manager/user/status/change', { token, body: { id: need.id, status: true } });
    const called = await untilEvent('a volunteer who was called', eventId, (event) =>
      event.event_volunteer_requests.find(({ status }) => status === 'pending'),
    );

    await page.getByLabel('Filter by name or town').first().fill(need.user.full_name);
    await fromMenu(page, need.user.full_name, `Timeline: ${need.user.full_name}`);
    const timeline = page.getByRole('dialog');
    await timeline.getByText(called.volunteer.full_name).first().waitFor();
    await timeline.getByRole('timer').waitFor();
    await expectNoAxeViolations(page);
    await takePicture(page, 'event-timeline');
    await page.keyboard.press('Escape');

    const code = await invitationCode(called.volunteer.phone, description);
    await api('PUT', `/volunteer/event-requests/${code}`, { body: { is_ready_to_help: 1 } });
    await page
      .getByRole('button', { name: `Approve the assignment of ${need.user.full_name}` })
      .waitFor(LIVE);

    await page.goto('/admin/approvals');
    await page.getByText('Waiting for event manager approval').first().waitFor();
    await expectNoAxeViolations(page);
    await page
      .getByRole('button', {
        name: `Accept the assignment of ${called.volunteer.full_name} to ${need.user.full_name}`,
      })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve / })
      .click();
    await page.getByText('Volunteer accepted.').waitFor();
    const settled = await untilEvent('the approved assignment', eventId, (event) =>
      event.event_user_requests.find(({ id, is_approved }) => id === need.id && is_approved === 1),
    );
    expect(settled.status).toBe('assigned');
  });
});
