import type { WaitingNeed } from '@karov/api-client';
import { expect, test } from '@playwright/test';
import { fileRequest, freeVolunteer } from '../portal/request-people.js';
import {
  api,
  enterAs,
  eventually,
  expectNoAxeViolations,
  openBrowser,
  PEOPLE,
  sessionOf,
  WIDTHS,
} from '../support/index.js';

const WORDS = {
  'he-IL': { approve: /^אישור/ },
  'en-US': { approve: /^Approve/ },
} as const;

function isNeeds(value: unknown): value is WaitingNeed[] {
  return Array.isArray(value);
}

/** Returns the needs that wait for approval, the earliest acceptance first. */
async function toApprove(token: string): Promise<WaitingNeed[]> {
  const needs = await api('GET', '/staff/waiting/needs', { token });
  return isNeeds(needs) ? needs.filter(({ abilities }) => abilities.includes('approve')) : [];
}

/** Rule 166: from every page, one key opens the dialog and one confirmation approves. */
test.describe('the next acceptance', () => {
  const journey = openBrowser();
  test.afterEach(freeVolunteer);

  for (const locale of ['he-IL', 'en-US'] as const)
    test(`is approved from a page of its own with one key and one confirmation (${locale})`, async () => {
      await freeVolunteer();
      const request = await fileRequest('חיפה', `Next ${locale} ${Date.now()}`);
      const volunteer = await sessionOf(PEOPLE.volunteer, 'volunteer');
      await api('POST', '/volunteer/application-users', {
        token: volunteer.token,
        body: { application_id: request.id, is_approved: 0 },
      });
      const next = await eventually(
        'an acceptance that waits',
        async () => (await toApprove(request.admin.token))[0] ?? null,
      );

      const page = await journey.visit({ locale, width: WIDTHS.desk });
      await enterAs(page, PEOPLE.admin, 'admin');
      await page.goto('/admin/about-menu');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('a');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(next.person.full_name);
      await expectNoAxeViolations(page);
      // The cancel button has the focus, so pressing the key twice approves nobody.
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: WORDS[locale].approve })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await eventually('the approval', async () =>
        (await toApprove(request.admin.token)).every(({ id, kind }) => id !== next.id || kind !== next.kind)
          ? true
          : null,
      );
    });
});
