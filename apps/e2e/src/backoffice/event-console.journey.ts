import type { EventDetail, EventUserRequest, EventVolunteerRequest } from '@karov/api-client';
import { expect, type Page, test } from '@playwright/test';
import {
  api,
  enterAs,
  expectNoAxeViolations,
  openBrowser,
  PEOPLE,
  sessionOf,
  takePicture,
  untilQuiet,
} from '../support/index.js';
import { hasPeoplePainted, untilPainted } from './steps.js';

const NEEDS = 2000;
const VOLUNTEERS = 5000;

/** Returns a place near another, always the same for the same number. */
function around({ lat, lon }: { lat: number; lon: number }, at: number): { lt: number; lng: number } {
  const [far, angle] = [Math.sqrt((at * 7919) % 1000) / 600, at * 2.399];
  return { lt: lat + Math.sin(angle) * far, lng: lon + Math.cos(angle) * far };
}

const NEED_STATES: readonly Partial<EventUserRequest>[] = [
  { respond: null, status: 'pending', waiting_since: null },
  { respond: 1, status: 'pending' },
  { respond: 1, status: 'assigned', is_approved: 1, waiting_since: null },
  { respond: 1, status: 'completed', is_approved: 1, waiting_since: null },
];
const CALL_STATES: readonly EventVolunteerRequest['status'][] = ['pending', 'pending', 'accept', 'reject'];

/** Returns an event as large as on a day of war, derived from a demo event. */
function large(event: EventDetail): EventDetail {
  const [need] = event.event_user_requests;
  const [call] = event.event_volunteer_requests;
  if (!need || !call) throw new Error('the event of the demo has nobody in it');
  return {
    ...event,
    radius: 6,
    event_user_requests: Array.from({ length: NEEDS }, (_, at) => ({
      ...need,
      waiting_since: event.created_at,
      ...NEED_STATES[at % NEED_STATES.length],
      id: 100_000 + at,
      user: { ...need.user, id: 100_000 + at, full_name: `Seeker ${at}`, ...around(event.location, at) },
    })),
    event_volunteer_requests: Array.from({ length: VOLUNTEERS }, (_, at) => ({
      ...call,
      status: CALL_STATES[at % CALL_STATES.length] ?? 'pending',
      assigned_user: null,
      id: 200_000 + at,
      volunteer: {
        ...call.volunteer,
        id: 200_000 + at,
        full_name: `Volunteer ${at}`,
        ...around(event.location, at + 0.5),
      },
    })),
  };
}

async function demoEvent(): Promise<EventDetail> {
  const { token } = await sessionOf(PEOPLE.admin, 'admin');
  const events = await api('GET', '/admin/events?perPage=100', { token });
  const rows: readonly {
    id: number;
    status: boolean;
    counts: { users_asked: number; volunteers_asked: number };
  }[] = Array.isArray(events) ? events : [];
  const running = rows.find(
    ({ status, counts }) => status && counts.users_asked > 0 && counts.volunteers_asked > 0,
  );
  if (!running) throw new Error('no event of the demo is running');
  const detail = await api('GET', `/admin/events/${running.id}`, { token });
  if (typeof detail !== 'object' || detail === null || !('event_user_requests' in detail))
    throw new Error('the event has no detail');
  return detail as EventDetail;
}

/**
 * Answers the page with the large event. Later reloads, triggered by the live channel, get a single change,
 * which is held back until the returned function releases it.
 */
async function serveLarge(page: Page, event: EventDetail): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const [first] = event.event_user_requests;
  const { event_user_requests: _needs, event_volunteer_requests: _calls, as_of: _asOf, ...row } = event;
  const changes = {
    event: row,
    event_user_requests: first ? [{ ...first, respond: 1, status: 'completed' }] : [],
    event_volunteer_requests: [],
    as_of: new Date().toISOString(),
    is_stale: false,
  };
  const answer = (data: unknown) => ({ contentType: 'application/json', body: JSON.stringify({ data }) });
  await page.route(`**/api/admin/events/${event.id}`, (route) => route.fulfill(answer(event)));
  await page.route(`**/api/admin/events/${event.id}/story*`, (route) =>
    route.fulfill(answer({ lines: [], next: null })),
  );
  await page.route(`**/api/admin/events/${event.id}/changes*`, async (route) => {
    await gate;
    await route.fulfill(answer(changes));
  });
  return letGo;
}

