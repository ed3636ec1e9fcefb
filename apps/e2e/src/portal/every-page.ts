import type { Locale } from '@karov/domain';
import type { Page } from 'playwright-core';
import { enterAs, openBrowser, PEOPLE, type Journey } from '../support/index.js';

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

/** Opens every page as whoever it is for, and lets it be looked at. Whoever is signed in keeps one window, as people do. */
export function atEveryPage(locale: Locale, width: number, what: string, look: (page: Page) => Promise<void>): void {
  describe(`every page of the portal in ${locale}`, () => {
    const windows = new Map<Looker, Page>();
    let journey: Journey;
    beforeAll(async () => (journey = await openBrowser()));
    afterAll(() => journey.close());

    async function windowOf(looker: Looker): Promise<Page> {
      const known = windows.get(looker);
      if (known) return known;
      const page = await journey.visit({ locale, width });
      windows.set(looker, page);
      await enterAs(page, looker.phone, looker.door);
      return page;
    }

    it.each(PAGES)(`%s ${what}`, async (path, looker) => {
      const page = looker ? await windowOf(looker) : await journey.visit({ locale, width });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'he-IL' ? 'rtl' : 'ltr');
      expect(await page.title()).toMatch(locale === 'he-IL' ? / · קרוב$/ : / · Karov$/);
      await look(page);
      if (!looker) await page.context().close();
    });
  });
}
