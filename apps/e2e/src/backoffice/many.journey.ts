import { expect, type Page, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
} from '../support/index.js';
import { demoEvent, large, serveLarge } from './large-event.js';
import { untilPainted } from './steps.js';

const PAIRED = 14;
const VETTED = 20;

/** Counts the presses of a piece of work, which the desk keeps few. */
function counting(page: Page) {
  let presses = 0;
  return {
    press: async (name: string | RegExp, role: 'button' | 'checkbox' = 'button', exact = true) => {
      presses += 1;
      await page.getByRole(role, { name, exact }).click();
    },
    count: () => presses,
  };
}

test.describe('work on many at once', () => {
  const journey = openBrowser();

  test('a saved view is one press away on another device, and goes with a question', async () => {
    const name = 'הסעות השבוע';
    const desk = await journey.visit({ locale: 'he-IL' });
    await enterAs(desk, PEOPLE.admin, 'admin');
    await desk.goto('/admin/open-requests');
    await desk.getByRole('combobox', { name: 'קטגוריה' }).selectOption({ index: 1 });
    await expect(desk).toHaveURL(/filter=/);
    await desk.getByRole('button', { name: 'שמירת התצוגה' }).click();
    const dialog = desk.getByRole('dialog', { name: 'לשמור מה שהרשימה מציגה' });
    await dialog.getByRole('textbox', { name: 'שם התצוגה' }).fill(name);
    await dialog.getByRole('button', { name: 'שמירה', exact: true }).click();
    await desk.getByRole('button', { name, exact: true, pressed: true }).waitFor();
    await expectNoAxeViolations(desk);

    const other = await journey.visit({ locale: 'en-US', width: 390 });
    await enterAs(other, PEOPLE.admin, 'admin');
    await other.goto('/admin/open-requests');
    await other.getByRole('button', { name: 'Filters and more' }).click();
    await other.getByRole('button', { name, exact: true, pressed: false }).click();
    await expect(other).toHaveURL(/filter=/);
    await expectNoSidewaysScrolling(other);
    await other.getByRole('button', { name: `More for the view ${name}` }).click();
    await other.getByRole('menuitem', { name: 'Delete the view' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete the view' }).click();
    await expect(other.getByRole('button', { name, exact: true })).toHaveCount(0);
  });

  test(`${VETTED} documents are approved in at most 6 presses, over two pages`, async () => {
    const page = await journey.visit({ locale: 'en-US', hasServiceWorker: false });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAs(page, PEOPLE.admin, 'admin');
    const sent: unknown[] = [];
    // the demo's people stay as they are for the other journeys
    await page.route('**/api/admin/vetting/many/approve', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { data: { done: [], refused: [] } } });
    });
    await page.goto('/admin/vetting');
    const work = counting(page);
    await work.press('Select the whole page', 'checkbox');
    await work.press('Next page');
    await page.getByText(/Page 2 of/).waitFor();
    // the rows of the first page stay until those of the second are there
    await expect(page.getByRole('checkbox', { name: 'Select the whole page' })).not.toBeChecked();
    await work.press('Select the whole page', 'checkbox');
    await expectNoAxeViolations(page);
    await work.press('Approve');
    await page
      .getByRole('dialog', { name: `Approve ${VETTED} documents?` })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(work.count() + 1).toBeLessThanOrEqual(6);
    expect(sent).toEqual([{ ids: expect.any(Array), seen: expect.any(Array) }]);
  });

  test(`${PAIRED} needs are paired in at most 4 presses, from a preview that says who said yes`, async () => {
    const page = await journey.visit({ locale: 'en-US', hasServiceWorker: false });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAs(page, PEOPLE.admin, 'admin');
    const event = large(await demoEvent());
    const needs = event.event_user_requests
      .filter(({ waiting_since: since }) => since !== null)
      .map((need) => ({ ...need, abilities: ['by_hand' as const] }));
    await serveLarge(page, { ...event, event_user_requests: needs });
    const chosen = needs.slice(0, PAIRED);
    await page.route(`**/api/events/${event.id}/pairs/preview`, (route) =>
      route.fulfill({
        json: { data: { pairs: chosen.map((need, at) => proposed(need, at)), unpaired: [], left: 0 } },
      }),
    );
    const sent: unknown[] = [];
    await page.route(`**/api/events/${event.id}/pairs`, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { data: { done: chosen.map(({ id }) => id), refused: [] } } });
    });
    await page.goto(`/admin/events/map/${event.id}`);
    await untilPainted(page);
    const work = counting(page);
    await work.press('Pair those with nobody');
    await page.getByRole('dialog').getByText('Helper 13', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await work.press(`Pair ${PAIRED}`);
    await page.getByText(`${PAIRED} pairs were made.`).waitFor();
    expect(work.count()).toBeLessThanOrEqual(4);
    expect(sent).toEqual([
      { pairs: expect.arrayContaining([expect.objectContaining({ has_spoken: false })]) },
    ]);
  });
});

/** A pair as the server proposes it. */
function proposed({ id, user }: { id: number; user: { id: number; full_name: string } }, at: number) {
  return {
    request_id: id,
    user: { id: user.id, full_name: user.full_name, city: 'Ashdod' },
    is_emergency: false,
    waiting_since: '2026-03-01T10:00:00Z',
    version: `v${at}`,
    volunteer: helper(at),
    others: [{ volunteer: helper(at + PAIRED), version: `v${at + PAIRED}` }],
  };
}

/** A volunteer who said yes, as the server proposes them. */
function helper(at: number) {
  return {
    id: 900_000 + at,
    full_name: `Helper ${at}`,
    phone: '+972521112233',
    contact_note: '',
    spoken_to: { writes: false, by: [] },
    distance_km: 1.2,
    has_vehicle: true,
    way_to_help: 'both',
    languages: [],
    is_fitting: true,
    reason: '',
    answered: 'yes',
    said: null,
    recent_calls: 1,
    answers: { asked: 3, answered: 2, median_seconds: 60 },
  };
}
