import { addDays, localDay } from '@karov/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';
import { REQUEST_OPTIONS } from '../../testing/request-fixtures.js';

const ADDRESS = '/create/new/help/request';
const TODAY = localDay(new Date());
const PLACE = {
  id: 'p1',
  label: 'רמב״ם, חיפה',
  position: { lat: 32.83, lon: 34.98 },
  raw: 'רמב״ם, ישראל, חיפה, חיפה, 32.83, 34.98',
  is_clear: true,
};

function server(active: readonly object[] = []): FakeApi {
  return new FakeApi()
    .on('POST /dropdowns/application', one(REQUEST_OPTIONS))
    .on('GET /applications', one(active))
    .on('POST /dropdowns/places', one([PLACE]))
    .on('POST /admin/applications', one({ id: 9 }));
}

const opened = async () =>
  openApp(ADDRESS).then(async (app) => ({
    ...app,
    person: await screen.findByRole('combobox', { name: /Who needs help/ }),
  }));
const categoryField = () => screen.getByRole('combobox', { name: /What kind of help/ });
type User = Awaited<ReturnType<typeof openApp>>['user'];

/** Completes the first step by keyboard alone. */
async function choose(user: User, typed: string, category: string): Promise<void> {
  await user.keyboard(`${typed}{Enter}`);
  await user.selectOptions(categoryField(), category);
  categoryField().focus();
  await user.keyboard('{Enter}');
}

