import type { DashboardArea, DashboardCounts, FigureDay } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { anEvent, NOTHING_COUNTED } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';
import { REQUEST_OPTIONS } from '../../testing/request-fixtures.js';

const COUNTS: DashboardCounts = {
  ...NOTHING_COUNTED,
  total_help_requests: 41,
  total_buddies: 29,
  total_register_volunteers: 7,
  volunteer_card: 312,
  user_card: 5,
  previous: { total_help_requests: 38, total_buddies: 30, total_register_volunteers: 6, user_card: 4 },
  counted_at: '2026-03-01T10:00:00Z',
};
const DAYS: FigureDay[] = [
  { day: '2026-02-28', requests: 2, buddies: 1, volunteers: 0, seekers: 1 },
  { day: '2026-03-01', requests: 3, buddies: 3, volunteers: 1, seekers: 0 },
];
const HAIFA: DashboardArea = {
  key: 'חיפה',
  label: 'Haifa',
  lt: 32.8,
  lng: 34.98,
  open_needs: 3,
  emergencies: 1,
  active_events: 2,
};

function server(): FakeApi {
  const api = new FakeApi()
    .on('GET /staff/waiting/needs', one([]))
    .on('GET /staff/waiting/matters', one([]))
    .on('GET /admin/dashboard/pending-applications', rows([]))
    .on('POST /dropdowns/application', one(REQUEST_OPTIONS))
    .on('GET /admin/dashboard/count/box', one(COUNTS))
    .on('GET /staff/dashboard/areas', one([HAIFA]));
  for (const area of ['admin', 'manager']) api.on(`GET /${area}/events`, rows([anEvent()]));
  return api;
}
const figures = async () => within(await screen.findByRole('region', { name: 'Figures' }));

describe('the figures of the first screen', () => {
  it('tell what each counts, compare it with the range before, and lead to the list behind it', async () => {
    server();
    await openApp('/figures');
    const card = within(await (await figures()).findByRole('listitem', { name: 'Help requests' }));
    expect(await card.findByText('41')).toBeTruthy();
    expect(card.getByText('The period before: 38')).toBeTruthy();
    expect(card.getByText(/Requests filed in the period/)).toBeTruthy();
    expect(card.queryByRole('link')).toBeNull();
    const volunteers = within((await figures()).getByRole('listitem', { name: 'Active volunteers' }));
    expect(volunteers.getByText('312')).toBeTruthy();
    const filterOf = (link: HTMLElement): unknown =>
      JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '');
    expect(filterOf(volunteers.getByRole('link', { name: 'Active volunteers' }))).toEqual({
      figure: 'active_volunteers',
    });
    const range = { from_date: expect.stringMatching(/^\d{4}-/), to_date: expect.stringMatching(/^\d{4}-/) };
    expect(filterOf(volunteers.getByRole('link', { name: 'Registered in the period: 7' }))).toEqual({
      figure: 'volunteers',
      ...range,
    });
  });

  it('ask for the chosen days, and show faults on the field', async () => {
    const api = server();
    const { user } = await openApp('/figures');
    const part = await figures();
    const [from, to] = [part.getByLabelText('From'), part.getByLabelText('To')];
    await user.clear(from);
    await user.type(from, '2026-03-02');
    await user.clear(to);
    await user.type(to, '2026-03-01');
    await user.click(part.getByRole('button', { name: 'Show' }));
    expect(await part.findByText('The end must be after the start.')).toBeTruthy();
    expect(document.activeElement).toBe(to);
    await user.clear(to);
    await user.type(to, '2026-03-05');
    await user.click(part.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(api.seen('GET /admin/dashboard/count/box').at(-1)?.query.toString()).toBe(
        'from_date=2026-03-02&to_date=2026-03-05',
      ),
    );
    const days = api.seen('GET /staff/dashboard/days').at(-1)?.query.get('filters');
    expect(JSON.parse(days ?? '')).toEqual({ from_date: '2026-03-02', to_date: '2026-03-05' });
  });

  it('stand in a table beside the chart, newest first', async () => {
    server().on('GET /staff/dashboard/days', one(DAYS));
    await openApp('/figures');
    const table = await screen.findByRole('table', { name: 'Table by day' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringContaining('Day'),
      expect.stringContaining('1 Mar 2026'.slice(2, 5)),
      expect.stringContaining('Feb'),
    ]);
    expect(await screen.findByRole('img', { name: /Chart by day/ })).toBeTruthy();
  });

  it('show needs and events by locality, never people, in a list as well', async () => {
    server();
    await openApp('/figures');
    const table = await screen.findByRole('table', { name: 'Open needs and events by area' });
    expect(within(table).getAllByRole('row').at(-1)?.textContent).toBe('Haifa312');
  });

  it('are the own events for managers', async () => {
    const api = server().on(
      'GET /manager/dashboard/count/box',
      one({
        count: { active_events: 2, deactive_events: 9 },
        previous: { active_events: 1, deactive_events: 3 },
        from_date: '2026-02-01',
        to_date: '2026-03-02',
      }),
    );
    await openApp('/figures', { role: 'manager' });
    const card = within(await (await figures()).findByRole('listitem', { name: 'Stopped events' }));
    expect(await card.findByText('9')).toBeTruthy();
    expect(decodeURIComponent(card.getByRole('link').getAttribute('href') ?? '')).toMatch(
      /^\/events\?filter=\{"status":"false","from_date":"\d{4}-\d\d-\d\d","to_date":"\d{4}-\d\d-\d\d"\}$/,
    );
    expect(api.seen('GET /admin/dashboard/count/box')).toEqual([]);
  });

  it.each(['he-IL', 'en-US'] as const)('have no accessibility faults in %s', async (locale) => {
    server();
    await openApp('/figures', { locale });
    await screen.findByText('41');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
