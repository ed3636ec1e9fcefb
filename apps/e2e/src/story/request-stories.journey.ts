import type { AuthRecord, OwnApplication } from '@karov/api-client';
import { addDays, localDay, localTime } from '@karov/domain';
import { expect, type Page, test } from '@playwright/test';
import {
  approve,
  ask,
  closeRequest,
  freeVolunteer,
  REPAIRS,
  RIDE,
  setAutoAssign,
} from '../portal/request-people.js';
import {
  api,
  enterAs,
  eventually,
  expectNoAxeViolations,
  openBrowser,
  PEOPLE,
  productNow,
  sessionOf,
  WIDTHS,
  waitForMessage,
} from '../support/index.js';

const ANIMALS = 3;
const FAR_AWAY_DAYS = 12;
const HOUR_MS = 3_600_000;
const RIDE_AHEAD_MS = 2.5 * HOUR_MS;

function isOwn(value: unknown): value is OwnApplication {
  return typeof value === 'object' && value !== null && 'state_text' in value;
}

test.describe('a help request, from wish to thanks', () => {
  const journey = openBrowser();
  let seeker: AuthRecord;
  let volunteer: AuthRecord;
  let admin: AuthRecord;
  test.beforeAll(async () => {
    await freeVolunteer();
    seeker = await sessionOf(PEOPLE.seeker, 'user');
    volunteer = await sessionOf(PEOPLE.volunteer, 'volunteer');
    admin = await sessionOf(PEOPLE.admin, 'admin');
  });

  const own = async (id: number): Promise<OwnApplication> => {
    const found = await api('GET', `/applications/${id}`, { token: seeker.token });
    if (!isOwn(found)) throw new Error('not the own request');
    return found;
  };
  const until = (what: string, id: number, fits: (one: OwnApplication) => boolean) =>
    eventually(what, async () => own(id).then((one) => (fits(one) ? one : null)));
  const lastDay = addDays(localDay(new Date()), FAR_AWAY_DAYS);
  const seekerPage = async (locale: 'he-IL' | 'en-US', id: number): Promise<Page> => {
    const page = await journey.visit({ locale, width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto(`/requests/${id}`);
    return page;
  };
  test('a ride, in Hebrew: accepted, approved, on the way, done, and both say how it was', async () => {
    // soon enough for its volunteer to set out
    const leaves = new Date(Math.ceil(((await productNow()).getTime() + RIDE_AHEAD_MS) / HOUR_MS) * HOUR_MS);
    const description = `הסעה לבדיקה ${Date.now()}`;
    const id = await ask(seeker, {
      category_id: RIDE,
      description,
      destination_address: 'העלייה השנייה 8, ישראל, חיפה, חיפה, 32.83, 34.98',
      arrival_date: localDay(leaves),
      arrival_time: localTime(leaves),
    });
    const page = await seekerPage('he-IL', id);
    await page.getByText('אנחנו מחפשים מי שיעזור').first().waitFor();
    const helper = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(helper, PEOPLE.volunteer, 'volunteer');
    await helper.goto(`/volunteer/open-menu?search=${encodeURIComponent(description)}`);
    await helper.getByRole('button', { name: /^אוכל לעזור/ }).click();
    await until('somebody to be found', id, (one) => one.step === 'found');
    await approve({ id, admin, description });
    await page.reload();
    await page.getByRole('link', { name: /052/ }).or(page.locator('a[href^="tel:+97252"]')).first().waitFor();
    await helper.goto(`/volunteer/basket-menu?search=${encodeURIComponent(description)}`);
    await helper
      .getByRole('button', { name: /^יצאתי לדרך|^בדרך/ })
      .first()
      .click();
    await until('the volunteer on the way', id, (one) => one.step === 'on_way');
    await page.reload();
    await page.getByText('בדרך אליך').first().waitFor();
    await helper.reload();
    await helper.getByRole('button', { name: /^העזרה ניתנה/ }).click();
    await helper.getByRole('dialog').getByRole('button', { name: 'העזרה ניתנה' }).click();
    await until('the end', id, (one) => one.status === 'completed');
    await page.reload();
    await page.getByText('העזרה ניתנה.').first().waitFor();
    await expectNoAxeViolations(page);
    await waitForMessage(PEOPLE.seeker, ({ text }) => text.includes('הכול היה בסדר?'));
  });

  test('other help, in English: the volunteer cannot come after all, somebody else is found', async () => {
    const description = `Change a bulb ${Date.now()}`;
    await setAutoAssign(REPAIRS, true);
    const id = await ask(seeker, { category_id: REPAIRS, description, expiration_date: lastDay });
    await until('somebody to be asked', id, (one) => one.asked > 0);
    await setAutoAssign(REPAIRS, false);
    await api('POST', '/volunteer/application-users', {
      token: volunteer.token,
      body: { application_id: id, is_approved: 0 },
    });
    await approve({ id, admin, description });
    const helper = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await enterAs(helper, PEOPLE.volunteer, 'volunteer');
    await helper.goto(`/volunteer/basket-menu?search=${encodeURIComponent(description)}`);
    await helper.getByRole('button', { name: /^I cannot come/ }).click();
    await helper
      .getByRole('dialog')
      .getByRole('button', { name: /cannot come/i })
      .click();
    await until(
      'the request to be open again',
      id,
      (one) => one.status === 'open' && one.is_volunteer_changed,
    );
    const page = await seekerPage('en-US', id);
    await page.getByText('Your request is with our team').first().waitFor();
    await expectNoAxeViolations(page);
    await closeRequest(seeker, id);
  });

  test('that nobody can take goes to a coordinator, whom the person reads about', async () => {
    await setAutoAssign(REPAIRS, true);
    // Nobody is near the islands of another country, so every ring stays empty.
    const id = await ask(seeker, {
      category_id: REPAIRS,
      description: `תיקון רחוק ${Date.now()}`,
      expiration_date: lastDay,
      other_address: 1,
      origin_address: 'Street 1, Israel, Haifa, Haifa, 10.5, 60.5',
    });
    await until('the coordinators to be alerted', id, (one) => one.step === 'alerted');
    await setAutoAssign(REPAIRS, false);
    const desk = await journey.visit({ locale: 'he-IL' });
    await enterAs(desk, PEOPLE.admin, 'admin');
    await desk.goto('/admin');
    await desk
      .getByRole('listitem')
      .filter({ has: desk.locator(`a[href$="/requests/${id}"]`) })
      .getByRole('button', { name: /^לקחת לטיפול את הבקשה של/ })
      .click();
    const page = await seekerPage('he-IL', id);
    await page.getByText('הבקשה שלך בטיפול אישי של').first().waitFor();
    await waitForMessage(PEOPLE.seeker, ({ text }) => text.includes('מהצוות'));
    await closeRequest(seeker, id);
  });

  test('of two volunteers who press at once in two browsers one waits for approval, the other reads that it is taken', async () => {
    const description = `שתי ידיים ${Date.now()}`;
    const id = await ask(seeker, { category_id: ANIMALS, description, expiration_date: lastDay });
    const open = `/volunteer/open-menu?search=${encodeURIComponent(description)}`;
    const basket = `/volunteer/basket-menu?search=${encodeURIComponent(description)}`;
    const pages = await Promise.all(
      [PEOPLE.volunteer, await anotherVolunteer(admin, id)].map(async (phone) => {
        const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
        await enterAs(page, phone, 'volunteer');
        await page.goto(open);
        await page.getByRole('button', { name: /^אוכל לעזור/ }).waitFor();
        return page;
      }),
    );
    await Promise.all(pages.map((page) => page.getByRole('button', { name: /^אוכל לעזור/ }).click()));
    const told = await Promise.all(
      pages.map(async (page) => {
        const taken = page.getByRole('alert').filter({ hasText: 'כבר נמצא מי שיעזור' });
        const mine = page.getByRole('heading', { level: 1, name: 'הסל שלי' });
        await taken.or(mine).first().waitFor();
        return (await mine.count()) > 0 ? 'mine' : 'taken';
      }),
    );
    expect([...told].sort()).toEqual(['mine', 'taken']);
    for (const [at, page] of pages.entries()) {
      await expectNoAxeViolations(page);
      await page.goto(open);
      await page.getByRole('heading', { name: 'אין כרגע בקשות פתוחות' }).waitFor();
      await page.goto(basket);
      await (told[at] === 'mine'
        ? page.getByText('מחכה לאישור הצוות')
        : page.getByRole('heading', { name: 'הסל ריק' })
      )
        .first()
        .waitFor();
    }
    await until('one to be found', id, (one) => one.step === 'found');
    await closeRequest(seeker, id);
  });
});

/** Returns the phone of a volunteer near a request who is not one of the demo's named people. */
async function anotherVolunteer(admin: AuthRecord, applicationId: number): Promise<string> {
  const list = await api('GET', `/admin/user/open-volunteers?application_id=${applicationId}`, {
    token: admin.token,
  });
  const found: unknown = Array.isArray(list)
    ? list.find(
        (one: unknown) =>
          typeof one === 'object' &&
          one !== null &&
          'phone' in one &&
          one.phone !== PEOPLE.volunteer &&
          'is_fitting' in one &&
          one.is_fitting === true,
      )
    : null;
  if (typeof found !== 'object' || found === null || !('phone' in found))
    throw new Error('nobody else is near');
  return String(found.phone);
}
