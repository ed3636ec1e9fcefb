import type { DispatchSummary, WaitingMatter, WaitingNeed } from '@karov/api-client';
import { LIMITS, NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { setWindowWidth } from '../../testing/browser-parts.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { anEvent, anEventDetail, NOTHING_WAITS, noChanges } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';
import { aRequest, REQUEST_OPTIONS } from '../../testing/request-fixtures.js';

const SEARCH: DispatchSummary = {
  run_id: 1,
  status: 'running',
  ring: 1,
  radius_km: 5,
  open_invitations: 1,
  asked: 3,
  next_step_at: null,
  is_resting: false,
};

function aWaitingNeed(change: Partial<WaitingNeed> = {}): WaitingNeed {
  return {
    kind: 'application',
    id: 31,
    title: 'Shopping',
    event_id: null,
    reason: 'coordinator',
    is_emergency: false,
    city: 'חיפה',
    person: {
      id: 501,
      full_name: 'Miriam',
      phone: '+972501234567',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
    },
    since: '2026-03-01T10:00:00Z',
    taken_over_by: null,
    state: 'waiting',
    waits: true,
    volunteer: null,
    hold_id: null,
    matters: ['oxygen', 'alone'],
    floor: 4,
    dispatch: SEARCH,
    abilities: ['open', 'take_over'],
    server_time: '2026-03-01T10:12:30Z',
    ...change,
  };
}
const DAVID = aWaitingNeed({
  kind: 'event',
  id: 101,
  event_id: 7,
  title: 'Fire',
  person: { id: 2, full_name: 'David', phone: '+972501', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  taken_over_by: 'Dana',
  abilities: ['open'],
});
const HELD = aWaitingNeed({
  id: 32,
  reason: 'approval',
  state: 'held',
  hold_id: 9,
  person: { id: 3, full_name: 'Rivka', phone: '+972502', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  volunteer: 'Guy',
  abilities: ['open', 'approve'],
});
function aMatter(change: Partial<WaitingMatter>): WaitingMatter {
  return {
    key: 'worry-4',
    kind: 'worry',
    id: 4,
    application_id: 31,
    event_id: null,
    person: null,
    title: 'Nobody came',
    thread: null,
    count: 1,
    since: '2026-03-01T10:00:00Z',
    ...change,
  };
}
const WORRY = aMatter({
  person: {
    id: 501,
    full_name: 'Miriam',
    phone: '+972501234567',
    contact_note: '',
    spoken_to: NOT_SPOKEN_TO,
  },
});
const MATTERS = [
  aMatter({
    key: 'contact-1',
    kind: 'contact',
    id: 1,
    title: 'Export',
    application_id: null,
    person: { id: 4, full_name: 'Avi', phone: '', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  }),
  aMatter({
    key: 'vetting-police-8',
    kind: 'vetting',
    id: 8,
    title: 'police',
    person: { id: 8, full_name: 'Ron', phone: '+972503', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  }),
  aMatter({ key: 'provider-1', kind: 'provider', id: 1, title: 'sms' }),
  aMatter({ key: 'message-7', kind: 'message', id: 7, title: 'Fire', count: 5 }),
  aMatter({
    key: 'answer-3',
    kind: 'answer',
    id: 3,
    title: 'words',
    application_id: null,
    event_id: 7,
    person: { id: 9, full_name: 'Gal', phone: '+972504', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  }),
  WORRY,
];

function server(
  needs: WaitingNeed[] = [aWaitingNeed(), DAVID, HELD],
  matters: WaitingMatter[] = MATTERS,
): FakeApi {
  const api = new FakeApi()
    .on('GET /staff/waiting', one({ ...NOTHING_WAITS, requests_pending: 5 }))
    .on('GET /staff/waiting/needs', one(needs))
    .on('GET /staff/waiting/matters', one(matters))
    .on('GET /admin/dashboard/pending-applications', rows([aRequest()]))
    .on('POST /dropdowns/application', one(REQUEST_OPTIONS));
  for (const area of ['admin', 'manager']) api.on(`GET /${area}/events`, rows([anEvent()]));
  return api;
}
afterEach(() => setWindowWidth(1280));

const stream = async () => within(await screen.findByRole('region', { name: 'Waiting' }));

describe('the first screen', () => {
  it('counts work under way that waits for nobody, each number leading to its list, and no zeros', async () => {
    server();
    await openApp('/');
    const link = await screen.findByRole('link', { name: '5 Open requests' });
    expect(link.getAttribute('href')).toBe('/open-requests');
    expect(screen.queryByRole('link', { name: /^0 / })).toBeNull();
  });

  it('lets a coordinator who has taken a need over say that they still have it', async () => {
    const api = server(
      [aWaitingNeed({ taken_over_by: 'נועה לוי', abilities: ['open', 'still_mine'] })],
      [],
    ).on('POST /admin/applications/31/take-over', one(null));
    const { user } = await openApp('/');
    await user.click(await (await stream()).findByRole('button', { name: /is still mine/ }));
    await screen.findByText('Noted: the request stays with you.');
    expect(api.seen('POST /admin/applications/31/take-over')).toHaveLength(1);
  });

  it('is one stream: needs as they are urgent, then reports, what did not arrive, papers and letters', async () => {
    server();
    await openApp('/');
    await (await stream()).findByText('Nobody came');
    const items = (await stream()).getAllByRole('listitem').map((item) => item.textContent ?? '');
    const order = [
      'Miriam · Shopping',
      'David · Fire',
      'Rivka · Shopping',
      'SMS do not go out',
      'Gal',
      'Nobody came',
      '5 messages did not arrive: Fire',
      'Police certificate',
      'Export',
    ];
    const places = order.map((words) => items.findIndex((item) => item.includes(words)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect((await stream()).getByRole('link', { name: 'Open: Gal' }).getAttribute('href')).toBe(
      '/events/map/7',
    );
    expect((await stream()).getByRole('link', { name: 'Open: SMS do not go out' }).getAttribute('href')).toBe(
      '/messages-health',
    );
  });

  it('says how many wait beyond those that it lists, and where they are', async () => {
    // the last ten are with a coordinator: they are listed, and do not wait
    const full = Array.from({ length: LIMITS.needsOnFirstScreen }, (_, at) =>
      aWaitingNeed({ id: 1000 + at, waits: at < LIMITS.needsOnFirstScreen - 10 }),
    );
    const waiting = (count: number) => one({ ...NOTHING_WAITS, now: 5000, needs_waiting: count });
    server(full, []).on('GET /staff/waiting', waiting(full.length - 10 + 3103));
    const { unmount } = await openApp('/');
    const beyond = within(await screen.findByText(/^3,?103 more wait/));
    expect(beyond.getByRole('link', { name: 'Open help requests' }).getAttribute('href')).toBe(
      '/open-requests',
    );
    unmount();
    server(full, []).on('GET /staff/waiting', waiting(full.length - 10));
    await openApp('/');
    expect(await screen.findByRole('button', { name: 'Show 80 more' })).toBeTruthy();
    expect(screen.queryByText(/more wait/)).toBeNull();
  });

  it('says of a need that can wait in words when calling goes on (rule 100)', async () => {
    server(
      [aWaitingNeed({ dispatch: { ...SEARCH, next_step_at: '2030-01-02T06:00:00.000Z', is_resting: true } })],
      [],
    );
    await openApp('/');
    const miriam = (await (await stream()).findByRole('link', { name: 'Request of Miriam' })).closest('li');
    expect(miriam?.textContent).toMatch(
      /it can wait; volunteers will be asked .*\u206608:00\u2069 · 3 asked/,
    );
    expect(miriam?.textContent).not.toMatch(/next step/);
  });

  it('says for each need its important facts, how long it waits, the state of the search, and who has it', async () => {
    server();
    await openApp('/');
    const list = await stream();
    const miriam = (await list.findByRole('link', { name: 'Request of Miriam' })).closest('li');
    expect(miriam?.textContent).toMatch(/Shopping · חיפה/);
    expect(miriam?.textContent).toMatch(/Oxygen.*Alone.*Floor 4/i);
    expect(miriam?.textContent).toMatch(/3 asked/);
    expect((await list.findByRole('link', { name: 'Request of Miriam' })).getAttribute('href')).toBe(
      '/requests/31',
    );
    const david = (await list.findByRole('link', { name: 'Request of David' })).closest('li');
    expect(david?.textContent).toMatch(/Handled by Dana/);
    expect((await list.findByRole('link', { name: 'Request of David' })).getAttribute('href')).toBe(
      '/events/map/7?need=101',
    );
  });

  it('takes a need over, and looks again', async () => {
    const api = server().on('POST /admin/applications/31/take-over', one(null));
    const { user } = await openApp('/');
    await user.click(
      await (await stream()).findByRole('button', { name: 'Take over the request of Miriam' }),
    );
    expect(await screen.findByText('You have taken the request over.')).toBeTruthy();
    expect(api.seen('POST /admin/applications/31/take-over')).toHaveLength(1);
    await waitFor(() => expect(api.seen('GET /staff/waiting/needs').length).toBeGreaterThan(1));
  });

  it('approves the next acceptance from any page by one key and one question, which names both', async () => {
    const api = server().on('PATCH /admin/application-users/9', one(null, 'ok'));
    const { user } = await openApp('/about-menu');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /Guy.*Rivka/ });
    expect(api.seen('PATCH /admin/application-users/9')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Approve Guy' }));
    await waitFor(() =>
      expect(api.seen('PATCH /admin/application-users/9')[0]?.body).toEqual({ is_approved: 1 }),
    );
    api.on('GET /staff/waiting/needs', one([]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('a');
    expect(await screen.findByText('No assignment is waiting for approval right now.')).toBeTruthy();
  });

  it('asks by the key about the event that is open first, and about what was put off only after all others', async () => {
    const inEvent = {
      ...HELD,
      kind: 'event',
      id: 101,
      event_id: 7,
      hold_id: null,
      volunteer: 'Noa',
    } as const;
    const server7 = server([HELD, { ...inEvent, event_id: 8, id: 102, volunteer: 'Amir' }, inEvent]);
    server7
      .on('GET /admin/events/7', one(anEventDetail()))
      .on('GET /admin/events/7/changes', one(noChanges()));
    server7.on('GET /admin/events/7/story', one({ lines: [], next: null }));
    const { user } = await openApp('/events/map/7');
    await screen.findByRole('heading', { level: 1 });
    for (const volunteer of ['Noa', 'Guy', 'Amir', 'Noa']) {
      await user.keyboard('a');
      const dialog = await screen.findByRole('dialog', { name: new RegExp(volunteer) });
      await user.click(within(dialog).getByRole('button', { name: 'Not yet' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('does not say that nothing waits for approval when the server does not answer', async () => {
    server().on('GET /staff/waiting/needs', { status: 503 });
    const { user } = await openApp('/about-menu');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('a');
    expect(await screen.findByText(/something went wrong/)).toBeTruthy();
    expect(screen.queryByText('No assignment is waiting for approval right now.')).toBeNull();
  });

  it('approves an acceptance in an event by its own call', async () => {
    const api = server([{ ...HELD, kind: 'event', id: 101, event_id: 7, hold_id: null }]).on(
      'PATCH /manager/event-approval-requests/101',
      one(null, 'ok'),
    );
    const { user } = await openApp('/', { role: 'manager' });
    await user.click(await (await stream()).findByRole('button', { name: /Accept.*Guy/ }));
    await user.click(await screen.findByRole('button', { name: 'Approve Guy' }));
    await waitFor(() => expect(api.seen('PATCH /manager/event-approval-requests/101')).toHaveLength(1));
  });

  it('names who is left without help after an event, with a new request for them, until somebody looked into it', async () => {
    const left = aMatter({
      key: 'left-101',
      kind: 'left',
      id: 101,
      application_id: null,
      event_id: 7,
      title: 'Fire',
      person: WORRY.person,
    });
    const api = server([], [left]).on('POST /event-user-requests/101/seen', one(null));
    const { user } = await openApp('/');
    expect(await screen.findByText('The event Fire has ended, and the volunteer did not come')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open: Miriam' }).getAttribute('href')).toBe(
      '/events/map/7?need=101',
    );
    expect(screen.getByRole('link', { name: 'New request for Miriam' }).getAttribute('href')).toBe(
      '/create/new/help/request?user_id=501',
    );
    await user.click(screen.getByRole('button', { name: 'Looked into: Miriam, after the end of the event' }));
    await waitFor(() => expect(api.seen('POST /event-user-requests/101/seen')).toHaveLength(1));
  });

  it('keeps a report until somebody has looked into it', async () => {
    const api = server([], [WORRY]).on('POST /admin/worries/4/seen', one(null));
    const { user } = await openApp('/');
    await screen.findByText('Nobody came');
    const seen = screen.getByRole('button', { name: 'Looked into: report of Miriam' });
    api.on('GET /staff/waiting/matters', one([]));
    await user.click(seen);
    expect(await screen.findByText('The report is marked as looked into.')).toBeTruthy();
    expect(api.seen('POST /admin/worries/4/seen')).toHaveLength(1);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(await screen.findByText('Nothing is waiting for you right now.')).toBeTruthy();
  });

  it('is walked through by j and k over all its lists, and Enter opens the line', async () => {
    server();
    const { user, router } = await openApp('/');
    await (await stream()).findByText('Nobody came');
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toContain('David');
    await user.keyboard('k');
    expect(document.activeElement?.textContent).toContain('Miriam');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/requests/31'));
  });

  it('folds a long group on a phone, and the map and the table', async () => {
    setWindowWidth(390);
    const needs = Array.from({ length: 30 }, (_, at) =>
      aWaitingNeed({ id: 100 + at, person: { ...HELD.person, full_name: `Person ${at}` } }),
    );
    server(needs, []);
    const { user } = await openApp('/');
    await (await stream()).findByText('Person 7');
    expect((await stream()).queryByText('Person 8')).toBeNull();
    expect(screen.queryByText('מרים אזולאי')).toBeNull();
    await user.click((await stream()).getByRole('button', { name: 'Show 22 more' }));
    expect((await stream()).getByText('Person 29')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open help requests' }));
    expect(await screen.findByText('מרים אזולאי')).toBeTruthy();
  });

  it('does not move under a pointer: a line that has left stays readable, a new one is counted', async () => {
    const api = server([aWaitingNeed(), DAVID], []);
    const { user } = await openApp('/');
    const link = await (await stream()).findByRole('link', { name: 'Request of Miriam' });
    await user.hover(link);
    api.on('GET /staff/waiting/needs', one([aWaitingNeed({ id: 33, person: { ...HELD.person } }), DAVID]));
    // the query for the next acceptance runs again
    await user.keyboard('a');
    expect(await screen.findByText('One new line appears once you leave the list.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request of Miriam' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take over the request of Miriam' })).toBeNull();
    await user.hover(screen.getByRole('heading', { level: 1 }));
    expect(await screen.findByRole('link', { name: 'Request of Rivka' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Request of Miriam' })).toBeNull();
  });

  it('has the open requests with their category filter in the address', async () => {
    server();
    const { user, router } = await openApp('/');
    const section = within(await screen.findByRole('region', { name: 'Open help requests' }));
    await section.findByText('מרים אזולאי');
    await user.selectOptions(
      section.getByRole('combobox', { name: 'Category' }),
      await section.findByRole('option', { name: 'Ride' }),
    );
    await waitFor(() =>
      expect(decodeURIComponent(router.state.location.search)).toContain('{"category":"1"}'),
    );
  });

  it('shows managers the single requests of their regions too', async () => {
    const api = server();
    await openApp('/', { role: 'manager' });
    await (await stream()).findByRole('link', { name: 'Request of David' });
    expect(
      await within(await screen.findByRole('region', { name: 'Open help requests' })).findByText(
        'מרים אזולאי',
      ),
    ).toBeTruthy();
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
