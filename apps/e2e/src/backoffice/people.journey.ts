import { randomInt, randomUUID } from 'node:crypto';
import { addressToWire, type Locale } from '@karov/domain';
import { expect, type Page, test } from '@playwright/test';
import { fileRequest, REPAIRS } from '../portal/request-people.js';
import {
  api,
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  sessionOf,
  takePicture,
  WIDTHS,
} from '../support/index.js';

const HAIFA = {
  text: 'הגפן 3',
  street: 'הגפן 3',
  city: 'חיפה',
  state: 'haifa',
  country: 'ישראל',
  lat: 32.8191,
  lon: 34.9983,
};
const PHONE = 390;

/** The texts of the back office, by language. */
const WORDS = {
  'he-IL': {
    actions: 'פעולות',
    deactivate: 'השבתה',
    done: 'החשבון הושבת.',
    volunteer: /מי ימשיך את בקשת העזרה/,
    manager: /מי ינהל את שני האירועים/,
  },
  'en-US': {
    actions: 'Actions',
    deactivate: 'Deactivate',
    done: 'Account deactivated.',
    volunteer: /Who takes over the help request/,
    manager: /Who manages the 2 active events/,
  },
} as const satisfies Record<Locale, object>;
const LOCALES = ['he-IL', 'en-US'] as const;

interface Named {
  id: number;
  full_name: string;
  phone: string;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'id' in value && 'full_name' in value && 'phone' in value;
const idOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : 0;

/** Finds a person in the list by telephone, and starts to deactivate them. */
async function beginToDeactivate(
  page: Page,
  { phone, full_name: name }: Named,
  words: (typeof WORDS)[Locale],
): Promise<void> {
  await page.goto(`/admin/volunteers-menu?filter=${encodeURIComponent(JSON.stringify({ q: phone }))}`);
  await page.getByRole('button', { name: `${words.actions}: ${name}` }).click();
  await expectNoAxeViolations(page);
  await takePicture(page, `people-menu-${words.deactivate === 'Deactivate' ? 'en' : 'he'}`);
  await page.getByRole('menuitem', { name: words.deactivate, exact: true }).click();
}

/** Chooses the first person in a field of the dialog, and returns their name. */
async function chooseFirst(page: Page, field: RegExp): Promise<string> {
  const choice = page.getByRole('dialog').getByRole('combobox', { name: field });
  await choice.waitFor();
  const people = choice.locator('option').filter({ hasText: '·' });
  const label = (await people.first().textContent()) ?? '';
  await choice.selectOption({ label });
  return label.split(' · ')[0] ?? '';
}

for (const locale of LOCALES) {
  test.describe(`people who leave what they have in hand, ${locale}`, () => {
    const journey = openBrowser();
    const words = WORDS[locale];

    test('a volunteer in treatment is deactivated, and somebody else has the request', async () => {
      const request = await fileRequest('חיפה', `A shelf to be put up ${randomUUID()}`, REPAIRS);
      const { token } = request.admin;
      const offered = await api('GET', `/admin/user/open-volunteers?application_id=${request.id}`, { token });
      const volunteer = Array.isArray(offered) ? offered.find(isNamed) : undefined;
      if (!isNamed(volunteer)) throw new Error('nobody could be assigned');
      await api('POST', `/admin/application/assigned/${request.id}`, {
        token,
        body: { volunteer_id: volunteer.id },
      });

      const page = await journey.visit({ locale });
      await enterAs(page, PEOPLE.admin, 'admin');
      await beginToDeactivate(page, volunteer, words);
      const confirm = page.getByRole('dialog').getByRole('button', { name: words.deactivate, exact: true });
      await page.getByRole('dialog').getByRole('combobox', { name: words.volunteer }).waitFor();
      await expect(confirm).toBeDisabled();
      const heir = await chooseFirst(page, words.volunteer);
      await expectNoAxeViolations(page);
      await takePicture(page, `people-leave-${locale}`);
      await page.setViewportSize({ width: PHONE, height: 900 });
      await expectNoSidewaysScrolling(page);
      await takePicture(page, `people-leave-phone-${locale}`);
      await page.setViewportSize({ width: WIDTHS.desk, height: 900 });
      await confirm.click();
      await page.getByText(words.done).waitFor();

      const desk = await journey.visit({ locale });
      await enterAs(desk, PEOPLE.admin, 'admin');
      await desk.goto(`/admin/requests/${request.id}`);
      await desk.getByText(heir).first().waitFor();
      await api('POST', `/admin/user/update-status/${volunteer.id}/1`, { token });
      await api('POST', `/admin/application/closed/${request.id}`, { token });
    });

    test('a manager with two active events leaves, and another manages both', async () => {
      const { token } = await sessionOf(PEOPLE.admin, 'admin');
      const phone = `05477${String(randomInt(100_000)).padStart(5, '0')}`;
      const name = { first_name: 'תמר', last_name: `עוזבת ${phone.slice(-5)}` };
      const made = await api('POST', '/admin/users', {
        token,
        body: { ...name, phone, role_id: 3, is_sms: 1, is_active: 1 },
      });
      const manager = { id: idOf(made), full_name: `${name.first_name} ${name.last_name}`, phone };
      const types = await api('POST', '/dropdowns/event/types', { token });
      const event = {
        event_list_id: Array.isArray(types) ? idOf(types.at(2)) : 0,
        radius: 0.1,
        address: addressToWire(HAIFA),
        type_of_help_required: 'physical',
        status: true,
        is_auto_assign: false,
        manager_id: manager.id,
      };
      const events: number[] = [];
      for (let n = 0; n < 2; n++)
        events.push(
          idOf(
            await api('POST', '/admin/events', { token, body: { ...event, idempotency_key: randomUUID() } }),
          ),
        );

      const page = await journey.visit({ locale });
      await enterAs(page, PEOPLE.admin, 'admin');
      await beginToDeactivate(page, manager, words);
      const heir = await chooseFirst(page, words.manager);
      await takePicture(page, `people-manager-${locale}`);
      await page.getByRole('dialog').getByRole('button', { name: words.deactivate, exact: true }).click();
      await page.getByText(words.done).waitFor();
      for (const id of events) {
        expect(JSON.stringify(await api('GET', `/admin/events/${id}`, { token }))).toContain(heir);
        await api('PUT', `/admin/events/${id}`, { token, body: { status: false } });
      }
    });
  });
}
