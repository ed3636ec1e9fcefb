import type { Locale } from '@karov/domain';
import { expect, type Page, test } from '@playwright/test';
import {
  api,
  enterAs,
  eventually,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  messagesTo,
  newestMessage,
  openBrowser,
  PEOPLE,
  sessionOf,
  takePicture,
  WIDTHS,
  waitForMessage,
} from '../support/index.js';

/** The texts of the back office and of the page behind the link, by language. */
const WORDS = {
  'he-IL': {
    tick: /^בחירת (?!כל)/,
    send: 'שליחת הודעה',
    text: 'תוכן ההודעה',
    next: 'המשך לאישור',
    wait: /^אפשר יהיה לשלוח בעוד 20 שניות/,
    confirm: /^שליחה (לאדם|לשני|ל־)/,
    cancel: 'ביטול',
    all: /^שליחה לכל /,
    stop: 'עצירת השליחה',
    stopped: 'נעצרה',
    over: 'הסתיימה',
    remove: 'להסיר אותי',
    removed: 'ההסרה כבר בוצעה',
    left: 'ביקשו לא לקבל הודעות כאלה: 1',
    card: 'לא מקבלים הודעות כלליות',
  },
  'en-US': {
    tick: /^Select (?!the whole|all)/,
    send: 'Send message',
    text: 'Message',
    next: 'Go on to confirm',
    wait: /^You can send in 20 seconds/,
    confirm: /^Send to /,
    cancel: 'Cancel',
    all: /^Write to all /,
    stop: 'Stop sending',
    stopped: 'Stopped',
    over: 'Over',
    remove: 'Remove me',
    removed: 'Already unsubscribed',
    left: 'Asked for no such messages: 1',
    card: 'Gets no general messages',
  },
} as const satisfies Record<Locale, object>;
const LOCALES = ['he-IL', 'en-US'] as const;

interface Receiver {
  id: number;
  phone: string;
}
const isReceiver = (value: unknown): value is Receiver =>
  typeof value === 'object' && value !== null && 'id' in value && 'phone' in value;

/** Returns a volunteer whose number no other journey uses. */
async function somebody(at: number): Promise<Receiver> {
  const { token } = await sessionOf(PEOPLE.admin, 'admin');
  const people = await api(
    'GET',
    `/admin/users?perPage=1&page=${at}&orderBy=id&order=asc&filters[role]=volunteer&filters[status]=activated`,
    { token },
  );
  const [person] = Array.isArray(people) ? people.filter(isReceiver) : [];
  if (!person) throw new Error('the demo has no such volunteer');
  return person;
}

/** Opens the list with one person, selects them, and types a text message. */
async function write(
  page: Page,
  { id }: Receiver,
  message: string,
  words: (typeof WORDS)[Locale],
): Promise<void> {
  await page.goto(
    `/admin/volunteers-menu?filter=${encodeURIComponent(JSON.stringify({ user_ids: String(id) }))}`,
  );
  await page.getByRole('checkbox', { name: words.tick }).first().check();
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await page.getByRole('textbox', { name: words.text }).fill(message);
  await page.getByRole('radio', { name: 'SMS' }).check();
  await page.getByRole('button', { name: words.next }).click();
}

/** Advances the page's clock by the twenty seconds, and sends the broadcast. */
async function waitAndSend(page: Page, words: (typeof WORDS)[Locale]): Promise<void> {
  const send = page.getByRole('dialog').getByRole('button', { name: words.confirm });
  await expect(send).toBeDisabled();
  await page.clock.fastForward(21_000);
  await expect(send).toBeEnabled();
  await send.click();
  await page.waitForURL('**/admin/broadcasts/*');
}

for (const [at, locale] of LOCALES.entries()) {
  test.describe(`a message to many, ${locale}`, () => {
    const journey = openBrowser();
    const words = WORDS[locale];

    test('waits twenty seconds, can be left, reaches people, and is unsubscribed from by its link', async () => {
      const person = await somebody(41 + at);
      const page = await journey.visit({ locale });
      await page.clock.install();
      await enterAs(page, PEOPLE.admin, 'admin');

      const before = await newestMessage(person.phone);
      await write(page, person, 'This one is left', words);
      await expect(
        page.getByRole('dialog').getByRole('status').filter({ hasText: words.wait }),
      ).toBeAttached();
      await expectNoAxeViolations(page);
      await takePicture(page, `broadcast-confirm-${locale}`);
      await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const text = `Food is given out at noon (${locale})`;
      await write(page, person, text, words);
      await waitAndSend(page, words);
      await expect(page.getByText(words.over, { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      const message = await waitForMessage(person.phone, (one) => one.text.startsWith(text), before);
      expect(
        (await messagesTo(person.phone)).filter(
          ({ text: other, id }) => id > before && other.startsWith('This one is left'),
        ),
      ).toEqual([]);

      await unsubscribe(message.text);
      await write(page, person, 'Nobody gets this', words);
      await expect(page.getByText(words.left)).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('button', { name: words.confirm })).toBeDisabled();
      await page.goto(`/admin/volunteers-menu/${person.id}`);
      await expect(page.getByText(words.card)).toBeVisible();
    });

    async function unsubscribe(text: string): Promise<void> {
      const [link = ''] = /https?:\/\/\S+\/u\/[\w-]+/.exec(text) ?? [];
      const page = await journey.visit({ locale, width: WIDTHS.phone });
      await page.goto(new URL(link).pathname);
      await expect(page).toHaveURL(/\/unsubscribe\/sms\/[\w-]{22}$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
      await page.getByRole('button', { name: words.remove }).click();
      await expect(page.getByText(words.removed)).toBeVisible();
    }

    test('is stopped on its way', async () => {
      const page = await journey.visit({ locale });
      await page.clock.install();
      await enterAs(page, PEOPLE.admin, 'admin');
      await page.goto(
        `/admin/volunteers-menu?filter=${encodeURIComponent(JSON.stringify({ role: 'volunteer' }))}`,
      );
      await page.getByRole('checkbox', { name: words.tick }).first().check();
      await page.getByRole('button', { name: words.all }).click();
      await page.getByRole('textbox', { name: words.text }).fill(`To be stopped (${locale})`);
      await page.getByRole('radio', { name: 'SMS' }).check();
      await page.getByRole('button', { name: words.next }).click();
      await waitAndSend(page, words);
      await page.getByRole('button', { name: words.stop }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.stop }).click();
      await expect(page.getByText(words.stopped, { exact: true })).toBeVisible();
      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      const { token } = await sessionOf(PEOPLE.admin, 'admin');
      const counts = await eventually('nothing is on its way', async () => {
        const broadcast = await api('GET', `/admin/broadcasts/${id}`, { token });
        const found: unknown =
          typeof broadcast === 'object' && broadcast !== null && 'counts' in broadcast
            ? broadcast.counts
            : null;
        return isCounts(found) && found.queued + found.sending === 0 ? found : null;
      });
      expect(counts.cancelled).toBeGreaterThan(0);
    });
  });
}

interface Counts {
  queued: number;
  sending: number;
  cancelled: number;
}
const isCounts = (value: unknown): value is Counts =>
  typeof value === 'object' &&
  value !== null &&
  'queued' in value &&
  'sending' in value &&
  'cancelled' in value;
