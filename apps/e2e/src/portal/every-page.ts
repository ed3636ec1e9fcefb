import type { Locale } from '@karov/domain';
import { expect, type Page, test } from '@playwright/test';
import { enterAs, openBrowser, PEOPLE, untilQuiet } from '../support/index.js';

interface Looker {
  name: string;
  phone: string;
  door: 'user' | 'volunteer';
}

const SEEKER: Looker = { name: 'seeker', phone: PEOPLE.seeker, door: 'user' };
const INACTIVE: Looker = { name: 'inactive seeker', phone: PEOPLE.seekerInactive, door: 'user' };
const VOLUNTEER: Looker = { name: 'volunteer', phone: PEOPLE.volunteer, door: 'volunteer' };
const FROZEN: Looker = { name: 'frozen volunteer', phone: PEOPLE.volunteerFrozen, door: 'volunteer' };

const PAGES: readonly [path: string, looker: Looker | null][] = [
  ['/login', null],
  ['/user/login', null],
  ['/volunteer/login', null],
  ['/forbidden', null],
  ['/no/such/page', null],
  ['/get/session', null],
  ['/user/update-event-respond/no-such-code', null],
  ['/volunteer/update-status/no-such-code', null],
  ['/unsubscribe/sms/no-such-code', null],
  ['/registered-by-other/no-such-code', null],
  ['/welcome', SEEKER],
  ['/welcome', VOLUNTEER],
  ['/who-are-you', SEEKER],
  ['/profile/help?section=home', SEEKER],
  ['/about-menu', null],
  ['/instruction-menu', null],
  ['/regulations-menu', null],
  ['/accessibility-menu', null],
  ['/contact-us', null],
  ['/ask-for-help', null],
  ['/help-menu', SEEKER],
  ['/requests/2147483647', SEEKER],
  ['/emergency', SEEKER],
  ['/volunteer/terms', null],
  ['/volunteer/police_confirmation_required', null],
  ['/contact-us', SEEKER],
  ['/profile', SEEKER],
  ['/profile/data', SEEKER],
  ['/profile/help', SEEKER],
  ['/profile', VOLUNTEER],
  ['/profile', FROZEN],
  ['/dashboard', SEEKER],
  ['/dashboard', INACTIVE],
  ['/notification-menu', SEEKER],
  ['/help/request/no-such-code', null],
  ['/messages', SEEKER],
  ['/volunteer/open-menu', VOLUNTEER],
  ['/volunteer/basket-menu', VOLUNTEER],
  ['/volunteer/availability', VOLUNTEER],
  ['/messages', VOLUNTEER],
  ['/volunteer/event-requests', VOLUNTEER],
  ['/volunteer/event-requests', FROZEN],
  ['/notification-menu', VOLUNTEER],
];

/**
 * Opens every page as one of its users, and passes it on to be checked. Each person keeps one window, as real
 * people do.
 */
export function atEveryPage(
  locale: Locale,
  width: number,
  what: string,
  look: (page: Page) => Promise<void>,
): void {
  test.describe(`every page of the portal in ${locale}`, () => {
    const windows = new Map<Looker | null, Page>();
    const journey = openBrowser();

    async function windowOf(looker: Looker | null): Promise<Page> {
      const known = windows.get(looker);
      if (known) return known;
      const page = await journey.visit({ locale, width });
      windows.set(looker, page);
      if (looker) await enterAs(page, looker.phone, looker.door);
      return page;
    }

    for (const [path, looker] of PAGES)
      test(`${path} as ${looker?.name ?? 'nobody'} ${what}`, async () => {
        const page = await windowOf(looker);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await untilQuiet(page);
        expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'he-IL' ? 'rtl' : 'ltr');
        expect(await page.title()).toMatch(locale === 'he-IL' ? / · קרוב$/ : / · Karov$/);
        await look(page);
      });
  });
}
