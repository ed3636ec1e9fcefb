import { jest } from '@jest/globals';
import type { EventRequestRow } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aHeldRequest, aRequest, REQUEST_OPTIONS } from '../../testing/request-fixtures.js';
import { pressInMenu } from '../../testing/row-menu.js';

jest.unstable_mockModule('socket.io-client', () => ({ io: () => new FakeSocket() }));
const { openApp } = await import('../../testing/open-app.js');

const SINGLE = 'GET /admin/assigned-closed-application-users';
const EVENTS = 'GET /admin/assigned-rejected-event-requests';
const NAME = 'מרים אזולאי';
const TREATED = aHeldRequest({
  status: 'in treatment',
  is_overdue: true,
  assignment: { id: 71, is_approved: 1, ended: null, created_at: '2026-03-01T10:00:00Z' },
  abilities: ['close', 'unassign', 'chat', 'timeline'],
});

function anEventRow(change: Partial<EventRequestRow> = {}): EventRequestRow {
  return {
    id: 103,
    status: 'assigned',
    is_approved: 0,
    is_emergency: false,
    is_address_changed: false,
    progress: null,
    event: { id: 7, name: 'Fire' },
    user: { id: 1, full_name: 'Rachel', contact_note: '', spoken_to: NOT_SPOKEN_TO },
    volunteer: { id: 2, full_name: 'Yossi', contact_note: '', spoken_to: NOT_SPOKEN_TO },
    system_note: null,
    creation_date: '2026-03-01T10:00:00Z',
    updated_at: '2026-03-01T10:00:00Z',
    abilities: ['accept', 'complete', 'reject'],
    ...change,
  };
}

