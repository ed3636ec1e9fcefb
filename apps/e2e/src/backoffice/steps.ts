import type { EventDetail } from '@karov/api-client';
import type { Locator, Page } from '@playwright/test';
import { api, eventually, messagesTo, PEOPLE, sessionOf } from '../support/index.js';

/** What is typed into the form for a new event. */
export interface NewEvent {
  place: string;
  radius: string;
  description: string;
  isAutoAssign?: boolean;
}

/**
 * The position in the list of a kind of event that is not urgent, because in an urgent event a yes needs no
 * approval.
 */
export const ORDINARY_TYPE = 3;

/** The button that creates a new event, once everybody in the circle has been counted. */
export const askPeople = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Save and ask|שמירה ופנייה) .+/ });

/** Fills in the form for a new event and waits until everybody in the circle has been counted. */
export async function fillEvent(page: Page, event: NewEvent): Promise<void> {
  await page.goto('/admin/events/add');
  await page.locator('#event_list_id option').nth(1).waitFor({ state: 'attached' });
  await page.locator('#event_list_id').selectOption({ index: ORDINARY_TYPE });
  await page.locator('#address').fill(event.place);
  await page.locator('li[role=option]').first().click();
  await page.locator('#radius').fill(event.radius);
  await page.locator('#description').fill(event.description);
  if (event.isAutoAssign) await page.getByRole('switch').first().check();
  await askPeople(page).waitFor();
}

/** Saves the event in the form, and returns its id once its map is open. */
export async function saveEvent(page: Page): Promise<number> {
  await askPeople(page).click();
  await page.waitForURL('**/admin/events/map/*');
  return Number(new URL(page.url()).pathname.split('/').pop());
}

/** Loads the event as the manager of the north sees it. */
async function eventOf(id: number): Promise<EventDetail> {
  const { token } = await sessionOf(PEOPLE.managerNorth, 'admin');
  const data = await api('GET', `/manager/events/${id}`, { token });
  if (!isDetail(data)) throw new Error(`event ${id} has no requests`);
  return data;
}

/** Waits until the event meets a condition. */
export function untilEvent<T>(
  what: string,
  id: number,
  find: (event: EventDetail) => T | null | undefined,
): Promise<T> {
  return eventually(what, async () => find(await eventOf(id)) ?? null);
}

/** Returns the ids of the manager's events that have the given description. */
export async function eventsWith(description: string): Promise<number[]> {
  const { token } = await sessionOf(PEOPLE.managerNorth, 'admin');
  const data = await api('GET', `/manager/events?search=${encodeURIComponent(description)}`, { token });
  return Array.isArray(data) ? data.map((row: { id: number }) => row.id) : [];
}

/** Stops all events of the manager of the north, so that nobody there is in an event any more. */
export async function stopEvents(): Promise<void> {
  const { token } = await sessionOf(PEOPLE.managerNorth, 'admin');
  const data = await api('GET', '/manager/events?perPage=100', { token });
  const running = Array.isArray(data) ? data.filter((row: { status: boolean }) => row.status) : [];
  for (const { id } of running) await api('PUT', `/manager/events/${id}`, { token, body: { status: false } });
}

/**
 * Returns the code of a volunteer's link for the event with the given description, because the same person
 * may be asked in other events too.
 */
export function invitationCode(phone: string, description: string): Promise<string> {
  return eventually(`an invitation to ${phone}`, async () => {
    for (const { text } of await messagesTo(phone)) {
      const [, code] = /\/v\/([\w-]+)/.exec(text) ?? [];
      if (code && (await isLinkTo(code, description))) return code;
    }
    return null;
  });
}

async function isLinkTo(code: string, description: string): Promise<boolean> {
  const link = await api('POST', '/volunteer/check-event-expiration-link', { body: { code } }).catch(
    () => null,
  );
  return JSON.stringify(link).includes(JSON.stringify(description));
}

function isDetail(value: unknown): value is EventDetail {
  return (
    typeof value === 'object' &&
    value !== null &&
    'event_user_requests' in value &&
    'event_volunteer_requests' in value
  );
}

/** Chooses an entry in the menu of a person's row. */
export async function fromMenu(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** Waits until the map of an event is painted. */
export async function untilPainted(page: Page): Promise<void> {
  await page.locator('.leaflet-overlay-pane canvas[data-painted]').waitFor();
}

/** Whether anybody is painted on the map of an event. Reading the pixels slows the page down permanently. */
export function hasPeoplePainted(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-overlay-pane canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value) => value !== 0) ?? false;
  });
}
