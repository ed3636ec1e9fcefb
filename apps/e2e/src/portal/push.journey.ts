import type { AuthRecord, PushState } from '@karov/api-client';
import { PushServiceStandIn, type SubscribedBrowser } from '@karov/testing';
import { type CDPSession, expect, type Page, test, type Worker } from '@playwright/test';
import {
  api,
  enterAs,
  eventually,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  productUrl,
  sessionOf,
  takePicture,
  WIDTHS,
} from '../support/index.js';
import { callPeople, stop } from './event-people.js';

interface Shown {
  title: string;
  body: string;
  lang: string;
}

/** The delay, in milliseconds, before a push that was not accepted is delivered again. */
const AGAIN_MS = 5000;

/** A headless browser denies permission whatever it was told to allow. */
const ALLOWED = `if (Notification.permission !== 'granted') {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
}`;

/**
 * A headless browser does not show notifications either, so this keeps the service worker's notifications
 * until they are closed: the last one for each tag.
 */
const KEEP_SHOWN = `(() => {
  if (Notification.permission === 'granted' || registration.keepsShown) return;
  registration.keepsShown = true;
  let shown = [];
  registration.getNotifications = async () => shown;
  registration.showNotification = async (title, options) => {
    const notification = { ...options, title, close: () => (shown = shown.filter((one) => one !== notification)) };
    shown = [...shown.filter(({ tag }) => !tag || tag !== options.tag), notification];
  };
})()`;

/**
 * Points the browser's subscription to the stand-in instead of the browser's own push service; everything
 * else is the browser's own.
 */
async function pointTo(page: Page, { endpoint, p256dh, auth }: SubscribedBrowser): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: productUrl() });
  const told = JSON.stringify({ endpoint, keys: { p256dh, auth } });
  const content = `PushManager.prototype.subscribe = async () => ({ options: { applicationServerKey: null }, toJSON: () => (${told}), unsubscribe: async () => true });`;
  await page.addInitScript({ content: `${content}${ALLOWED}` });
}

/** Returns the id of the running service worker in the debugging protocol. */
async function workerOf(protocol: CDPSession): Promise<string> {
  const running = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [mine] = registrations.filter(
        ({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(productUrl()),
      );
      if (mine) resolve(mine.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  return running;
}

/**
 * Delivers a push to the page's service worker. The push is repeated every few seconds, as a push service
 * does until it is accepted, because the browser may be replacing the worker.
 */
async function delivery(page: Page, data: string): Promise<() => Promise<void>> {
  const protocol = await page.context().newCDPSession(page);
  const registrationId = await workerOf(protocol);
  let last = -Infinity;
  return async () => {
    if (Date.now() - last < AGAIN_MS) return;
    last = Date.now();
    await protocol.send('ServiceWorker.deliverPushMessage', { origin: productUrl(), registrationId, data });
  };
}

function serviceWorkerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  return worker;
}

const shownBy = (page: Page): Promise<Shown[]> =>
  serviceWorkerOf(page).evaluate<Shown[]>(
    `registration.getNotifications().then((shown) => shown.map(({ title, body, lang }) => ({ title, body, lang })))`,
  );

/**
 * Taps the notification, and returns the page that the service worker opens. A window opens only on a real
 * tap, which the protocol lacks, so the address is recorded instead.
 */
async function touch(page: Page): Promise<string> {
  return serviceWorkerOf(page).evaluate<string>(`(async () => {
    const [notification] = await registration.getNotifications();
    let done = null;
    const opened = new Promise((resolve) => Object.defineProperty(clients, 'openWindow', { value: async (address) => resolve(address) }));
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: (work) => (done = work) }));
    await done;
    return opened;
  })()`);
}

function isState(value: unknown): value is PushState {
  return typeof value === 'object' && value !== null && 'public_key' in value;
}

async function keyOf({ token }: AuthRecord): Promise<string> {
  const state = await api('GET', '/push/devices', { token });
  return isState(state) ? (state.public_key ?? '') : '';
}

test.describe('a notification on a volunteer’s phone', () => {
  const journey = openBrowser();
  let service: PushServiceStandIn;
  let key = '';
  test.beforeAll(async () => {
    service = await PushServiceStandIn.start(() => key);
  });
  test.afterAll(() => service.stop());

  // notifications are in the person's language, here Hebrew, whatever language the page is in
  for (const [locale, save, accept, done, ready] of [
    ['he-IL', 'לשמור', 'כן, להודיע לי', 'מעכשיו יופיעו התראות במכשיר הזה', 'אוכל לעזור'],
    ['en-US', 'Save', 'Yes, tell me', 'Notifications are on for this device', 'I can help'],
  ] as const)
    test(`is asked for once the hours are saved, comes with the invitation, and leads to its page (${locale})`, async () => {
      const before = await callPeople();
      await stop(before);
      const phone = before.volunteers.at(locale === 'he-IL' ? 0 : 1)?.phone ?? PEOPLE.volunteer;
      const record = await sessionOf(phone, 'volunteer');
      key = await keyOf(record);

      const page = await journey.visit({ locale, width: WIDTHS.phone });
      await pointTo(page, service.subscribe(locale));
      await enterAs(page, phone, 'volunteer');
      await page.goto('/volunteer/availability');
      await page.getByRole('button', { name: save, exact: true }).click();
      await page.getByRole('button', { name: accept }).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await takePicture(page, `push-offer-${locale}`);
      await page.getByRole('button', { name: accept }).click();
      await page.getByText(done).waitFor();

      const event = await callPeople(`בדיקה של התראות ${locale}`);
      const taken = await eventually('a push', async () => service.takenBy(locale).at(-1) ?? null);
      const deliver = await delivery(page, taken.text);
      expect(service.faults).toEqual([]);
      const shown = await eventually('a notification', async () => {
        await serviceWorkerOf(page).evaluate(KEEP_SHOWN);
        await deliver();
        return (await shownBy(page))[0] ?? null;
      });
      expect(shown).toEqual({
        title: 'קרוב',
        body: 'מחפשים מי שיעזור באזור שלך. אפשר לעזור?',
        lang: 'he-IL',
      });
      await page.goto(await touch(page));
      expect(new URL(page.url()).pathname).toMatch(/^\/volunteer\/update-status\/[\w-]{22}$/);
      await page.getByRole('button', { name: ready }).first().waitFor();
      expect(await shownBy(page)).toEqual([]);
      await stop(event);
      await page.context().close();
    });
});
