import { expect, type Locator, type Page, test } from '@playwright/test';
import { stopEvents } from '../backoffice/steps.js';
import {
  advanceClock,
  api,
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  expectReadableAtLargeFont,
  openBrowser,
  PEOPLE,
  sessionOf,
  takePicture,
  WIDTHS,
} from '../support/index.js';
import { emergencyLinkAfter, freeVolunteer, newestOfAll } from './request-people.js';

/** The two minutes after which a yes is approved automatically, plus a margin. */
const APPROVED_WITHIN_SECONDS = 125;
/** The maximum number of taps from the yes to the end, including the call and the navigation. */
const MOST_TAPS = 6;
/** The maximum number of taps from the yes to the navigation. */
const TAPS_TO_THE_WAY = 2;
const SMALL_PHONE = { width: 360, height: 740 };
const WALKS = [
  {
    locale: 'he-IL',
    words: {
      lead: /^חירום.*חיפה · .*ק״מ · /,
      whatToDo: /לחיצה אחת מספיקה/,
      yes: 'אוכל לעזור',
      approved: 'מחכים לך',
      matters: /כיסא גלגלים/,
      way: /^לנווט ב־Waze/,
      write: /^לכתוב ב־SMS/,
      go: 'יצאתי לדרך',
      onWay: 'בדרך',
      come: 'הגעתי',
      there: 'הגעת',
      end: 'העזרה ניתנה',
      done: 'העזרה ניתנה. תודה מכל הלב!',
    },
  },
  {
    locale: 'en-US',
    words: {
      lead: /^Emergency.*Haifa · .*km · /,
      whatToDo: /one tap is enough/,
      yes: 'I can help',
      approved: 'They are waiting for you',
      matters: /Wheelchair/,
      way: /^Navigate with Waze/,
      write: /^Write by SMS/,
      go: 'I am on my way',
      onWay: 'On the way',
      come: 'I have arrived',
      there: 'You have arrived',
      end: 'Help was given',
      done: 'Help was given. Thank you so much!',
    },
  },
] as const;

