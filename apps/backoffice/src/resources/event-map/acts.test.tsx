import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aNeed, anEventDetail, aPin, aVolunteer, noChanges } from '../../testing/fixtures.js';

jest.unstable_mockModule('socket.io-client', () => ({ io: () => new FakeSocket() }));
const { openApp } = await import('../../testing/open-app.js');

function server(detail = anEventDetail()): FakeApi {
  const api = new FakeApi();
  for (const area of ['admin', 'manager']) {
    api.on(`GET /${area}/events/7`, one(detail));
    api.on(`GET /${area}/events/7/changes`, one(noChanges()));
    api.on(`GET /${area}/events/7/story`, one({ lines: [], next: null }));
  }
  return api;
}

type User = Awaited<ReturnType<typeof openApp>>['user'];

/** Chooses what stands in the menu of somebody's row. */
async function fromMenu(user: User, name: string, act: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

async function confirm(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
}

describe('what can be done on the map', () => {
  const assigned = { status: 'assigned', volunteer: { id: 601, full_name: 'Yossi', phone: '1', contact_note: '' } } as const;

  it('assigns from the side of the need: the nearest is chosen already', async () => {
    const api = server()
      .on('GET /event-volunteer-pending-requests', one([aVolunteer(), aVolunteer({ id: 202, volunteer: aPin(602, 'קרובה', { lt: 32.8051, lng: 34.985 }) })]))
      .on('PUT /event-user-requests/101', one(null, 'ok'));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Assign for מרים אזולאי' }));
    const dialog = await screen.findByRole('dialog', { name: 'Who helps מרים אזולאי?' });
    const radios = await within(dialog).findAllByRole('radio');
    expect(within(dialog).getByText(/Assign קרובה to help מרים אזולאי/)).toBeTruthy();
    expect(
      within(dialog)
        .getAllByText(/km/)
        .map((label) => label.textContent),
    ).toEqual(['קרובה · הגפן 3, חיפה · 0.0 km', 'יוסי מזרחי · הגפן 3, חיפה · 0.7 km']);
    expect(radios.map((radio) => (radio instanceof HTMLInputElement ? radio.checked : null))).toEqual([true, false]);
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await screen.findByText('Volunteer assigned.');
    expect(api.seen('PUT /event-user-requests/101')[0]?.body).toEqual({ volunteer_request_id: 202, event_id: 7 });
    expect(api.seen('GET /event-volunteer-pending-requests')[0]?.query.get('event_user_request_id')).toBe('101');
  });

  it('calls as many of the next as wanted, or assigns anybody near, by the abilities', async () => {
    const detail = anEventDetail({ event_user_requests: [aNeed({ abilities: ['by_hand'] })] });
    const near = {
      id: 77,
      full_name: 'נועם ברק',
      phone: '+972520000077',
      distance_km: 1.2,
      recent_calls: 0,
      has_vehicle: true,
      languages: ['hebrew'],
      is_fitting: true,
      reason: 'fits',
    };
    const api = server(detail)
      .on('POST /event-user-requests/101/call-next', { body: { message: '3 volunteers were called.' } })
      .on('GET /event-user-requests/101/volunteers', one([near]))
      .on('POST /event-user-requests/101/volunteer', one(null, 'ok'));
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Call the next for מרים אזולאי');
    const many = within(await screen.findByRole('dialog', { name: 'Call the next for מרים אזולאי' }));
    expect(many.getByText(/It cannot be called back\./)).toBeTruthy();
    await user.clear(many.getByLabelText('How many?'));
    await user.type(many.getByLabelText('How many?'), '99');
    expect(many.getByText('A whole number from 1 to 20.')).toBeTruthy();
    await user.clear(many.getByLabelText('How many?'));
    await user.type(many.getByLabelText('How many?'), '3');
    await user.click(many.getByRole('button', { name: 'Call' }));
    await screen.findByText('3 volunteers were called.');
    expect(api.seen('POST /event-user-requests/101/call-next')[0]?.body).toEqual({ count: 3 });
    await user.click(screen.getByRole('button', { name: 'Assign somebody near to מרים אזולאי' }));
    const nearest = within(await screen.findByRole('dialog', { name: 'Who helps מרים אזולאי?' }));
    expect(await nearest.findByRole('radio', { checked: true })).toBeTruthy();
    await user.click(nearest.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(api.seen('POST /event-user-requests/101/volunteer')[0]?.body).toEqual({ volunteer_id: 77 }));
  });

  it('assigns from the side of the volunteer', async () => {
    const api = server()
      .on('GET /event-user-pending-requests', one([aNeed()]))
      .on('PUT /event-requests/user/201', one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Assign for יוסי מזרחי' }));
    const dialog = await screen.findByRole('dialog', { name: 'Whom does יוסי מזרחי help?' });
    await user.click(await within(dialog).findByRole('radio'));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(api.seen('PUT /event-requests/user/201')[0]?.body).toEqual({ user_request_id: 101 }));
  });

  it('shows a refused assignment as a toast and reloads nothing away', async () => {
    server()
      .on('GET /event-user-pending-requests', one([aNeed()]))
      .on('PUT /event-requests/user/201', refusal({ message: ['Already taken.'] }));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Assign for יוסי מזרחי' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('radio'));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Already taken.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('answers for a help seeker, admins and managers each on their path', async () => {
    const unanswered = anEventDetail({ event_user_requests: [aNeed({ respond: null, abilities: ['set_respond'] })] });
    const api = server(unanswered).on('POST /admin/user/status/change', one(null)).on('POST /manager/user/status/change', one(null));
    const { user, unmount } = await openApp('/events/map/7');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Is help needed: מרים אזולאי' }), 'Needs help');
    await confirm('Needs help');
    await waitFor(() => expect(api.seen('POST /admin/user/status/change')[0]?.body).toEqual({ id: 101, status: true }));
    unmount();
    const second = await openApp('/events/map/7', { role: 'manager' });
    await second.user.selectOptions(await screen.findByRole('combobox', { name: 'Is help needed: מרים אזולאי' }), 'Does not need help');
    await confirm('Does not need help');
    await waitFor(() => expect(api.seen('POST /manager/user/status/change')[0]?.body).toEqual({ id: 101, status: false }));
  });

  it('corrects an answer that was given', async () => {
    const api = server(anEventDetail({ event_user_requests: [aNeed({ abilities: ['set_respond'] })] })).on('POST /admin/user/status/change', one(null));
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Correct: does not need help, מרים אזולאי');
    await confirm('Does not need help');
    await waitFor(() => expect(api.seen('POST /admin/user/status/change')[0]?.body).toEqual({ id: 101, status: false }));
    expect(screen.queryByRole('combobox', { name: /Is help needed/ })).toBeNull();
  });

  it.each([
    ['Mark as ready to help: יוסי מזרחי', 'Is ready', 1],
    ['Mark as not able to help: יוסי מזרחי', 'Cannot help', 0],
  ] as const)('%s is asked, then sent', async (button, label, ready) => {
    const api = server(anEventDetail({ event_volunteer_requests: [aVolunteer({ status: 'pending', abilities: ['accept', 'reject'] })] })).on(
      'PUT /event-requests/201',
      one(null),
    );
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'יוסי מזרחי', button);
    expect(api.seen('PUT /event-requests/201')).toHaveLength(0);
    await confirm(label);
    await waitFor(() => expect(api.seen('PUT /event-requests/201')[0]?.body).toEqual({ is_ready_to_help: ready }));
  });

  it('approves an assignment and takes over a need', async () => {
    const needs = [
      aNeed({ ...assigned, abilities: ['approve'] }),
      aNeed({ id: 102, needs_coordinator: true, abilities: ['take_over'], user: { ...aPin(5, 'דוד'), email: null } }),
    ];
    const api = server(anEventDetail({ event_user_requests: needs }))
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
    await confirm('I take it over');
    await waitFor(() => expect(api.seen('POST /event-user-requests/102/take-over')).toHaveLength(1));
  });

  it.each([
    ['of the need', { event_user_requests: [aNeed({ ...assigned, is_approved: 1, abilities: ['record_on_way'] })] }],
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
  ])('takes down from the card %s that the volunteer, who told so by telephone, is on the way', async (_card, change) => {
    const PATH = 'POST /event-user-requests/101/on-way';
    const api = server(anEventDetail(change)).on(PATH, one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Record that the volunteer is on the way to מרים אזולאי' }));
    await screen.findByRole('dialog', { name: 'Is Yossi on the way?' });
    expect(api.seen(PATH)).toHaveLength(0);
    await confirm('On the way, by telephone');
    expect(await screen.findByText('It is noted that the volunteer is on the way.')).toBeTruthy();
    expect(api.seen(PATH)).toHaveLength(1);
  });

  it('unassigns with a note, whose fault stands under the field', async () => {
    const PATH = 'PATCH /volunteer/event-user-requests/101';
    const api = server(anEventDetail({ event_user_requests: [aNeed({ ...assigned, is_approved: 1, abilities: ['complete', 'unassign'] })] })).on(
      PATH,
      refusal({ system_note: ['Please say why.'] }),
    );
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
    const api = server(anEventDetail({ event_volunteer_requests: [done] })).on('PATCH /volunteer/event-user-requests/101', one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Complete: יוסי מזרחי' }));
    await confirm('Complete');
    await waitFor(() => expect(api.seen('PATCH /volunteer/event-user-requests/101')[0]?.body).toEqual({ status: 'completed', system_note: null }));
  });

  it('shows details with history in a panel', async () => {
    const api = server().on(
      'GET /activity-log/event/user/request/101',
      one([
        {
          id: 1,
          new_values: { status: 'assigned', is_approved: 0 },
          actor: 'Dana',
          system_note: 'by phone',
          created_at: '2026-03-01T10:00:00Z',
        },
        { id: 2, new_values: { status: 'pending', is_approved: 0 }, actor: null, system_note: null, created_at: '2026-03-01T09:00:00Z' },
      ]),
    );
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Details: מרים אזולאי');
    const panel = await screen.findByRole('dialog', { name: 'Details: מרים אזולאי' });
    expect(await within(panel).findByText(/Waiting for approval · Dana/)).toBeTruthy();
    expect(within(panel).getByText(/Waiting · the system/)).toBeTruthy();
    expect(within(panel).getByText(/הגפן 3, חיפה/)).toBeTruthy();
    expect(api.seen('GET /activity-log/event/user/request/101')).toHaveLength(1);
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the timeline of a need', () => {
  it('tells every step and counts the next one down by the clock of the server', async () => {
    server().on(
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
});
