import { jest } from '@jest/globals';
import type { EventUserRequest } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { confirm, consoleServer, fromMenu } from '../../testing/console.js';
import { one, refusal } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aNeed, anEventDetail, aPin, aVolunteer } from '../../testing/fixtures.js';

jest.unstable_mockModule('socket.io-client', () => ({ io: () => new FakeSocket() }));
const { openApp } = await import('../../testing/open-app.js');

describe('what can be done on the map', () => {
  const assigned = {
    status: 'assigned',
    volunteer: { id: 601, full_name: 'Yossi', phone: '1', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  } as const;

  it('approves an assignment and takes over a need', async () => {
    const needs = [
      aNeed({ ...assigned, abilities: ['approve'] }),
      aNeed({
        id: 102,
        needs_coordinator: true,
        abilities: ['take_over'],
        user: { ...aPin(5, 'דוד'), email: null },
      }),
    ];
    const api = consoleServer(anEventDetail({ event_user_requests: needs }))
      .on('PATCH /admin/event-approval-requests/101', one(null))
      .on('POST /event-user-requests/102/take-over', one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Approve the assignment of מרים אזולאי' }));
    const question = await screen.findByRole('dialog', { name: 'Approve Yossi for מרים אזולאי?' });
    expect(within(question).getByRole('button', { name: 'Not yet' })).toBeTruthy();
    await confirm('Approve Yossi');
    await waitFor(() => expect(api.seen('PATCH /admin/event-approval-requests/101')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Take over: דוד' }));
    await confirm('I will take it');
    await waitFor(() => expect(api.seen('POST /event-user-requests/102/take-over')).toHaveLength(1));
  });

  it('says before a stop what becomes of everybody, and by when who is assigned has to set out', async () => {
    const named = (id: number, name: string, change: Partial<EventUserRequest>) =>
      aNeed({ id, user: { ...aPin(id, name), email: null }, waiting_since: null, ...change });
    consoleServer(
      anEventDetail({
        event_user_requests: [
          named(1, 'Ada', { waiting_since: '2026-03-01T10:00:00Z', is_emergency: true }),
          named(2, 'Ben', { waiting_since: '2026-03-01T10:00:00Z' }),
          named(3, 'Cid', { ...assigned, is_approved: 0 }),
          named(4, 'Dov', { ...assigned, is_approved: 1, sets_out_until: '2026-03-01T10:30:00Z' }),
          named(5, 'Eli', { ...assigned, is_approved: 1, progress: 'on_way' }),
        ],
      }),
    );
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: /^Stop/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Stop/ }));
    const under = (heading: RegExp) =>
      dialog.getByRole('heading', { name: heading }).nextElementSibling?.textContent ?? '';
    expect(under(/^Emergencies: they go on/)).toBe('Ada');
    expect(under(/closed without help/)).toBe('Ben');
    expect(under(/wait for your approval/)).toBe('Cid · Yossi');
    expect(under(/has not set out|not on the way/i)).toMatch(/^Dov · Yossi · sets out by .*12:30/);
    expect(under(/^On the way/)).toBe('Eli · Yossi');
  });

  it('offers for somebody left without help what is possible after the stop: a new request, and that it was looked into', async () => {
    const api = consoleServer(
      anEventDetail({
        status: false,
        event_user_requests: [
          aNeed({
            status: 'closed',
            waiting_since: null,
            left_since: '2026-03-01T10:00:00Z',
            matters: ['wheelchair'],
            abilities: ['note_seen', 'timeline'],
          }),
        ],
      }),
    ).on('POST /event-user-requests/101/seen', one(null));
    const { user, router } = await openApp('/events/map/7');
    expect((await screen.findAllByText('Left without help')).length).toBeGreaterThan(0);
    expect(screen.getByText('Wheelchair')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More for מרים אזולאי' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Looked into: מרים אזולאי' }));
    await confirm('Looked into');
    await waitFor(() => expect(api.seen('POST /event-user-requests/101/seen')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New request for מרים אזולאי' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/create/new/help/request'));
    expect(router.state.location.search).toBe('?user_id=501');
  });

  it.each([
    [
      'of the need',
      { event_user_requests: [aNeed({ ...assigned, is_approved: 1, abilities: ['record_on_way'] })] },
    ],
    [
      'of the volunteer',
      {
        event_volunteer_requests: [
          aVolunteer({
            status: 'assigned',
            is_approved: 1,
            volunteer: aPin(601, 'Yossi'),
            assigned_user: { id: 501, request_id: 101, full_name: 'מרים אזולאי', is_approved: true },
            abilities: ['record_on_way'],
          }),
        ],
      },
    ],
  ])(
    'takes down from the card %s that the volunteer, who told so by telephone, is on the way',
    async (_card, change) => {
      const PATH = 'POST /event-user-requests/101/on-way';
      const api = consoleServer(anEventDetail(change)).on(PATH, one(null));
      const { user } = await openApp('/events/map/7');
      await user.click(
        await screen.findByRole('button', { name: 'Record that the volunteer is on the way to מרים אזולאי' }),
      );
      await screen.findByRole('dialog', { name: 'Is Yossi on the way?' });
      expect(api.seen(PATH)).toHaveLength(0);
      await confirm('On the way, by telephone');
      expect(await screen.findByText('It is noted that the volunteer is on the way.')).toBeTruthy();
      expect(api.seen(PATH)).toHaveLength(1);
    },
  );

  it('unassigns with a note, whose fault stands under the field', async () => {
    const PATH = 'PATCH /volunteer/event-user-requests/101';
    const api = consoleServer(
      anEventDetail({
        event_user_requests: [aNeed({ ...assigned, is_approved: 1, abilities: ['complete', 'unassign'] })],
      }),
    ).on(PATH, refusal({ system_note: ['Please say why.'] }));
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Unassign: מרים אזולאי');
    await confirm('Unassign');
    expect(await screen.findByText('Please say why.')).toBeTruthy();
    api.on(PATH, one(null));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Cannot come');
    expect(screen.queryByText('Please say why.')).toBeNull();
    await confirm('Unassign');
    await screen.findByText('Help request unassigned.');
    expect(api.seen(PATH)[1]?.body).toEqual({ status: 'reject', system_note: 'Cannot come' });
  });

  it('completes from the card of the volunteer, by the number of the need', async () => {
    const done = aVolunteer({
      status: 'assigned',
      is_approved: 1,
      assigned_user: { id: 501, request_id: 101, full_name: 'מרים אזולאי', is_approved: true },
      abilities: ['complete'],
    });
    const api = consoleServer(anEventDetail({ event_volunteer_requests: [done] })).on(
      'PATCH /volunteer/event-user-requests/101',
      one(null),
    );
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Complete: יוסי מזרחי' }));
    await confirm('Complete');
    await waitFor(() =>
      expect(api.seen('PATCH /volunteer/event-user-requests/101')[0]?.body).toEqual({
        status: 'completed',
        system_note: null,
      }),
    );
  });

  it('shows details with history in a panel', async () => {
    const api = consoleServer().on(
      'GET /activity-log/event/user/request/101',
      one([
        {
          id: 1,
          new_values: { status: 'assigned', is_approved: 0 },
          actor: 'Dana',
          system_note: 'by phone',
          created_at: '2026-03-01T10:00:00Z',
        },
        {
          id: 2,
          new_values: { status: 'pending', is_approved: 0 },
          actor: null,
          system_note: null,
          created_at: '2026-03-01T09:00:00Z',
        },
      ]),
    );
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Details: מרים אזולאי');
    const panel = await screen.findByRole('dialog', { name: 'Details: מרים אזולאי' });
    expect(await within(panel).findByText(/Waiting for approval · Dana/)).toBeTruthy();
    expect(within(panel).getByText(/Waiting · the system/)).toBeTruthy();
    expect(within(panel).getByText(/הגפן 3, חיפה/)).toBeTruthy();
    expect(api.seen('GET /activity-log/event/user/request/101')).toHaveLength(1);
    await user.click(within(panel).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers in the panel what the row offers, such as to give back what one took over', async () => {
    const api = consoleServer(anEventDetail({ event_user_requests: [aNeed({ abilities: ['give_back'] })] }))
      .on('GET /activity-log/event/user/request/101', one([]))
      .on('POST /event-user-requests/101/give-back', one(null));
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Details: מרים אזולאי');
    const panel = await screen.findByRole('dialog', { name: 'Details: מרים אזולאי' });
    await user.click(
      within(panel).getByRole('button', { name: 'Give the request of מרים אזולאי back to the team' }),
    );
    await confirm('Give back to the team');
    await screen.findByText('The request waits for the whole team again.');
    expect(api.seen('POST /event-user-requests/101/give-back')).toHaveLength(1);
  });
});

