import type { EventVolunteerRequest } from '@karov/api-client';
import { expect, type Page, test } from '@playwright/test';
import { fillEvent, invitationCode, saveEvent, untilEvent } from '../backoffice/steps.js';
import {
  advanceClock,
  enterAs,
  expectNoAxeViolations,
  openBrowser,
  PEOPLE,
  WIDTHS,
  waitForLink,
} from '../support/index.js';

const FIVE_MINUTES = 5 * 60 + 5;

test.describe('the whole story, in Hebrew: from a circle on the map to help that came', () => {
  const description = `גל חום, ביקורי בית (${Date.now()})`;
  let manager: Page;
  let eventId: number;
  const journey = openBrowser();

  const pending = (what: string, known: readonly number[]): Promise<EventVolunteerRequest> =>
    untilEvent(what, eventId, (event) =>
      event.event_volunteer_requests.find(({ id, status }) => status === 'pending' && !known.includes(id)),
    );

  async function answer(phone: string, button: string): Promise<Page> {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto(`/volunteer/update-status/${await invitationCode(phone, description)}`);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'כן', exact: true }).click();
    return page;
  }

  test('calls one after the other until somebody comes, and ends with thanks', async () => {
    manager = await journey.visit({ locale: 'he-IL' });
    await enterAs(manager, PEOPLE.managerNorth, 'admin');
    await fillEvent(manager, { place: 'כרמיאל', radius: '15', description, isAutoAssign: true });
    eventId = await saveEvent(manager);

    const { user: seeker, id: needId } = await untilEvent(
      'somebody who was asked',
      eventId,
      (event) => event.event_user_requests[0],
    );
    const seekerPage = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await seekerPage.goto(await waitForLink(seeker.phone, 'event_need_check'));
    await seekerPage.getByRole('button', { name: 'נדרשת לי עזרה' }).click();
    await seekerPage.getByRole('dialog').getByRole('button', { name: 'כן', exact: true }).click();
    await seekerPage.getByRole('region', { name: 'הבקשה שלך התקבלה' }).waitFor();

    const first = await pending('the first who is called', []);
    const refused = await answer(first.volunteer.phone, 'הפעם לא אוכל');
    await expectNoAxeViolations(refused);

    const second = await pending('the second, at once after the no', [first.id]);
    await advanceClock(FIVE_MINUTES);
    const third = await pending('the third, after five silent minutes', [first.id, second.id]);
    expect(third.volunteer.id).not.toBe(second.volunteer.id);

    const accepted = await answer(second.volunteer.phone, 'אוכל לעזור');
    await accepted.getByRole('region', { name: 'תודה שנענית! רשמנו את התשובה' }).waitFor();
    await untilEvent('the third to be thanked', eventId, (event) =>
      event.event_volunteer_requests.find(({ id, status }) => id === third.id && status === 'closed'),
    );

    await manager.goto('/admin/approvals');
    await manager
      .getByRole('button', { name: `אישור השיבוץ של ${second.volunteer.full_name} עבור ${seeker.full_name}` })
      .click();
    await expectNoAxeViolations(manager);
    await manager.getByRole('dialog').getByRole('button').last().click();
    await untilEvent('the approved assignment', eventId, (event) =>
      event.event_user_requests.find(({ id, is_approved }) => id === needId && is_approved === 1),
    );

    const volunteerPage = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(volunteerPage, second.volunteer.phone, 'volunteer');
    await volunteerPage.goto('/volunteer/event-requests?status=assigned');
    await volunteerPage.locator(`a[href="tel:${seeker.phone}"]`).waitFor();
    await volunteerPage
      .getByRole('button', { name: /^העזרה ניתנה/ })
      .first()
      .click();
    await volunteerPage.getByRole('dialog').getByRole('button', { name: 'העזרה ניתנה' }).click();

    await enterAs(seekerPage, seeker.phone, 'user');
    await seekerPage.goto('/dashboard');
    await seekerPage.getByText('העזרה ניתנה.').first().waitFor();
    await expectNoAxeViolations(seekerPage);
  });
});