function server(): FakeApi {
  return new FakeApi()
    .on(SINGLE, rows([TREATED]))
    .on(
      EVENTS,
      rows([
        anEventRow(),
        anEventRow({
          id: 104,
          status: 'pending',
          is_approved: 2,
          user: { id: 3, full_name: 'Sara', contact_note: '', spoken_to: NOT_SPOKEN_TO },
          abilities: [],
        }),
      ]),
    )
    .on('POST /dropdowns/application', one(REQUEST_OPTIONS))
    .on(
      'POST /dropdowns/events',
      one({ events: [{ id: 7, label: 'Fire' }], statuses: [{ id: 'assigned', label: 'Assigned' }] }),
    );
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

/** Captures what a click on an export saves. */
function watchDownloads(): string[] {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

describe('all requests', () => {
  afterEach(() => jest.restoreAllMocks());

  it('gives managers the single requests of their regions, with all lists of them one step away', async () => {
    const api = server();
    await openApp('/requests/single', { role: 'manager' });
    await screen.findByText(NAME);
    expect(api.seen(SINGLE)).toHaveLength(1);
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of request' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/requests',
      '/open-requests',
      '/acceptances',
      '/requests/single',
      '/approvals',
    ]);
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Create help request' }).getAttribute('href')).toBe(
      '/create/new/help/request',
    );
  });

  it('shows single requests with the people in care and the disability, flags overdue ones, and filters', async () => {
    const api = server();
    const { user } = await openApp('/requests/single');
    await screen.findByText(NAME);
    expect(heads()).toEqual([
      'Full name',
      'Town',
      'Waiting',
      'Category',
      'Status',
      'Urgency',
      'In user care',
      'Validity',
      'Creation date',
      'Disability',
      'Actions',
    ]);
    for (const word of ['In treatment', 'Overdue', 'יוסי מזרחי', 'Mobility'])
      expect(screen.getByText(word, { selector: 'td, td *' })).toBeTruthy();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Category' }),
      await screen.findByRole('option', { name: 'Ride' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'closed');
    await waitFor(() =>
      expect(api.seen(SINGLE).at(-1)?.query.get('filter')).toBe('{"category":"1","status":"closed"}'),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Overdue');
    await waitFor(() =>
      expect(api.seen(SINGLE).at(-1)?.query.get('filter')).toBe('{"category":"1","status":"overdue"}'),
    );
  });

  it('closes after a question, and unassigns with a reason', async () => {
    const api = server()
      .on('POST /admin/application/closed/31', one(null))
      .on('POST /admin/application/unassigned/31', one(null));
    const { user } = await openApp('/requests/single');
    await pressInMenu(user, NAME, `Close the request of ${NAME}`);
    await user.click(
      within(await screen.findByRole('dialog', { name: `Close the request of ${NAME}?` })).getByRole(
        'button',
        { name: 'Close the request' },
      ),
    );
    expect(await screen.findByText('Help request closed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressInMenu(user, NAME, `Unassign the volunteer of ${NAME}`);
    const question = within(await screen.findByRole('dialog', { name: `Unassign יוסי מזרחי from ${NAME}?` }));
    await user.type(question.getByRole('textbox', { name: 'Reason' }), 'ill');
    await user.click(question.getByRole('button', { name: 'Unassign' }));
    await waitFor(() =>
      expect(api.seen('POST /admin/application/unassigned/31')[0]?.body).toEqual({ system_note: 'ill' }),
    );
  });

  it('saves the list as it is filtered', async () => {
    const api = server().on(SINGLE, ({ query }) =>
      query.get('export') === 'true' ? { body: 'file' } : rows([TREATED]),
    );
    const saved = watchDownloads();
    const { user } = await openApp('/requests/single?filter={"status":"closed","q":"bread"}');
    await screen.findByText(NAME);
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(saved).toEqual(['Single help requests.xlsx']));
    expect(
      Object.fromEntries(api.seen(SINGLE).find(({ query }) => query.has('export'))?.query ?? []),
    ).toEqual({
      export: 'true',
      'filters[status]': 'closed',
      search: 'bread',
      orderBy: 'created_at',
      order: 'desc',
    });
  });

  it('opens with all single requests, whatever their state', async () => {
    const api = server().on('GET /admin/applications', rows([aRequest()]));
    await openApp('/requests');
    await screen.findByText(NAME);
    expect(screen.getByRole('link', { name: 'All, also open ones', current: 'page' })).toBeTruthy();
    expect(api.seen('GET /admin/applications')[0]?.query.get('sort')).toBe('["created_at","DESC"]');
  });

  it('shows requests of events on the other tab, where a refused one is rejected', async () => {
    const api = server();
    const { user, router } = await openApp('/requests/single');
    await user.click(await screen.findByRole('link', { name: 'Event help requests' }));
    await screen.findByText('Rachel');
    expect(router.state.location.pathname).toBe('/requests/events');
    expect(heads()).toEqual(['Asking for help', 'Status', 'Event', 'Volunteer', 'Creation date', 'Actions']);
    expect(screen.getByText('Rejected')).toBeTruthy();
    expect(screen.getAllByText('Waiting for event manager approval')).toHaveLength(1);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Event' }),
      await screen.findByRole('option', { name: 'Fire' }),
    );
    await waitFor(() => expect(api.seen(EVENTS).at(-1)?.query.get('filter')).toBe('{"event":"7"}'));
  });

  it.each([
    [
      'Reject the request of Rachel',
      'Are you sure you want to reject the request of Rachel?',
      'Reject',
      { status: 'reject', system_note: 'note' },
    ],
    [
      'Complete: Rachel',
      'Mark the request of Rachel as completed?',
      'Complete',
      { status: 'completed', system_note: 'note' },
    ],
  ])('%s asks for a system note', async (button, title, confirm, body) => {
    const api = server().on('PATCH /volunteer/event-user-requests/103', one(null));
    const { user } = await openApp('/requests/events');
    await pressInMenu(user, 'Rachel', button);
    const question = within(await screen.findByRole('dialog', { name: title }));
    await user.type(question.getByRole('textbox', { name: 'System note' }), 'note');
    await user.click(question.getByRole('button', { name: confirm }));
    await waitFor(() => expect(api.seen('PATCH /volunteer/event-user-requests/103')[0]?.body).toEqual(body));
  });

  it('accepts in an event, and opens the people with details and chat', async () => {
    const api = server().on('PATCH /admin/event-approval-requests/103', one(null)).on('GET /chats', one([]));
    const { user } = await openApp('/requests/events');
    await user.click(await screen.findByRole('button', { name: 'Accept the volunteer for Rachel' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Approve / }));
    await waitFor(() => expect(api.seen('PATCH /admin/event-approval-requests/103')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByText('Rachel', { selector: 'td *' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Asking for help: Rachel' }));
    await user.click(panel.getByRole('tab', { name: 'Chat' }));
    await waitFor(() =>
      expect(Object.fromEntries(api.seen('GET /chats')[0]?.query ?? [])).toEqual({
        event_id: '7',
        receiver_id: '1',
      }),
    );
  });

  it.each(['/requests/single', '/requests/events'])('has no accessibility faults at %s', async (address) => {
    server();
    await openApp(address, { locale: 'he-IL' });
    await screen.findByText(address.endsWith('events') ? 'Rachel' : NAME);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