/** Measures the longest task of the page, in the page itself. */
async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const notes = document.documentElement.dataset;
      notes['longestTask'] = String(
        Math.max(Number(notes['longestTask'] ?? 0), ...list.getEntries().map(({ duration }) => duration)),
      );
    }).observe({ entryTypes: ['longtask'] });
  });
}

/** Returns the longest task since the last call, in milliseconds. */
function longest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const notes = document.documentElement.dataset;
    const found = Number(notes['longestTask'] ?? 0);
    delete notes['longestTask'];
    return found;
  });
}

/** Drags the map to and fro, and returns the frames per second meanwhile. */
async function pan(page: Page): Promise<number> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('there is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    const notes = document.documentElement.dataset;
    notes['countedFrom'] = String(performance.now());
    const count = () => {
      notes['frames'] = String(Number(notes['frames'] ?? 0) + 1);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 40; step += 1)
    await page.mouse.move(x + Math.sin(step / 4) * 120, y + Math.cos(step / 4) * 90, { steps: 2 });
  await page.mouse.up();
  return page.evaluate(() => {
    const { frames, countedFrom } = document.documentElement.dataset;
    return Math.round((Number(frames ?? 0) * 1000) / (performance.now() - Number(countedFrom ?? 0)));
  });
}

/**
 * Opens the map of an event from the list of events, as staff do; returns the milliseconds until it was
 * painted.
 */
async function show(page: Page, id: number): Promise<number> {
  await page.goto('/admin/events');
  await page.locator(`a[href$="/events/map/${id}"]`).last().waitFor();
  await untilQuiet(page);
  await longest(page);
  const begun = Date.now();
  await page.locator(`a[href$="/events/map/${id}"]`).last().click();
  await untilPainted(page);
  return Date.now() - begun;
}

test.describe('the console of a large event', () => {
  const journey = openBrowser();

  test(`shows ${NEEDS} needs and ${VOLUNTEERS} volunteers, and tells how quickly`, async () => {
    const event = large(await demoEvent());
    const page = await journey.visit({ locale: 'en-US', hasServiceWorker: false });
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchTasks(page);
    await enterAs(page, PEOPLE.admin, 'admin');
    const letGo = await serveLarge(page, event);
    const painted = await show(page, event.id);
    await page.getByRole('heading', { name: `Asking for help (${NEEDS})` }).waitFor();
    // the people are painted on one canvas, not as elements
    expect(await page.locator('.leaflet-marker-icon').count()).toBe(0);
    expect(await page.locator('.leaflet-overlay-pane canvas').count()).toBe(1);
    const whileLoading = await longest(page);
    const frames = await pan(page);
    const whilePanning = await longest(page);
    const helped = page.getByRole('button', { name: /Helped$/ });
    const before = Number.parseInt(await helped.innerText(), 10);
    const begun = Date.now();
    letGo();
    await page.getByRole('button', { name: `${before + 1} Helped` }).waitFor();
    const changed = Date.now() - begun;
    process.stdout.write(
      `    ${NEEDS} needs, ${VOLUNTEERS} volunteers: painted ${painted} ms after the click, one change shown after ${changed} ms; longest task ` +
        `${Math.round(whileLoading)} ms while loading, ${Math.round(whilePanning)} ms while panning at ${frames} pictures a second\n`,
    );
    expect(await hasPeoplePainted(page)).toBe(true);
    await expectNoAxeViolations(page);
    await takePicture(page, 'event-console-large');
  });
});
