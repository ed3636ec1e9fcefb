import type { EmergencyStatus } from '@karov/api-client';
import { expect, type Page, test } from '@playwright/test';
import { fillEvent, invitationCode, saveEvent, stopEvents, untilEvent } from '../backoffice/steps.js';
import { emergencyLinkAfter, freeVolunteer, newestOfAll } from '../portal/request-people.js';
import {
  advanceClock,
  api,
  enterAs,
  eventually,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  sessionOf,
  WIDTHS,
} from '../support/index.js';

/** Checks the fields of list rows that this journey reads. */
function isRows(value: unknown): value is { id: number; is_emergency?: boolean; application_id?: number }[] {
  return Array.isArray(value);
}

/** The two minutes after which a yes is approved automatically, plus a margin. */
const APPROVED_WITHIN_SECONDS = 125;

function isEmergency(value: unknown): value is EmergencyStatus {
  return typeof value === 'object' && value !== null && 'without_volunteer' in value;
}

test.describe('an emergency, pressed in the browser and followed on the same screen to its end', () => {
  const journey = openBrowser();
  let page: Page;
  test.beforeAll(async () => {
    await freeVolunteer();
    page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
  });
  test.beforeEach(async () => {
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
  /** Presses the emergency button once and confirms once, from any page. */
  const press = async (from: string): Promise<void> => {
    await page.goto(from);
    await page.getByRole('button', { name: 'חירום: לבקש עזרה מיד' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }).click();
    await page.waitForURL('**/emergency');
    for (const number of ['100', '101', '102'])
      await page.locator(`a[href="tel:${number}"]`).first().waitFor();
  };
  /** Returns the current step, as the screen shows it without a reload. */
  const seen = (step: string) => page.locator('li[aria-current=step]').filter({ hasText: step }).waitFor();
  /** Lets the volunteer set out, arrive and complete the work, while the seeker's screen follows. */
  const come = async (helper: Page): Promise<void> => {
    await helper
      .getByRole('button', { name: /^יצאתי לדרך/ })
      .first()
      .click();
    await seen('בדרך אליך');
    await helper
      .getByRole('button', { name: /^הגעתי/ })
      .first()
      .click();
    await seen('הגיעה העזרה');
    await expectNoAxeViolations(page);
    await helper
      .getByRole('button', { name: /^העזרה ניתנה/ })
      .first()
      .click();
    await helper.getByRole('dialog').getByRole('button', { name: 'העזרה ניתנה' }).click();
    await page.getByRole('heading', { name: 'בקשת החירום הסתיימה' }).waitFor();
    await page.getByText(/^העזרה הגיעה מ/).waitFor();
  };
  /** Lets the volunteer say yes in the list of open requests. */
  const sayYes = async (helper: Page, id: number): Promise<void> => {
    await helper.goto('/volunteer/open-menu');
    await helper
      .locator(`#request-${id}`)
      .getByRole('button', { name: /^אוכל לעזור/ })
      .click();
    await helper.getByRole('heading', { level: 1, name: 'הסל שלי' }).waitFor();
  };
  const helperPage = async (): Promise<Page> => {
    const helper = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(helper, PEOPLE.volunteer, 'volunteer');
    return helper;
  };
  /**
   * Switches approval on or off for the category of emergencies, which changes nothing, because an emergency
   * needs no confirmation.
   */
  const setApproval = async (needs_approval: boolean): Promise<void> => {
    const { token } = await sessionOf(PEOPLE.admin, 'admin');
    const rows = await api('GET', '/admin/categories?perPage=100', { token });
    const emergency = isRows(rows) ? rows.find((row) => row.is_emergency) : undefined;
    await api('PUT', `/admin/categories/${emergency?.id}`, { token, body: { needs_approval } });
  };

  test('with nobody at the desk: somebody near says yes, and has the address two minutes later at the latest', async () => {
    await press('/dashboard');
    await seen('פונים למתנדבים');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    const { record, with_event: isInEvent } = await status();
    expect([isInEvent, record?.kind]).toEqual([false, 'application']);
    const helper = await helperPage();
    await sayYes(helper, record?.id ?? 0);
    await advanceClock(APPROVED_WITHIN_SECONDS);
    await seen('יש מי שיעזור');
    await page.locator(`main a[href="tel:${PEOPLE.volunteer}"]`).waitFor();
    await helper.reload();
    await helper.locator('main a[href^="tel:+972"]').first().waitFor();
    await come(helper);
    expect((await status()).record).toBeNull();
  });

  for (const [state, isOn] of [
    ['on', true],
    ['off', false],
  ] as const)
    test(`with nobody at the desk and approval switched ${state}: who has helped before has the address at once`, async () => {
      await setApproval(isOn);
      await press('/dashboard');
      const helper = await helperPage();
      await sayYes(helper, (await status()).record?.id ?? 0);
      await seen('יש מי שיעזור');
      await helper.reload();
      await helper.locator('main a[href^="tel:+972"]').first().waitFor();
      await come(helper);
    });

  test('when the first cannot come after all, the reserve has the address, who knew nothing of it before', async () => {
    const before = await newestOfAll();
    await press('/dashboard');
    const id = (await status()).record?.id ?? 0;
    const path = await emergencyLinkAfter(before, PEOPLE.volunteer);
    const helper = await helperPage();
    await sayYes(helper, id);
    const reserve = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await reserve.goto(path);
    await reserve.getByRole('button', { name: 'אוכל לעזור', exact: true }).click();
    await reserve.getByText('נבקש להישאר בכוננות').first().waitFor();
    expect(await reserve.locator('main a[href^="tel:+972"]').count()).toBe(0);
    const { token } = await sessionOf(PEOPLE.volunteer, 'volunteer');
    const basket = await api('GET', '/volunteer/application-users?perPage=100', { token });
    const hold = isRows(basket) ? basket.find((row) => row.application_id === id) : undefined;
    await api('PATCH', `/volunteer/application-users/${hold?.id}`, { token, body: { cannot_come: true } });
    await advanceClock(APPROVED_WITHIN_SECONDS);
    await seen('יש מי שיעזור');
    const taken = await eventually('the reserve to take over', async () => {
      const { volunteer, is_approved: isApproved } = await status();
      return isApproved === 1 && volunteer?.phone && volunteer.phone !== PEOPLE.volunteer ? volunteer : null;
    });
    expect(taken.full_name).not.toBeNull();
  });

  test('inside an event: it joins the event, and waits for no click longer than two minutes', async () => {
    const description = `אירוע מצוקה ${Date.now()}`;
    const manager = await journey.visit({ locale: 'he-IL' });
    await enterAs(manager, PEOPLE.managerNorth, 'admin');
    await fillEvent(manager, { place: 'חיפה', radius: '12', description, isAutoAssign: true });
    const eventId = await saveEvent(manager);
    await press('/notification-menu');
    await page.getByText('הבקשה צורפה לאירוע שבאזור שלך').waitFor();
    const { record, event } = await status();
    expect([event?.id, record?.kind]).toEqual([eventId, 'event']);

    const called = await untilEvent('a volunteer who is called', eventId, (one) =>
      one.event_volunteer_requests.find(({ status: at }) => at === 'pending'),
    );
    const helper = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await helper.goto(
      `/volunteer/update-status/${await invitationCode(called.volunteer.phone, description)}`,
    );
    await helper.getByRole('button', { name: 'אוכל לעזור' }).click();
    // the two minutes start at the yes
    await untilEvent('somebody who comes', eventId, (one) =>
      one.event_volunteer_requests.find(({ status: at }) => at === 'assigned'),
    );
    await advanceClock(APPROVED_WITHIN_SECONDS);
    await seen('יש מי שיעזור');
    await expectNoAxeViolations(page);

    await enterAs(helper, called.volunteer.phone, 'volunteer');
    await helper.goto('/volunteer/event-requests?status=assigned');
    await come(helper);
    expect((await status()).record).toBeNull();
    await stopEvents();
  });
});
