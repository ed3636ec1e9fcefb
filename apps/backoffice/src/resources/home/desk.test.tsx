import type { WaitingNeed, Worry } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { anEvent, NOTHING_WAITS } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';
import { aRequest, REQUEST_OPTIONS } from '../../testing/request-fixtures.js';

function aWaitingNeed(change: Partial<WaitingNeed> = {}): WaitingNeed {
  return {
    kind: 'application',
    id: 31,
    title: 'Shopping',
    event_id: null,
    is_emergency: false,
    city: 'חיפה',
    person: { id: 501, full_name: 'Miriam', phone: '+972501234567', contact_note: '' },
    since: '2026-03-01T10:00:00Z',
    taken_over_by: null,
    state: 'waiting',
    volunteer: null,
    abilities: ['open', 'take_over'],
    server_time: '2026-03-01T10:12:30Z',
    ...change,
  };
}
const WORRY: Worry = {
  id: 4,
  application_id: 31,
  category: 'Shopping',
  side: 'user',
  person: { id: 501, full_name: 'Miriam', phone: '+972501234567', contact_note: '' },
  note: 'Nobody came',
  created_at: '2026-03-01T10:00:00Z',
};

function server(): FakeApi {
  const needs = [
    aWaitingNeed(),
    aWaitingNeed({
      kind: 'event',
      id: 101,
      event_id: 7,
      title: 'Fire',
      person: { id: 2, full_name: 'David', phone: '+972501', contact_note: '' },
      taken_over_by: 'Dana',
      abilities: ['open'],
    }),
  ];
  const api = new FakeApi()
    .on('GET /staff/waiting', one({ ...NOTHING_WAITS, requests_coordinator: 1, acceptances: 3, requests_overdue: 2, requests_pending: 5, worries: 1 }))
    .on('GET /staff/waiting/needs', one(needs))
    .on('GET /admin/worries', { body: { data: [WORRY], meta: { total: 1, page: 1, perPage: 50 } } })
    .on('GET /admin/dashboard/pending-applications', rows([aRequest()]))
    .on('POST /dropdowns/application', one(REQUEST_OPTIONS));
  for (const area of ['admin', 'manager']) api.on(`GET /${area}/events`, rows([anEvent()]));
  return api;
}
const needs = async () => within(await screen.findByRole('region', { name: 'Waiting for a coordinator' }));

describe('the desk of the first screen', () => {
  it('counts single requests for admins, each count leading to its list', async () => {
    server();
    await openApp('/');
    const hrefOf = async (name: RegExp) => decodeURIComponent((await screen.findByRole('link', { name })).getAttribute('href') ?? '');
    expect(await hrefOf(/3 Volunteers waiting for approval/)).toBe('/acceptances');
    expect(await hrefOf(/5 Open requests/)).toBe('/open-requests');
    expect(await hrefOf(/2 Requests in treatment that are overdue/)).toBe('/management-menu?filter={"status":"overdue"}&sort=validity&order=ASC');
    expect(await hrefOf(/1 Reports that not all was well/)).toBe('/#worries');
  });

  it('leads from a count to who waits on the same screen', async () => {
    server();
    const { user } = await openApp('/');
    await user.click(await screen.findByRole('link', { name: /1 Single requests that need a coordinator/ }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Waiting for a coordinator' }));
  });

  it('shows who waits, how long on a running clock, and who has taken it', async () => {
    server();
    await openApp('/');
    const list = await needs();
    const [miriam, david] = await list.findAllByRole('listitem');
    expect(miriam?.textContent).toMatch(/Shopping · חיפה/);
    expect(miriam && within(miriam).getByRole('timer').textContent).toMatch(/Waiting for \u206612:3\d\u2069/);
    expect(miriam && within(miriam).getByRole('link', { name: 'Request of Miriam' }).getAttribute('href')).toBe('/requests/31');
    expect(david && within(david).getByText('Handled by Dana')).toBeTruthy();
    expect(david && within(david).getByRole('link', { name: 'Request of David' }).getAttribute('href')).toBe('/events/map/7');
    const before = list.getAllByRole('timer')[0]?.textContent;
    await waitFor(() => expect(list.getAllByRole('timer')[0]?.textContent).not.toBe(before), { timeout: 5000 });
  });

  it('takes a need over, and looks again', async () => {
    const api = server().on('POST /admin/applications/31/take-over', one(null));
    const { user } = await openApp('/');
    await user.click(await (await needs()).findByRole('button', { name: 'Take over the request of Miriam' }));
    expect(await screen.findByText('You have taken the request over.')).toBeTruthy();
    expect(api.seen('POST /admin/applications/31/take-over')).toHaveLength(1);
    await waitFor(() => expect(api.seen('GET /staff/waiting/needs').length).toBeGreaterThan(1));
  });

  it('shows what was not well until somebody has looked into it', async () => {
    const api = server().on('POST /admin/worries/4/seen', one(null));
    const { user } = await openApp('/');
    expect(await screen.findByText('Nobody came')).toBeTruthy();
    api.on('GET /admin/worries', { body: { data: [], meta: { total: 0, page: 1, perPage: 50 } } });
    await user.click(screen.getByRole('button', { name: 'Looked into: report of Miriam' }));
    expect(await screen.findByText('No report is left to look into.')).toBeTruthy();
    expect(api.seen('POST /admin/worries/4/seen')).toHaveLength(1);
  });

  it('has the open requests of admins with their category filter in the address', async () => {
    server();
    const { user, router } = await openApp('/');
    const section = within(await screen.findByRole('region', { name: 'Open help requests' }));
    await section.findByText('מרים אזולאי');
    await user.selectOptions(section.getByRole('combobox', { name: 'Category' }), await section.findByRole('option', { name: 'Ride' }));
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('{"category":"1"}'));
  });

  it('shows managers the single requests of their regions too, and leaves the worries to admins', async () => {
    const api = server();
    await openApp('/', { role: 'manager' });
    await (await needs()).findByText('David');
    expect(await screen.findByRole('link', { name: /5 Open requests/ })).toBeTruthy();
    expect(await within(await screen.findByRole('region', { name: 'Open help requests' })).findByText('מרים אזולאי')).toBeTruthy();
    expect(api.seen('GET /admin/worries')).toHaveLength(0);
    expect(api.unexpected).toEqual([]);
  });

  it.each(['he-IL', 'en-US'] as const)('has no accessibility faults in %s', async (locale) => {
    server();
    await openApp('/', { locale });
    await screen.findByText('Nobody came');
    await screen.findByText('מרים אזולאי');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
