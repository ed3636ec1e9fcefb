import type { EmergencyStatus } from '@karov/api-client';
import { expect, type Page, type Route, test } from '@playwright/test';
import {
  api,
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  expectReadableAtLargeText,
  openBrowser,
  PEOPLE,
  sessionOf,
  untilQuiet,
} from '../support/index.js';

const PHONE = 360;
const BUTTON = 'חירום: לבקש עזרה מיד';
const YES = 'כן, לבקש עזרה עכשיו';
const NUMBERS = ['100', '101', '102'];
const RAISED = '**/api/event/requests/emergency';

/** A request that was stopped; `go` lets it pass. */
interface Held {
  asked: Promise<void>;
  go: () => void;
}

/** Stops the press on its way to the server, as a slow connection would. */
async function holdThePress(page: Page): Promise<Held> {
  let go = (): void => undefined;
  let tell = (): void => undefined;
  const mayGo = new Promise<void>((resolve) => (go = resolve));
  const asked = new Promise<void>((resolve) => (tell = resolve));
  await page.route(RAISED, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    tell();
    await mayGo;
    return route.fallback();
  });
  return { asked, go };
}

async function closeEmergency(): Promise<void> {
  const { token } = await sessionOf(PEOPLE.seeker, 'user');
  await api('DELETE', '/event/requests/emergency', { token });
}

/** Checks that the three emergency numbers share one row. */
async function expectOneRow(page: Page): Promise<void> {
  const tops = await Promise.all(
    NUMBERS.map(async (number) => (await page.locator(`main a[href="tel:${number}"]`).boundingBox())?.y),
  );
  expect(new Set(tops).size).toBe(1);
}