describe('the timeline of a need', () => {
  it('tells every step and counts the next one down by the clock of the server', async () => {
    consoleServer().on(
      'GET /event-user-requests/101/timeline',
      one({
        need_id: 101,
        server_time: '2030-01-01T12:00:00.000Z',
        dispatch: {
          run_id: 1,
          status: 'running',
          ring: 2,
          radius_km: 5,
          open_invitations: 1,
          asked: 4,
          next_step_at: '2030-01-01T12:03:20.000Z',
          is_resting: false,
        },
        entries: [
          {
            id: 1,
            at: '2030-01-01T11:58:00.000Z',
            kind: 'skipped',
            volunteer: { id: 2, full_name: 'Avi' },
            invitation_state: null,
            text: 'Not called: busy.',
          },
          {
            id: 2,
            at: '2030-01-01T11:58:00.000Z',
            kind: 'skipped',
            volunteer: { id: 3, full_name: 'Gil' },
            invitation_state: null,
            text: 'Not called: no vehicle.',
          },
          {
            id: 3,
            at: '2030-01-01T11:58:00.000Z',
            kind: 'invited',
            volunteer: { id: 4, full_name: 'Yossi' },
            invitation_state: 'open',
            text: 'Called: nearest, 0.8 km.',
          },
        ],
      }),
    );
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Timeline: מרים אזולאי');
    const panel = await screen.findByRole('dialog', { name: 'Timeline: מרים אזולאי' });
    expect(await within(panel).findByText(/Yossi.: Called: nearest, 0.8 km\./)).toBeTruthy();
    await user.click(within(panel).getByText('2 volunteers did not fit'));
    expect(within(panel).getByText(/Gil.: Not called: no vehicle\./)).toBeTruthy();
    expect(within(panel).getByText('Ring 2, up to 5 km')).toBeTruthy();
    const clock = within(panel).getByRole('timer');
    expect(clock.textContent).toMatch(/Next step: in \u20663:(20|1\d)\u2069/);
    const first = clock.textContent;
    await waitFor(() => expect(clock.textContent).not.toBe(first));
  });

  it('of one that can wait says in words when calling goes on (rule 100)', async () => {
    const run = { run_id: 1, status: 'running', ring: 1, radius_km: 5, open_invitations: 0, asked: 1 };
    consoleServer().on(
      'GET /event-user-requests/101/timeline',
      one({
        need_id: 101,
        server_time: '2030-01-01T21:00:00.000Z',
        dispatch: { ...run, next_step_at: '2030-01-02T06:00:00.000Z', is_resting: true },
        entries: [],
      }),
    );
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Timeline: מרים אזולאי');
    const panel = await screen.findByRole('dialog', { name: 'Timeline: מרים אזולאי' });
    expect((await within(panel).findByText(/^Next step:/)).textContent).toMatch(
      /2 Jan.*\u206608:00\u2069|Jan 2.*\u206608:00\u2069/,
    );
    expect(within(panel).queryByRole('timer')).toBeNull();
  });
});
