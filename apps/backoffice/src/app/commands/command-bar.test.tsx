import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { anEvent } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';
import { aRequest } from '../../testing/request-fixtures.js';
import { USER } from '../../testing/user-fixtures.js';

const PHONE = '052-0000003';
const ROW = { ...USER, full_name: 'Ruth Levi', phone: '+972520000003', roles: [{ id: 1, name: 'user' }] };

/** A page of a list in the dialect of the command bar. */
const listed = (data: readonly unknown[], total = data.length) => ({
  body: { data, meta: { total, page: 1, perPage: 6 } },
});

function server(): FakeApi {
  const api = new FakeApi()
    .on('GET /admin/users', ({ query }) =>
      query.get('search') === PHONE || query.get('search') === 'ruth'
        ? listed([ROW])
        : query.has('search')
          ? listed([])
          : rows([]),
    )
    .on('GET /users/7/doings', one({ requests: [aDoing()], calls: null, questions: [], messages: [] }))
    .on('GET /admin/users/7', { status: 404 })
    .on('GET /admin/user/states', one([]))
    .on('POST /dropdowns/places', one([]));
  for (const area of ['admin', 'manager'])
    api.on(`GET /${area}/events`, ({ query }) =>
      query.has('perPage') ? one([anEvent()]) : rows([anEvent()]),
    );
  return api;
}
const aDoing = () => ({
  id: 31,
  kind: 'application',
  name: 'A ride',
  is_helper: false,
  status: 'open',
  created_at: '2026-03-01T10:00:00Z',
});

async function open(user: UserEvent): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('/');
  return screen.findByRole('combobox', { name: /^Name, telephone/ });
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the command bar', () => {
  it('opens by "/", by Ctrl-K even where something is typed, and by its button', async () => {
    server();
    const { user } = await openApp('/events');
    await open(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), '/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'What are you looking for?' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Find or do' }));
    expect(await screen.findByRole('combobox', { name: /^Name, telephone/ })).toBe(document.activeElement);
  });

  it('finds a caller by "/", the number and Enter, and nothing of them stands in the address', async () => {
    const api = server();
    const { user, router } = await openApp('/events');
    await open(user);
    await user.keyboard(`${PHONE}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/volunteers-menu/7'));
    expect(router.state.location.search).not.toContain('52');
    expect(api.seen('GET /admin/users').map(({ query }) => query.get('search'))).toContain(PHONE);
  });

  it('offers all who share a caller’s number, and opens no card by itself (rule 238)', async () => {
    const api = server().on('GET /admin/users', () =>
      listed([ROW, { ...ROW, id: 8, full_name: 'Avraham Levi' }]),
    );
    const { user, router } = await openApp('/events');
    await open(user);
    await user.keyboard(`${PHONE}{Enter}`);
    expect(await screen.findByRole('option', { name: /Avraham Levi/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: /Ruth Levi/ })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/events');
    expect(api.seen('GET /admin/users').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('option', { name: /Avraham Levi/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/volunteers-menu/8'));
  });

  it('leads on to the list where it finds more people than it shows, with nothing in the address', async () => {
    const api = server().on('GET /admin/users', ({ query }) =>
      query.has('search') ? listed([ROW], 3656) : rows([ROW], 3656),
    );
    const { user, router } = await openApp('/events');
    await user.type(await open(user), 'ruth');
    await user.click(await screen.findByRole('option', { name: 'All 3656 people for “ruth”' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/volunteers-menu'));
    await waitFor(() =>
      expect(JSON.parse(api.seen('GET /admin/users').at(-1)?.query.get('filter') ?? '{}')).toEqual({
        q: 'ruth',
      }),
    );
    expect(router.state.location.search).not.toContain('ruth');
  });

  it.each(['statistics', 'figuers', 'figure'])('finds a page by %s', async (typed) => {
    server();
    const { user } = await openApp('/events');
    await user.type(await open(user), typed);
    expect(await screen.findByRole('option', { name: 'Figures' })).toBeTruthy();
  });

  it('says of somebody what waits for them, and offers a new request', async () => {
    server();
    const { user, router } = await openApp('/events');
    await user.type(await open(user), PHONE);
    expect(await screen.findByText('Waiting now: A ride (Open)')).toBeTruthy();
    expect(screen.getByText('2 results')).toBeTruthy();
    await user.click(screen.getByRole('option', { name: /New request for Ruth Levi/ }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/create/new/help/request?user_id=7',
      ),
    );
  });

  it('offers a new caller for an unknown number, with the number filled in', async () => {
    server().on('POST /dropdowns/application', one({ categories: [], statuses: [], only_users: [] }));
    const { user, router } = await openApp('/events');
    await user.type(await open(user), '0541112222');
    await user.click(await screen.findByRole('option', { name: /New caller/ }));
    expect(await screen.findByDisplayValue('0541112222')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/create/new/help/request');
    expect(router.state.location.search).toBe('');
  });

  it('finds a request by its number, and says so when nothing is found', async () => {
    const api = server().on('GET /admin/applications/31', one(aRequest()));
    const { user } = await openApp('/events');
    const field = await open(user);
    await user.type(field, '#31');
    expect(await screen.findByRole('option', { name: /Shopping.*31 · Open/ })).toBeTruthy();
    await user.clear(field);
    api.on('GET /admin/events', one([]));
    await user.type(field, 'qqq');
    expect(await screen.findByText(/^Nothing found/)).toBeTruthy();
  });

  it('leads to pages by name, to those of one’s role alone, and turns dark', async () => {
    server();
    const { user, unmount } = await openApp('/events', { role: 'manager' });
    const field = await open(user);
    await user.type(field, 'blocked');
    expect(options()).toEqual([]);
    await user.clear(field);
    await user.type(field, 'switch dark{Enter}');
    await waitFor(() => expect(document.documentElement.style.colorScheme).toBe('dark'));
    localStorage.removeItem('karov.desk.colors');
    unmount();
  });

  it('stops an event after asking by its name', async () => {
    const api = server().on('PUT /admin/events/7', one(null, 'ok'));
    const { user } = await openApp('/about-menu');
    await user.type(await open(user), 'stop');
    await user.click(await screen.findByRole('option', { name: 'Stop שריפה בכרמל' }));
    const question = within(await screen.findByRole('dialog', { name: 'Stop the event שריפה בכרמל?' }));
    expect(question.getByRole('button', { name: 'Keep it running' })).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(api.seen('PUT /admin/events/7')).toHaveLength(1));
  });

  it('says that the search has failed and keeps the typed text; has no accessibility faults', async () => {
    server().on('GET /admin/users', { status: 500, body: {} });
    const { user } = await openApp('/events', { locale: 'he-IL' });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('/');
    const field = await screen.findByRole('combobox', { name: /^שם, טלפון/ });
    await user.type(field, '0541112222');
    expect(await screen.findByText(/מה שהוקלד נשמר/)).toBeTruthy();
    expect(field).toHaveProperty('value', '0541112222');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('does not open by "/" where letter keys are switched off', async () => {
    server();
    const { user } = await openApp('/events');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Shortcuts of a single key' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