test.describe('the emergency, on a slow line', () => {
  const journey = openBrowser();
  test.beforeEach(closeEmergency);
  test.afterAll(closeEmergency);

  const ask = async (): Promise<Page> => {
    const page = await journey.visit({ locale: 'he-IL', width: PHONE, hasServiceWorker: false });
    await enterAs(page, PEOPLE.seeker, 'user');
    // the texts of another page never arrive, which must not delay anything here
    await page.route(/\/assets\/chat\./, (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByRole('button', { name: BUTTON }).click();
    await page.getByRole('dialog').getByRole('button', { name: YES }).waitFor();
    await untilQuiet(page);
    return page;
  };

  test('says at once that it is being sent, and opens its page though nothing more gets through', async () => {
    const page = await ask();
    await expectNoAxeViolations(page);
    const press = await holdThePress(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: YES }).click();
    await press.asked;
    const sending = dialog.getByRole('button', { name: 'שולחים את הבקשה…' });
    expect(await sending.getAttribute('aria-busy')).toBe('true');
    await expectNoAxeViolations(page);
    // From here on the connection is down, except for the press itself.
    const isPress = (route: Route) =>
      route.request().method() === 'POST' && route.request().url().endsWith('/event/requests/emergency');
    await page.route('**/*', (route) => (isPress(route) ? route.continue() : route.abort()));
    press.go();
    await page.waitForURL('**/emergency');
    await page.getByRole('heading', { level: 1, name: 'בקשת חירום' }).waitFor();
    await expect(page.locator('.moment__sentence')).not.toBeEmpty();
    await expect(page.locator('.spinner')).toHaveCount(0);
    await expectOneRow(page);
  });

  test('has one sentence about it, the numbers in one row, and each state without a fault', async () => {
    const page = await ask();
    await page.getByRole('dialog').getByRole('button', { name: YES }).click();
    await page.waitForURL('**/emergency');
    await page.locator('.moment__sentence').waitFor();
    await expectOneRow(page);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await page.goto('/dashboard');
    const live = page.getByRole('region', { name: 'מה קורה עכשיו' });
    await expect(live).toBeFocused();
    await expect(live.getByRole('heading', { level: 3 }).first()).toHaveText('בקשת חירום');
    await expectNoAxeViolations(page);
    await page.goto('/emergency');
    await page.getByRole('button', { name: 'כבר לא צריך עזרה' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'כן, לסגור' }).click();
    await page.getByRole('heading', { name: 'בקשת החירום הסתיימה' }).waitFor();
    await expectNoAxeViolations(page);
  });
});

const RAISED_AT = '2026-11-20T08:00:00.000Z';
const NOAM: NonNullable<EmergencyStatus['volunteer']> = {
  id: 9,
  first_name: 'נועם',
  full_name: 'נועם ברק',
  phone: '+972520000001',
  contact_note: '',
  spoken_to: { writes: false, by: ['sms'] },
  progress: null,
  progress_at: null,
  distance_band: '1_to_2',
};
const RUNNING: EmergencyStatus = {
  without_volunteer: true,
  with_event: false,
  assigned_volunteer: false,
  reject_volunteer: false,
  time: RAISED_AT,
  volunteer: null,
  record: { id: 90, kind: 'application', status: 'open', created_at: RAISED_AT },
  event: null,
  chat: { context: 'category', context_id: 8 },
  is_approved: null,
  asked: 3,
  step: 'searching',
  state_text: 'אנחנו מחפשים מי שיעזור לך.',
  can_raise: true,
  coordinator: null,
  address: 'הרצל 10, ישראל, חיפה, חיפה, 32.81, 34.99',
  places: [],
  ending: null,
};
const ended = (ending: Partial<NonNullable<EmergencyStatus['ending']>>): EmergencyStatus => ({
  ...RUNNING,
  record: null,
  step: 'done',
  ending: {
    state_text: 'העזרה ניתנה.',
    helper: null,
    ended_at: RAISED_AT,
    request: null,
    in_event: null,
    is_cancelled: false,
    ...ending,
  },
});
const STATES: Readonly<Record<string, EmergencyStatus>> = {
  'is searched for': RUNNING,
  'may have found somebody': {
    ...RUNNING,
    step: 'found',
    is_approved: 0,
    volunteer: { ...NOAM, full_name: null, phone: null, distance_band: null },
  },
  'has somebody on the way': {
    ...RUNNING,
    step: 'on_way',
    is_approved: 1,
    volunteer: { ...NOAM, progress: 'on_way', progress_at: RAISED_AT },
  },
  'has somebody there': {
    ...RUNNING,
    step: 'arrived',
    is_approved: 1,
    volunteer: { ...NOAM, progress: 'arrived', progress_at: RAISED_AT },
  },
  'found nobody yet': { ...RUNNING, step: 'alerted', reject_volunteer: true },
  'has a coordinator': { ...RUNNING, step: 'coordinator', coordinator: { first_name: 'תמר' } },
  'ended with help': ended({ helper: 'נועם', in_event: { feedback: null } }),
  'ended with nobody': ended({}),
  'was taken back': ended({ is_cancelled: true }),
};

test.describe('the page of an emergency', () => {
  const journey = openBrowser();
  let page: Page;
  test.beforeAll(async () => {
    page = await journey.visit({ locale: 'he-IL', width: PHONE, hasServiceWorker: false });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const [state, status] of Object.entries(STATES))
    test(`that ${state} has one largest sentence, and no fault by day, by night or with large text`, async () => {
      await page.unroute(RAISED);
      await page.route(RAISED, (route) => route.fulfill({ json: { data: status } }));
      await page.goto('/emergency');
      const sentence = page.locator('.moment__sentence');
      await sentence.waitFor();
      const sizes = await page
        .locator('main :is(h1, h2, h3, p)')
        .evaluateAll((all) => all.map((part) => parseFloat(getComputedStyle(part).fontSize)));
      const largest = await sentence.evaluate((part) => parseFloat(getComputedStyle(part).fontSize));
      expect(sizes.filter((size) => size >= largest)).toEqual([largest]);
      await expectNoSidewaysScrolling(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await untilQuiet(page);
        await expectNoAxeViolations(page);
      }
      await expectReadableAtLargeText(page);
    });
});

const LIVE = {
  id: 31,
  status: 'open',
  ended_by: null,
  state_text: 'אנחנו מחפשים מי שיעזור לך.',
  step: 'searching',
  category_id: 2,
  category: { id: 2, name: 'קניות ותרופות', label: 'קניות ותרופות', type: 2, is_emergency: false },
  help_type: 'physical',
  description: 'תרופות מבית המרקחת',
  arrival_date: null,
  arrival_time: null,
  expiration_date: '2026-12-01',
  origin_address: '',
  destination_address: '',
  other_address: 0,
  volunteer: null,
  coordinator: null,
  is_volunteer_changed: false,
  asked: 3,
  is_emergency: false,
  is_overdue: false,
  feedback: null,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:05:00.000Z',
  abilities: ['chat'],
};

test.describe('the dashboard', () => {
  const journey = openBrowser();
  test.beforeAll(closeEmergency);

  /** Opens the dashboard with only these requests; everything else on it is real. */
  const open = async (rows: readonly object[], width: number): Promise<Page> => {
    const page = await journey.visit({ locale: 'he-IL', width, hasServiceWorker: false });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.route('**/api/event/requests', (route) => route.fulfill({ json: { data: [] } }));
    await page.route('**/api/applications?*', (route) =>
      route.fulfill({ json: { data: rows, meta: { total: rows.length, page: 1, perPage: 10 } } }),
    );
    await page.goto('/dashboard');
    await page.locator('.emergency').waitFor();
    return page;
  };

  for (const width of [PHONE, 1280])
    test(`begins with the live request, in sight and in focus, at ${width} pixels`, async () => {
      const page = await open([LIVE], width);
      const live = page.getByRole('region', { name: 'מה קורה עכשיו' });
      await expect(live).toBeFocused();
      await expect(live).toHaveAccessibleDescription(LIVE.state_text);
      await expect(page.getByText(LIVE.state_text)).toBeInViewport();
      await expect(page.locator('h1')).toHaveCount(1);
      const levels = await page
        .locator('main :is(h1, h2, h3)')
        .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
      expect(levels).toEqual(['H1', 'H2', 'H3', 'H2']);
      await expectOneRow(page);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    });

  test('has one red thing on an ordinary day, also by night, legible', async () => {
    const page = await open([], PHONE);
    // colours that are changing from one mode to the other belong to neither
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('heading', { name: 'אין כרגע בקשות' }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await untilQuiet(page);
      const red = await page.locator('main *').evaluateAll((all) =>
        all
          .filter((part) => {
            const [r = 0, g = 0, b = 0, a = 1] = (
              getComputedStyle(part).backgroundColor.match(/[\d.]+/g) ?? []
            ).map(Number);
            return a > 0 && r > 150 && g < 90 && b < 110;
          })
          .map((part) => part.textContent),
      );
      expect(red).toEqual([BUTTON]);
      await expectNoAxeViolations(page);
    }
  });
});