describe('a new help request', () => {
  it('finds the caller by phone or name, with the cursor there from the start', async () => {
    const api = server();
    const { user, person } = await opened();
    expect(document.activeElement).toBe(person);
    expect(api.seen('POST /dropdowns/application')[0]?.body).toEqual({ flag: 1 });
    await user.keyboard('054-111');
    expect(screen.getAllByRole('option', { name: /·/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Miriam Cohen'),
    ]);
    await user.clear(person);
    await user.keyboard('cohen dav{Enter}');
    expect(person).toHaveProperty('value', 'David Cohen');
    await user.clear(person);
    await user.keyboard('nobody');
    expect(screen.getByText('Nobody has this name or number.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Register a new person/ }).getAttribute('href')).toBe(
      '/registration',
    );
  });

  it('has the person of a card chosen already, and says when they cannot be served', async () => {
    const api = server();
    const david = REQUEST_OPTIONS.only_users?.find(({ full_name }) => full_name === 'David Cohen');
    api.on('POST /dropdowns/application', ({ body }) =>
      one('user_id' in Object(body) ? { ...REQUEST_OPTIONS, only_users: [david] } : REQUEST_OPTIONS),
    );
    await openApp(`${ADDRESS}?user_id=${david?.id ?? 0}`);
    expect(await screen.findByRole('combobox', { name: /Who needs help/ })).toHaveProperty(
      'value',
      'David Cohen',
    );
    await waitFor(() => expect(document.activeElement).toBe(categoryField()));
  });

  it('goes on only with a category, and says when the person is missing', async () => {
    server();
    const { user } = await opened();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
    await user.selectOptions(categoryField(), 'Ride');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Choose who needs help.'));
  });

  it('opens a ride from home today with the keyboard, and a second Enter sends nothing twice', async () => {
    const api = server();
    const { user, router } = await opened();
    await choose(user, 'מרים', 'Ride');
    const destination = await screen.findByRole('combobox', { name: /Where to/ });
    expect(document.activeElement).toBe(destination);
    expect(screen.getByText('1 of 4 filled in')).toBeTruthy();
    await user.keyboard('רמבם');
    await screen.findByRole('option', { name: 'רמב״ם, חיפה' });
    await user.keyboard('{Enter}');
    const date = screen.getByLabelText(/Date/);
    expect(date).toHaveProperty('value', TODAY);
    await user.clear(date);
    await user.type(date, addDays(TODAY, 1));
    await user.selectOptions(screen.getByRole('combobox', { name: /Hour/ }), '14:00');
    await user.type(
      screen.getByRole('textbox', { name: /Description/ }),
      'לבדיקה במרפאה{Shift>}{Enter}{/Shift}עם כיסא{Enter}{Enter}',
    );
    expect(await screen.findByText('The help request has been opened.')).toBeTruthy();
    const sent = api.seen('POST /admin/applications').map(({ body }) => body);
    expect(sent).toEqual([
      {
        user_id: 501,
        category_id: 1,
        description: 'לבדיקה במרפאה\nעם כיסא',
        other_address: 0,
        destination_address: PLACE.raw,
        arrival_date: addDays(TODAY, 1),
        arrival_time: '14:00',
        idempotency_key: expect.any(String),
      },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('tells at the first step that other help of a kind is asked for already', async () => {
    server().on('GET /applications', {
      body: {
        data: [
          {
            id: 31,
            category_id: 2,
            category: { id: 2, name: 'Shopping' },
            expiration_date: TODAY,
            arrival_date: null,
            arrival_time: null,
            status: 'open',
          },
        ],
        meta: { total: 1, page: 1, perPage: 10 },
      },
    });
    const { user } = await opened();
    await choose(user, 'מרים', 'Shopping');
    const told = /Such a request is open already: Shopping/;
    expect((await screen.findAllByText(told)).length).toBe(2);
    expect(screen.queryByRole('textbox', { name: /Description/ })).toBeNull();
    await user.selectOptions(categoryField(), 'Ride');
    expect(screen.queryByText(told)).toBeNull();
  });

  it('asks for a future date and time, a destination and a longer description, and leads to each', async () => {
    const api = server();
    const { user } = await opened();
    await choose(user, 'מרים', 'Ride');
    await screen.findByRole('combobox', { name: /Where to/ });
    await user.clear(screen.getByLabelText(/Date/));
    await user.type(screen.getByLabelText(/Date/), addDays(TODAY, -1));
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'abc');
    await user.click(screen.getByRole('button', { name: 'Open the request' }));
    const summary = within(screen.getByRole('alert'));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Please fill in: Where to',
      'Please select a future date.',
      'Choose a time.',
      expect.stringMatching(/5/),
    ]);
    await user.click(summary.getByRole('link', { name: 'Choose a time.' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Hour/ }));
    expect(api.seen('POST /admin/applications')).toHaveLength(0);
  });

  it('asks other help for its last day, at home or at another address that is typed anew', async () => {
    const api = server();
    const { user } = await opened();
    await choose(user, 'david', 'Shopping');
    expect(await screen.findByRole('radio', { name: 'At home: הרצל 1, חיפה' })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByText('1 of 2 filled in')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    await user.type(screen.getByRole('combobox', { name: /The other address/ }), 'רמבם');
    await user.click(await screen.findByRole('option', { name: 'רמב״ם, חיפה' }));
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'לחם וחלב{Enter}');
    await screen.findByText('The help request has been opened.');
    expect(api.seen('POST /admin/applications')[0]?.body).toMatchObject({
      user_id: 503,
      category_id: 2,
      other_address: 1,
      origin_address: PLACE.raw,
      expiration_date: addDays(TODAY, 7),
    });
  });

  it('asks for no address where the category has none', async () => {
    server();
    const { user } = await opened();
    await choose(user, 'miriam', 'Phone call');
    await screen.findByRole('textbox', { name: /Description/ });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('warns of categories that are in use, each with its last day', async () => {
    const api = server([
      {
        id: 4,
        category_id: 2,
        category: { id: 2, name: 'Shopping' },
        expiration_date: '2026-11-29',
        arrival_date: null,
        arrival_time: null,
        status: 'open',
      },
      {
        id: 5,
        category_id: 1,
        category: { id: 1, name: 'Ride' },
        expiration_date: null,
        arrival_date: '2026-11-30',
        arrival_time: '09:00',
        status: 'open',
      },
    ]);
    const { user } = await opened();
    await user.keyboard('מרים{Enter}');
    expect(await screen.findByText('Shopping, valid until 29 Nov 2026')).toBeTruthy();
    expect(screen.getByText(/Ride, on 30 Nov 2026/)).toBeTruthy();
    expect(Object.fromEntries(api.seen('GET /applications')[0]?.query ?? [])).toEqual({
      type: 'list',
      user_id: '501',
    });
  });

  it('is still there after something more urgent came, and gone once it is sent', async () => {
    const api = server();
    const { user, router } = await opened();
    await choose(user, 'מרים', 'Shopping');
    await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'לחם וחלב');
    await act(() => router.navigate('/about-menu'));
    await screen.findByRole('heading', { level: 1, name: /About/ });
    await act(() => router.navigate(ADDRESS));
    const description = await screen.findByRole('textbox', { name: /Description/ });
    expect(description).toHaveProperty('value', 'לחם וחלב');
    expect(screen.getByText(/What you typed is still here/)).toBeTruthy();
    await user.type(description, ' וביצים{Enter}');
    await waitFor(() =>
      expect(api.seen('POST /admin/applications')[0]?.body).toMatchObject({
        user_id: 501,
        description: 'לחם וחלב וביצים',
      }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await act(() => router.navigate(ADDRESS));
    expect(await screen.findByRole('combobox', { name: /Who needs help/ })).toHaveProperty('value', '');
  });

  it('keeps only the category when one goes back', async () => {
    server();
    const { user } = await opened();
    await choose(user, 'מרים', 'Shopping');
    await user.click(await screen.findByRole('button', { name: 'Back to the category' }));
    const person = await screen.findByRole('combobox', { name: /Who needs help/ });
    expect(person).toHaveProperty('value', '');
    expect(document.activeElement).toBe(person);
    expect(categoryField()).toHaveProperty('value', '2');
  });

  it('shows the server’s refusals by field, a refused category as a toast too, and loses nothing', async () => {
    server().on(
      'POST /admin/applications',
      refusal({ category_id: ['There is one already.'], description: ['Say more.'] }),
    );
    const { user } = await opened();
    await choose(user, 'מרים', 'Shopping');
    await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'לחם וחלב{Enter}');
    expect(await screen.findAllByText('There is one already.')).toHaveLength(2);
    const description = screen.getByRole('textbox', { name: /Description/ });
    expect(description).toHaveProperty('value', 'לחם וחלב');
    expect(screen.getAllByText('Say more.')).toHaveLength(2);
    await user.type(description, '!');
    await waitFor(() => expect(screen.queryByText('Say more.')).toBeNull());
  });

  it('is for managers too, and free of accessibility faults', async () => {
    server();
    const { unmount } = await openApp(ADDRESS, { role: 'manager' });
    expect(await screen.findByRole('combobox', { name: /Who needs help/ })).toBeTruthy();
    unmount();
    const { user } = await openApp(ADDRESS, { locale: 'he-IL' });
    await screen.findByRole('combobox', { name: /מי צריך עזרה/ });
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('מרים{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: /איזו עזרה/ }), 'Ride');
    await user.click(screen.getByRole('button', { name: 'המשך' }));
    await screen.findByRole('combobox', { name: /לאן נוסעים/ });
    expect(await accessibilityFaults()).toEqual([]);
  });
});
