import { addDays, localDay } from '@karov/domain';
import type { ActiveApplication, ApplicationForm, AuthRecord, EmergencyStatus, OwnApplication } from '@karov/api-client';
import type { Page } from 'playwright-core';
import { fillEvent, saveEvent } from '../backoffice/steps.js';
import { approve, setAutoAssign } from '../portal/request-people.js';
import {
  api, enterAs, eventually, expectNoAxeViolations, openBrowser, PEOPLE, sessionOf, waitForMessage, WIDTHS, type Journey,
} from '../support/index.js';

const RIDE = 1;
const REPAIRS = 5;
const FAR_AWAY_DAYS = 12;

function isOwn(value: unknown): value is OwnApplication {
  return typeof value === 'object' && value !== null && 'state_text' in value;
}
function isActiveList(value: unknown): value is ActiveApplication[] {
  return Array.isArray(value);
}
function isEmergency(value: unknown): value is EmergencyStatus {
  return typeof value === 'object' && value !== null && 'without_volunteer' in value;
}

describe('a help request, from wish to thanks', () => {
  let journey: Journey;
  let seeker: AuthRecord;
  let volunteer: AuthRecord;
  let admin: AuthRecord;
  beforeAll(async () => {
    journey = await openBrowser();
    seeker = await sessionOf(PEOPLE.seeker, 'user');
    volunteer = await sessionOf(PEOPLE.volunteer, 'volunteer');
    admin = await sessionOf(PEOPLE.admin, 'admin');
  });
  afterAll(() => journey.close());

  const freeOf = (id: number) => api('POST', `/applications/status/${id}`, { token: seeker.token, body: { status: 'closed' } });
  const own = async (id: number): Promise<OwnApplication> => {
    const found = await api('GET', `/applications/${id}`, { token: seeker.token });
    if (!isOwn(found)) throw new Error('not the own request');
    return found;
  };
  const until = (what: string, id: number, fits: (one: OwnApplication) => boolean) =>
    eventually(what, async () => own(id).then((one) => (fits(one) ? one : null)));
  /** Asks anew; what the person still has open of the kind is closed first. */
  const ask = async (form: Partial<ApplicationForm>): Promise<number> => {
    const active = await api('GET', '/applications?type=list', { token: seeker.token });
    for (const one of isActiveList(active) ? active : []) if (one.category_id === form.category_id) await freeOf(one.id);
    const made = await api('POST', '/applications', { token: seeker.token, body: { other_address: 0, ...form } });
    return typeof made === 'object' && made !== null && 'id' in made ? Number(made.id) : 0;
  };
  const lastDay = addDays(localDay(new Date()), FAR_AWAY_DAYS);
  const seekerPage = async (locale: 'he-IL' | 'en-US', id: number): Promise<Page> => {
    const page = await journey.visit({ locale, width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto(`/requests/${id}`);
    return page;
  };
  it('a ride, in Hebrew: accepted, approved, on the way, done, and both say how it was', async () => {
    const description = `הסעה לבדיקה ${Date.now()}`;
    const id = await ask({ category_id: RIDE, description, destination_address: 'העלייה השנייה 8, ישראל, חיפה, חיפה, 32.83, 34.98', arrival_date: lastDay, arrival_time: '09:00' });
    const page = await seekerPage('he-IL', id);
    await page.getByText('קיבלנו את הבקשה').first().waitFor();
    const helper = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(helper, PEOPLE.volunteer, 'volunteer');
    await helper.goto(`/volunteer/open-menu?search=${encodeURIComponent(description)}`);
    await helper.getByRole('button', { name: /^אוכל לעזור/ }).click();
    await until('somebody to be found', id, (one) => one.step === 'found');
    await approve({ id, admin, description });
    await page.reload();
    await page.getByRole('link', { name: /052/ }).or(page.locator('a[href^="tel:+97252"]')).first().waitFor();
    await helper.goto(`/volunteer/basket-menu?search=${encodeURIComponent(description)}`);
    await helper.getByRole('button', { name: /^יצאתי לדרך|^בדרך/ }).first().click();
    await until('the volunteer on the way', id, (one) => one.step === 'on_way');
    await page.reload();
    await page.getByText('בדרך אליך').first().waitFor();
    await helper.reload();
    await helper.getByRole('button', { name: /^העזרה ניתנה/ }).click();
    await helper.getByRole('dialog').getByRole('button', { name: 'העזרה ניתנה' }).click();
    await until('the end', id, (one) => one.status === 'completed');
    await page.reload();
    await page.getByText('הבקשה הושלמה.').first().waitFor();
    await expectNoAxeViolations(page);
    await waitForMessage(PEOPLE.seeker, ({ text }) => text.includes('הכול היה בסדר?'));
  });

  it('other help, in English: the volunteer cannot come after all, somebody else is found', async () => {
    const description = `Change a bulb ${Date.now()}`;
    await setAutoAssign(REPAIRS, true);
    const id = await ask({ category_id: REPAIRS, description, expiration_date: lastDay });
    await until('somebody to be asked', id, (one) => one.asked > 0);
    await setAutoAssign(REPAIRS, false);
    await api('POST', '/volunteer/application-users', { token: volunteer.token, body: { application_id: id, is_approved: 0 } });
    await approve({ id, admin, description });
    const helper = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await enterAs(helper, PEOPLE.volunteer, 'volunteer');
    await helper.goto(`/volunteer/basket-menu?search=${encodeURIComponent(description)}`);
    await helper.getByRole('button', { name: /^I cannot come/ }).click();
    await helper.getByRole('dialog').getByRole('button', { name: /cannot come/i }).click();
    await until('the request to be open again', id, (one) => one.status === 'open' && one.is_volunteer_changed);
    const page = await seekerPage('en-US', id);
    await page.getByText('We are looking for a volunteer').first().waitFor();
    await expectNoAxeViolations(page);
    await freeOf(id);
  });

  it('that nobody can take goes to a coordinator, whom the person reads about', async () => {
    await setAutoAssign(REPAIRS, true);
    // Among the islands of another country nobody is near: every ring stays empty.
    const id = await ask({ category_id: REPAIRS, description: `תיקון רחוק ${Date.now()}`, expiration_date: lastDay, other_address: 1, origin_address: 'Street 1, Israel, Haifa, Haifa, 10.5, 60.5' });
    await until('a coordinator to be asked', id, (one) => one.step === 'coordinator');
    await setAutoAssign(REPAIRS, false);
    const desk = await journey.visit({ locale: 'he-IL' });
    await enterAs(desk, PEOPLE.admin, 'admin');
    await desk.goto('/admin');
    await desk.getByRole('button', { name: /^לקחת לטיפול את הבקשה של/ }).first().click();
    const page = await seekerPage('he-IL', id);
    await page.getByText('רכז או רכזת לקחו את הבקשה').first().waitFor();
    await waitForMessage(PEOPLE.seeker, ({ text }) => text.includes('מצוות קרוב'));
    await freeOf(id);
  });

  it('of two volunteers who accept in two browsers at once one is told that it is taken', async () => {
    const description = `שתי ידיים ${Date.now()}`;
    const id = await ask({ category_id: 3, description, expiration_date: lastDay });
    const other = await sessionOf(await anotherVolunteer(admin, id), 'volunteer');
    const answers = await Promise.all([volunteer, other].map((one) =>
      api('POST', '/volunteer/application-users', { token: one.token, body: { application_id: id, is_approved: 0 } }).then(() => 'held', () => 'taken')));
    expect(answers.sort()).toEqual(['held', 'taken']);
    await until('one to be found', id, (one) => one.step === 'found');
    await freeOf(id);
  });

  it('an emergency outside an event and one inside: pressed once, seen step by step, closed', async () => {
    const status = async (): Promise<EmergencyStatus> => {
      const found = await api('GET', '/event/requests/emergency', { token: seeker.token });
      if (!isEmergency(found)) throw new Error('no status');
      return found;
    };
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
    await api('POST', '/event/requests/emergency', { token: seeker.token });
    await eventually('volunteers to be asked', async () => ((await status()).asked > 0 ? true : null));
    await page.goto('/emergency');
    for (const number of ['100', '101', '102']) await page.locator(`a[href="tel:${number}"]`).first().waitFor();
    await expectNoAxeViolations(page);
    expect((await status()).with_event).toBe(false);
    await api('DELETE', '/event/requests/emergency', { token: seeker.token });

    const manager = await journey.visit({ locale: 'he-IL' });
    await enterAs(manager, PEOPLE.managerNorth, 'admin');
    await fillEvent(manager, { place: 'חיפה', radius: '12', description: `אירוע מצוקה ${Date.now()}`, isAutoAssign: true });
    const eventId = await saveEvent(manager);
    await api('POST', '/event/requests/emergency', { token: seeker.token });
    expect(await status()).toMatchObject({ with_event: true, event: { id: eventId } });
    await api('DELETE', '/event/requests/emergency', { token: seeker.token });
    expect((await status()).record).toBeNull();
    const managing = await sessionOf(PEOPLE.managerNorth, 'admin');
    await api('PUT', `/manager/events/${eventId}`, { token: managing.token, body: { status: false } });
  });
});

/** The phone of a volunteer near a request who is none of the demo's named people. */
async function anotherVolunteer(admin: AuthRecord, applicationId: number): Promise<string> {
  const list = await api('GET', `/admin/user/open-volunteers?application_id=${applicationId}`, { token: admin.token });
  const found: unknown = Array.isArray(list) ? list.find((one: unknown) => typeof one === 'object' && one !== null && 'phone' in one && one.phone !== PEOPLE.volunteer && 'is_fitting' in one && one.is_fitting === true) : null;
  if (typeof found !== 'object' || found === null || !('phone' in found)) throw new Error('nobody else is near');
  return String(found.phone);
}
