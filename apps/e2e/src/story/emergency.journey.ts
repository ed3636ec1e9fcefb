import type { EmergencyStatus } from '@karov/api-client';
import type { Page } from 'playwright-core';
import { eventOf, fillEvent, invitationCode, saveEvent, stopEvents, untilEvent } from '../backoffice/steps.js';
import { approve } from '../portal/request-people.js';
import { api, enterAs, expectNoAxeViolations, expectNoSidewaysScrolling, openBrowser, PEOPLE, sessionOf, WIDTHS, type Journey } from '../support/index.js';

function isEmergency(value: unknown): value is EmergencyStatus {
  return typeof value === 'object' && value !== null && 'without_volunteer' in value;
}

describe('an emergency, pressed in the browser and followed on the same screen to its end', () => {
  let journey: Journey;
  let page: Page;
  beforeAll(async () => {
    journey = await openBrowser();
    page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
  });
  afterAll(() => journey.close());
  beforeEach(async () => {
    await stopEvents();
    const { token } = await sessionOf(PEOPLE.seeker, 'user');
    await api('DELETE', '/event/requests/emergency', { token });
  });

  const status = async (): Promise<EmergencyStatus> => {
    const { token } = await sessionOf(PEOPLE.seeker, 'user');
    const found = await api('GET', '/event/requests/emergency', { token });
    if (!isEmergency(found)) throw new Error('no status');
    return found;
  };
  /** One press and one confirmation, from any page. */
  const press = async (from: string): Promise<void> => {
    await page.goto(from);
    await page.getByRole('button', { name: 'חירום: לבקש עזרה מיד' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }).click();
    await page.waitForURL('**/emergency');
    for (const number of ['100', '101', '102']) await page.locator(`a[href="tel:${number}"]`).first().waitFor();
  };
  /** What is happening now, as the screen says it without being loaded again. */
  const seen = (step: string) => page.locator('li[aria-current=step]').filter({ hasText: step }).waitFor();
  /** The volunteer goes, arrives and ends it, and the screen of who asked follows. */
  const come = async (helper: Page): Promise<void> => {
    await helper.getByRole('button', { name: /^יצאתי לדרך/ }).first().click();
    await seen('בדרך אליך');
    await helper.getByRole('button', { name: /^הגעתי/ }).first().click();
    await seen('העזרה הגיעה');
    await expectNoAxeViolations(page);
    await helper.getByRole('button', { name: /^העזרה ניתנה/ }).first().click();
    await helper.getByRole('dialog').getByRole('button', { name: 'העזרה ניתנה' }).click();
    await page.getByRole('heading', { name: /בקשת החירום הסתיימה|נדרשת עזרה דחופה/ }).waitFor();
  };

  it('outside an event: somebody near accepts, is approved, comes and helps', async () => {
    await press('/dashboard');
    await seen('מחפשים מתנדבים קרובים');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    const { record, with_event: isInEvent } = await status();
    expect([isInEvent, record?.kind]).toEqual([false, 'application']);

    const helper = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(helper, PEOPLE.volunteer, 'volunteer');
    await helper.goto('/volunteer/open-menu');
    await helper.locator(`#request-${record?.id}`).getByRole('button', { name: /^אוכל לעזור/ }).click();
    await helper.getByRole('heading', { level: 1, name: 'הסל שלי' }).waitFor();
    await seen('נמצא מי שיכול לבוא');
    expect(await page.locator('main a[href^="tel:+972"]').count()).toBe(0);

    const admin = await sessionOf(PEOPLE.admin, 'admin');
    await approve({ id: record?.id ?? 0, admin, description: '' });
    await seen('השיבוץ אושר');
    await page.locator(`main a[href="tel:${PEOPLE.volunteer}"]`).waitFor();
    await helper.goto('/volunteer/basket-menu');
    await come(helper);
    expect((await status()).record).toBeNull();
  });

  it('inside an event: it joins the event, whose manager approves who comes', async () => {
    const description = `אירוע מצוקה ${Date.now()}`;
    const manager = await journey.visit({ locale: 'he-IL' });
    await enterAs(manager, PEOPLE.managerNorth, 'admin');
    await fillEvent(manager, { place: 'חיפה', radius: '12', description, isAutoAssign: true });
    const eventId = await saveEvent(manager);
    await press('/notification-menu');
    await page.getByText('הבקשה צורפה לאירוע שבאזור שלך').waitFor();
    const { record, event } = await status();
    expect([event?.id, record?.kind]).toEqual([eventId, 'event']);

    const called = await untilEvent('a volunteer who is called', eventId, (one) => one.event_volunteer_requests.find(({ status: at }) => at === 'pending'));
    const helper = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await helper.goto(`/volunteer/update-status/${await invitationCode(called.volunteer.phone, description)}`);
    await helper.getByRole('button', { name: 'אפשר לסמוך עליי' }).click();
    await helper.getByRole('dialog').getByRole('button', { name: 'כן', exact: true }).click();
    await seen('נמצא מי שיכול לבוא');

    const name = (await eventOf(eventId)).event_user_requests.find(({ id }) => id === record?.id)?.user.full_name ?? '';
    await manager.goto('/admin/approvals');
    await manager.getByRole('button', { name: `אישור השיבוץ של ${called.volunteer.full_name} עבור ${name}` }).click();
    await manager.getByRole('dialog').getByRole('button').last().click();
    await seen('השיבוץ אושר');
    await expectNoAxeViolations(page);

    await enterAs(helper, called.volunteer.phone, 'volunteer');
    await helper.goto('/volunteer/event-requests?status=assigned');
    await come(helper);
    expect((await status()).record).toBeNull();
    await stopEvents();
  });
});