test.describe('a volunteer who was called to an emergency, on a small phone, with nothing but the link', () => {
  const journey = openBrowser();
  test.beforeEach(async () => {
    await stopEvents();
    await freeVolunteer();
    const { token } = await sessionOf(PEOPLE.seeker, 'user');
    await api('DELETE', '/event/requests/emergency', { token });
  });
  test.afterEach(async () => {
    const { token } = await sessionOf(PEOPLE.seeker, 'user');
    await api('DELETE', '/event/requests/emergency', { token });
  });

  /** Presses the emergency button, and returns the link of the volunteer who was called. */
  const press = async (): Promise<string> => {
    const before = await newestOfAll();
    const { token } = await sessionOf(PEOPLE.seeker, 'user');
    await api('POST', '/event/requests/emergency', { token });
    return emergencyLinkAfter(before);
  };
  /**
   * Checks what users of the page need: nothing overlaps, nothing scrolls sideways, and assistive technology
   * can use it.
   */
  const look = async (page: Page, name: string): Promise<void> => {
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await takePicture(page, name);
  };
  /**
   * Checks that the target is in the lower half of the screen without scrolling, within the thumb's reach.
   */
  const expectInReach = async (page: Page, target: Locator): Promise<void> => {
    const box = await target.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(box).not.toBeNull();
    expect(box?.y ?? 0).toBeGreaterThan(height / 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  };

  /** Checks without scrolling that the bar of buttons covers nothing important. */
  const expectAboveTheBar = async (page: Page, parts: readonly Locator[]): Promise<void> => {
    const bar = await page.locator('.answer-choice, .work-bar').boundingBox();
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  };
  /** Checks after an action that the heading is the answer, and has the focus, so that it is read out. */
  const expectAnswered = async (page: Page, title: string): Promise<void> => {
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByRole('region', { name: title, exact: true }).and(page.locator(':focus')).waitFor();
  };

  for (const { locale, words } of WALKS)
    test(`says yes, is led there in two taps, writes, comes and ends it without a sign-in (${locale})`, async () => {
      const path = await press();
      const page = await journey.visit({ locale, width: SMALL_PHONE.width });
      await page.setViewportSize(SMALL_PHONE);
      await page.route('https://waze.com/**', (route) => route.fulfill({ status: 204 }));
      let taps = 0;
      const tap = async (target: Locator): Promise<void> => {
        await expectInReach(page, target);
        await target.click();
        taps += 1;
      };
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.goto(path);
      await button(words.yes).waitFor();
      expect(await page.locator('.card > *').first().textContent()).toMatch(words.lead);
      await expectAboveTheBar(page, [
        page.locator('.fact-line'),
        page.getByRole('heading', { level: 1 }),
        page.getByText(words.whatToDo),
      ]);
      await look(page, `link-1-asked-${locale}`);
      await tap(button(words.yes));
      await advanceClock(APPROVED_WITHIN_SECONDS);
      await page.getByRole('heading', { level: 1, name: words.approved }).waitFor();
      await expectAboveTheBar(page, [
        page.locator('.go__distance'),
        page.locator('.go__name'),
        page.locator('.go__address'),
        page.getByText(words.matters),
      ]);
      await look(page, `link-3-approved-${locale}`);
      await expectReadableAtLargeFont(page);
      await tap(page.locator('.work-bar').getByRole('link', { name: words.way }));
      expect(taps).toBe(TAPS_TO_THE_WAY);
      // Sara is deaf, so her volunteer writes to her (rule 215).
      const speak = page.locator('.work-bar').getByRole('link', { name: words.write });
      expect(await speak.getAttribute('href')).toMatch(/^sms:\+972/);
      await tap(speak);
      await tap(button(words.go));
      await expectAnswered(page, words.onWay);
      await look(page, `link-4-on-the-way-${locale}`);
      await tap(button(words.come));
      await expectAnswered(page, words.there);
      await look(page, `link-5-there-${locale}`);
      await tap(button(words.end));
      await expectAnswered(page, words.done);
      await look(page, `link-6-done-${locale}`);
      expect(await page.locator('main a:is([href^="tel:+972"], [href^="sms:+972"])').count()).toBe(0);
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
      expect(new URL(page.url()).pathname).toMatch(/^\/help\/request\//);
      const seeker = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
      await enterAs(seeker, PEOPLE.seeker, 'user');
      await seeker.goto('/emergency');
      await seeker.getByText(/^העזרה הגיעה מ/).waitFor();
    });

  test('who was never confirmed hears within two minutes, on the open page and without a word of the team', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: SMALL_PHONE.width });
    const waiting = page.getByRole('region', { name: 'תודה! התשובה בתוך שתי דקות' });
    let path = await press();
    // A volunteer who has helped before is approved at once, so each of them withdraws until one is called
    // who has not.
    for (;;) {
      await page.goto(path);
      await page.getByRole('button', { name: 'אוכל לעזור', exact: true }).click();
      const given = page.getByRole('region', { name: /התשובה בתוך שתי דקות|אושרת|מחכים לך/ });
      await given.waitFor();
      if (await waiting.isVisible()) break;
      const before = await newestOfAll();
      await page.getByRole('button', { name: 'לא אוכל להגיע' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'לא אוכל להגיע' }).click();
      path = await emergencyLinkAfter(before);
    }
    expect(await waiting.textContent()).not.toMatch(/צוות|מנהל|אישור/);
    await look(page, 'link-2-waiting');
    const seeker = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(seeker, PEOPLE.seeker, 'user');
    await seeker.goto('/emergency');
    await seeker.getByText(/בתוך שתי דקות נעדכן אותך/).waitFor();
    await look(seeker, 'link-2-seeker');
    await advanceClock(APPROVED_WITHIN_SECONDS);
    await page.getByRole('region', { name: 'מחכים לך' }).waitFor();
  });

  test('cannot come after all, and knows nobody any more (English, desk); cancelled, it thanks for no help that did not come', async () => {
    const path = await press();
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await page.goto(path);
    await page.getByRole('button', { name: 'I can help', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Thank you|^They are waiting/ }).waitFor();
    await advanceClock(APPROVED_WITHIN_SECONDS);
    await page.getByRole('region', { name: 'They are waiting for you' }).waitFor();
    await look(page, 'link-7-approved-english');
    await page.getByRole('button', { name: 'I cannot come' }).click();
    const question = page.getByRole('dialog');
    await question.waitFor();
    await look(page, 'link-8-giving-back-english');
    await question.getByRole('button', { name: 'I cannot come' }).click();
    await page.getByRole('region', { name: 'Thank you for telling us' }).waitFor();
    expect(await page.locator('main a:is([href^="tel:+972"], [href^="sms:+972"])').count()).toBe(0);
    await look(page, 'link-9-given-back-english');
    const { token } = await sessionOf(PEOPLE.seeker, 'user');
    await api('DELETE', '/event/requests/emergency', { token });
    const seeker = await journey.visit({ locale: 'he-IL', width: SMALL_PHONE.width });
    await enterAs(seeker, PEOPLE.seeker, 'user');
    await seeker.goto('/emergency');
    await seeker.getByText('תודה שעדכנת. אם משהו ישתנה, אפשר ללחוץ שוב בכל רגע.').waitFor();
    expect(await seeker.getByText(/טוב שלא נשארת לבד/).count()).toBe(0);
    await look(seeker, 'link-10-cancelled');
  });
});
