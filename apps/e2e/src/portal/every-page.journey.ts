import type { Locale } from '@karov/domain';
import {
  enterAs, expectNoAxeViolations, expectNoSidewaysScrolling, openBrowser, PEOPLE, WIDTHS, type Journey,
} from '../support/index.js';

interface Looker { name: string; phone: string; door: 'user' | 'volunteer' }

const SEEKER: Looker = { name: 'seeker', phone: PEOPLE.seeker, door: 'user' };
const INACTIVE: Looker = { name: 'inactive seeker', phone: PEOPLE.seekerInactive, door: 'user' };
const VOLUNTEER: Looker = { name: 'volunteer', phone: PEOPLE.volunteer, door: 'volunteer' };
const FROZEN: Looker = { name: 'frozen volunteer', phone: PEOPLE.volunteerFrozen, door: 'volunteer' };

const PAGES: readonly [path: string, looker: Looker | null][] = [
  ['/login', null], ['/user/login', null], ['/volunteer/login', null], ['/forbidden', null], ['/no/such/page', null], ['/get/session', null],
  ['/user/update-event-respond/no-such-code', null], ['/volunteer/update-status/no-such-code', null],
  ['/unsubscribe/sms/no-such-code', null], ['/registered-by-other/no-such-code', null], ['/welcome', SEEKER], ['/welcome', VOLUNTEER], ['/profile/help?section=home', SEEKER],
  ['/about-menu', null], ['/instruction-menu', null], ['/regulations-menu', null], ['/accessibility-menu', null],
  ['/ask-for-help', null], ['/help-menu', SEEKER], ['/requests/2147483647', SEEKER], ['/emergency', SEEKER],
  ['/volunteer/terms', null], ['/volunteer/police_confirmation_required', null],
  ['/contact-us', SEEKER], ['/profile', SEEKER], ['/profile/data', SEEKER], ['/profile/help', SEEKER], ['/profile', VOLUNTEER], ['/profile', FROZEN],
  ['/dashboard', SEEKER], ['/dashboard', INACTIVE], ['/notification-menu', SEEKER],
  ['/help/request/no-such-code', null], ['/messages', SEEKER],
  ['/volunteer/open-menu', VOLUNTEER], ['/volunteer/basket-menu', VOLUNTEER], ['/volunteer/availability', VOLUNTEER], ['/messages', VOLUNTEER],
  ['/volunteer/event-requests', VOLUNTEER], ['/volunteer/event-requests', FROZEN], ['/notification-menu', VOLUNTEER],
];

/** Hebrew is the design, at both widths; English is the longer one, which shows where room is short. */
const VISITS: readonly [Locale, readonly number[]][] = [['he-IL', [WIDTHS.desk, WIDTHS.phone]], ['en-US', [WIDTHS.phone]]];

describe.each(VISITS)('every page of the portal in %s at %j px', (locale, widths) => {
  let journey: Journey;
  beforeAll(async () => (journey = await openBrowser()));
  afterAll(() => journey.close());

  it.each(PAGES)('%s is without faults of axe and needs no sideways scrolling', async (path, looker) => {
    const page = await journey.visit({ locale, width: widths[0] });
    if (looker) await enterAs(page, looker.phone, looker.door);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'he-IL' ? 'rtl' : 'ltr');
    expect(await page.title()).toMatch(locale === 'he-IL' ? / · קרוב$/ : / · Karov$/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeViolations(page);
      await expectNoSidewaysScrolling(page);
    }
    await page.context().close();
  });
});
