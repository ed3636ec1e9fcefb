import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { setWindowWidth } from '../../testing/browser-parts.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { aNeed, anEventDetail, aPin, aVolunteer } from '../../testing/fixtures.js';

type Listener = (...heard: unknown[]) => void;

/** Stands in for the socket: the test plays the server. */
class FakeSocket {
  readonly listeners = new Map<string, Listener>();
  readonly subscribed: unknown[] = [];
  isOpen = true;
  answer = { ok: true };
  on(event: string, listener: Listener): this {
    this.listeners.set(event, listener);
    return this;
  }
  emit(_event: string, request: unknown, ack: (said: { ok: boolean }) => void): void {
    this.subscribed.push(request);
    ack(this.answer);
  }
  disconnect(): void {
    this.isOpen = false;
  }
  says(event: string, ...said: unknown[]): void {
    act(() => this.listeners.get(event)?.(...said));
  }
}

let socket = new FakeSocket();
const io = jest.fn((..._options: unknown[]) => socket);
jest.unstable_mockModule('socket.io-client', () => ({ io }));
const { openApp } = await import('../../testing/open-app.js');

const DETAIL = 'GET /admin/events/7';

function server(detail = anEventDetail()): FakeApi {
  return new FakeApi().on(DETAIL, one(detail)).on('GET /manager/events/7', one(detail));
}

const usersList = () => screen.findByRole('region', { name: /Asking for help \(/ });
const volunteersList = () => screen.findByRole('region', { name: /Volunteers \(/ });

async function confirm(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
}

beforeEach(() => {
  socket = new FakeSocket();
  io.mockClear();
});
afterEach(() => setWindowWidth(1280));

describe('the map of an event', () => {
  it('shows the circle, a marker a person with letter and name, and the figures', async () => {
    server();
    const { container } = await openApp('/events/map/7');
    await screen.findByRole('heading', { name: 'Event map: שריפה בכרמל' });
    expect(container.querySelectorAll('[data-pin="user"]')).toHaveLength(1);
    expect(container.querySelectorAll('[data-pin="volunteer"]')).toHaveLength(1);
    expect(container.querySelector('[data-pin="volunteer"]')?.textContent).toBe('V');
    expect(screen.getByTitle('Asking for help: מרים אזולאי, חיפה')).toBeTruthy();
    expect(container.querySelector('path.leaflet-interactive, svg path')).not.toBeNull();
    expect(screen.getByText('Needs help', { selector: 'span' })).toBeTruthy();
    expect(screen.getByText(/Radius 3 km/)).toBeTruthy();
  });

  it('opens a window with name, address and phone on hover, and hides it 300 ms after', async () => {
    server();
    await openApp('/events/map/7');
    const marker = await screen.findByTitle('Asking for help: מרים אזולאי, חיפה');
    jest.useFakeTimers();
    try {
      fireEvent.mouseOver(marker);
      const openWindow = document.querySelector('.leaflet-popup-content');
      expect(openWindow?.textContent).toBe('מרים אזולאיהגפן 3, חיפה+972501234567');
      fireEvent.mouseOut(marker);
      act(() => jest.advanceTimersByTime(299));
      expect(document.querySelector('.leaflet-popup-content')).not.toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(document.querySelector('.leaflet-popup-content')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says in the lists what the map shows', async () => {
    server();
    await openApp('/events/map/7');
    const users = await usersList();
    expect(within(users).getByText('מרים אזולאי')).toBeTruthy();
    expect(within(users).getByText(/הגפן 3, חיפה/)).toBeTruthy();
    expect(within(users).getByRole('link', { name: '+972501234567' })).toBeTruthy();
    expect(within(await volunteersList()).getByText('Ready to help')).toBeTruthy();
  });

  it('starts with folded lists at 768 px and opens them by their buttons', async () => {
    server();
    setWindowWidth(768);
    const { user } = await openApp('/events/map/7');
    const users = await usersList();
    expect(within(users).queryByText('מרים אזולאי')).toBeNull();
    await user.click(within(users).getByRole('button', { name: 'Show the list' }));
    expect(within(users).getByText('מרים אזולאי')).toBeTruthy();
  });

  it('explains states and markers in the legend', async () => {
    server();
    const { user } = await openApp('/events/map/7');
    await user.click(within(await volunteersList()).getByRole('button', { name: 'Legend' }));
    expect(await screen.findByRole('dialog', { name: 'Legend: volunteers' })).toHaveProperty('textContent', expect.stringContaining('Purple square with the letter V'));
  });

  it('offers only what the abilities allow', async () => {
    server(anEventDetail({ event_user_requests: [aNeed({ abilities: [] })], event_volunteer_requests: [aVolunteer({ abilities: [] })] }));
    await openApp('/events/map/7');
    for (const list of [await usersList(), await volunteersList()]) {
      const names = within(list).getAllByRole('button').map((button) => button.textContent);
      expect(names).toEqual(['Legend', 'Hide the list', 'Details']);
    }
  });

  it('says when the event is not there', async () => {
    server().on(DETAIL, { status: 404, body: { code: 'NOT_FOUND' } });
    await openApp('/events/map/7', { locale: 'he-IL' });
    expect(await screen.findByText('האירוע לא נמצא, או שאינו בתחום שלכם.')).toBeTruthy();
  });

  it.each(['he-IL', 'en-US'] as const)('has no accessibility faults in %s', async (locale) => {
    server();
    await openApp('/events/map/7', { locale });
    await screen.findByText('מרים אזולאי');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the live channel', () => {
  it('subscribes with the token, tells its state, and reloads on refresh and after a reconnection', async () => {
    const api = server();
    const { unmount } = await openApp('/events/map/7');
    await waitFor(() => expect(io).toHaveBeenCalledWith('/events', expect.objectContaining({ path: '/api/socket.io' })));
    socket.says('connect');
    expect(socket.subscribed).toEqual([{ event_id: 7 }]);
    expect(await screen.findByText('Live')).toBeTruthy();
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(2));
    api.on(DETAIL, one(anEventDetail({ event_user_requests: [aNeed({ user: { ...aPin(9, 'חנה בר'), disabilities: [], email: null } })] })));
    socket.says('refresh', { event_id: 7 });
    expect(await screen.findByText('חנה בר')).toBeTruthy();
    socket.says('disconnect');
    expect(await screen.findByText('No updates right now; trying again')).toBeTruthy();
    socket.says('connect');
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(4));
    unmount();
    expect(socket.isOpen).toBe(false);
  });

  it('makes one reload of many signals and none of another event', async () => {
    const api = server();
    await openApp('/events/map/7');
    await waitFor(() => expect(io).toHaveBeenCalled());
    socket.says('connect');
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(2));
    for (let signal = 0; signal < 20; signal += 1) socket.says('refresh', { event_id: signal % 2 === 0 ? 7 : 8 });
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(3));
    socket.says('refresh', { event_id: 8 });
    socket.says('refresh', { event_id: 7 });
    await waitFor(() => expect(api.seen(DETAIL)).toHaveLength(4));
  });

  it('says when the channel is not for this person', async () => {
    server();
    socket.answer = { ok: false };
    await openApp('/events/map/7');
    await waitFor(() => expect(io).toHaveBeenCalled());
    socket.says('connect');
    expect(await screen.findByText('No live updates for this event')).toBeTruthy();
  });
});

describe('what can be done on the map', () => {
  const assigned = { status: 'assigned', volunteer: { id: 601, full_name: 'Yossi', phone: '1' } } as const;

  it('assigns from the side of the need, nearest first, after a choice', async () => {
    const api = server().on('GET /event-volunteer-pending-requests', one([aVolunteer(), aVolunteer({ id: 202, volunteer: aPin(602, 'קרובה', { lt: 32.8051, lng: 34.985 }) })]))
      .on('PUT /event-user-requests/101', one(null, 'ok'));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Assign for מרים אזולאי' }));
    const dialog = await screen.findByRole('dialog', { name: 'Who helps מרים אזולאי?' });
    const radios = await within(dialog).findAllByRole('radio');
    expect(within(dialog).getAllByText(/km/).map((label) => label.textContent)).toEqual(['קרובה · הגפן 3, חיפה · 0.0 km', 'יוסי מזרחי · הגפן 3, חיפה · 0.7 km']);
    expect(within(dialog).getByRole('button', { name: 'Assign' })).toHaveProperty('disabled', true);
    if (radios[0]) await user.click(radios[0]);
    expect(within(dialog).getByText(/Assign קרובה to help מרים אזולאי/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await screen.findByText('The assignment has been made.');
    expect(api.seen('PUT /event-user-requests/101')[0]?.body).toEqual({ volunteer_request_id: 202, event_id: 7 });
    expect(api.seen('GET /event-volunteer-pending-requests')[0]?.query.get('event_user_request_id')).toBe('101');
  });

  it('assigns from the side of the volunteer', async () => {
    const api = server().on('GET /event-user-pending-requests', one([aNeed()])).on('PUT /event-requests/user/201', one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Assign for יוסי מזרחי' }));
    const dialog = await screen.findByRole('dialog', { name: 'Whom does יוסי מזרחי help?' });
    await user.click(await within(dialog).findByRole('radio'));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(api.seen('PUT /event-requests/user/201')[0]?.body).toEqual({ user_request_id: 101 }));
  });

  it('shows a refused assignment as a toast and reloads nothing away', async () => {
    server().on('GET /event-user-pending-requests', one([aNeed()])).on('PUT /event-requests/user/201', refusal({ message: ['Already taken.'] }));
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

  it.each([
    ['Mark as ready to help: יוסי מזרחי', 'Is ready', 1],
    ['Mark as not able to help: יוסי מזרחי', 'Cannot help', 0],
  ] as const)('%s is asked, then sent', async (button, label, ready) => {
    const api = server(anEventDetail({ event_volunteer_requests: [aVolunteer({ status: 'pending', abilities: ['accept', 'reject'] })] })).on('PUT /event-requests/201', one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: button }));
    expect(api.seen('PUT /event-requests/201')).toHaveLength(0);
    await confirm(label);
    await waitFor(() => expect(api.seen('PUT /event-requests/201')[0]?.body).toEqual({ is_ready_to_help: ready }));
  });

  it('approves an assignment and takes over a need', async () => {
    const needs = [
      aNeed({ ...assigned, abilities: ['approve'] }),
      aNeed({ id: 102, needs_coordinator: true, abilities: ['take_over'], user: { ...aPin(5, 'דוד'), disabilities: [], email: null } }),
    ];
    const api = server(anEventDetail({ event_user_requests: needs })).on('PATCH /admin/event-approval-requests/101', one(null)).on('POST /event-user-requests/102/take-over', one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Approve the assignment of מרים אזולאי' }));
    await confirm('Approve');
    await waitFor(() => expect(api.seen('PATCH /admin/event-approval-requests/101')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Take over: דוד' }));
    await confirm('I take it over');
    await waitFor(() => expect(api.seen('POST /event-user-requests/102/take-over')).toHaveLength(1));
  });

  it('unassigns with a note, whose fault stands under the field', async () => {
    const PATH = 'PATCH /volunteer/event-user-requests/101';
    const api = server(anEventDetail({ event_user_requests: [aNeed({ ...assigned, is_approved: 1, abilities: ['complete', 'unassign'] })] }))
      .on(PATH, refusal({ system_note: ['Please say why.'] }));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Unassign: מרים אזולאי' }));
    await confirm('Unassign');
    expect(await screen.findByText('Please say why.')).toBeTruthy();
    api.on(PATH, one(null));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Cannot come');
    expect(screen.queryByText('Please say why.')).toBeNull();
    await confirm('Unassign');
    await screen.findByText('The assignment has been taken back.');
    expect(api.seen(PATH)[1]?.body).toEqual({ status: 'reject', system_note: 'Cannot come' });
  });

  it('completes from the card of the volunteer, by the number of the need', async () => {
    const done = aVolunteer({ status: 'assigned', is_approved: 1, assigned_user: { id: 501, request_id: 101, full_name: 'מרים אזולאי', is_approved: true }, abilities: ['complete'] });
    const api = server(anEventDetail({ event_volunteer_requests: [done] })).on('PATCH /volunteer/event-user-requests/101', one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Complete: יוסי מזרחי' }));
    await confirm('Complete');
    await waitFor(() => expect(api.seen('PATCH /volunteer/event-user-requests/101')[0]?.body).toEqual({ status: 'completed', system_note: null }));
  });

  it('shows details with history in a panel', async () => {
    const api = server().on('GET /activity-log/event/user/request/101', one([
      { id: 1, new_values: { status: 'assigned', is_approved: 0 }, actor: 'Dana', system_note: 'by phone', created_at: '2026-03-01T10:00:00Z' },
      { id: 2, new_values: { status: 'pending', is_approved: 0 }, actor: null, system_note: null, created_at: '2026-03-01T09:00:00Z' },
    ]));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Details: מרים אזולאי' }));
    const panel = await screen.findByRole('dialog', { name: 'Details: מרים אזולאי' });
    expect(await within(panel).findByText(/Waiting for approval · Dana/)).toBeTruthy();
    expect(within(panel).getByText(/Waiting · the system/)).toBeTruthy();
    expect(within(panel).getByText('ניידות')).toBeTruthy();
    expect(api.seen('GET /activity-log/event/user/request/101')).toHaveLength(1);
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the timeline of a need', () => {
  it('tells every step and counts the next one down by the clock of the server', async () => {
    server().on('GET /event-user-requests/101/timeline', one({
      need_id: 101, server_time: '2030-01-01T12:00:00.000Z',
      dispatch: { run_id: 1, status: 'running', ring: 2, radius_km: 5, open_invitations: 1, asked: 4, next_step_at: '2030-01-01T12:03:20.000Z' },
      entries: [{ id: 1, at: '2030-01-01T11:58:00.000Z', kind: 'invited', volunteer: null, invitation_state: 'open', text: 'Yossi was called: nearest, 0.8 km.' }],
    }));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Timeline: מרים אזולאי' }));
    const panel = await screen.findByRole('dialog', { name: 'Timeline: מרים אזולאי' });
    expect(await within(panel).findByText('Yossi was called: nearest, 0.8 km.')).toBeTruthy();
    expect(within(panel).getByText('Ring 2, up to 5 km')).toBeTruthy();
    const clock = within(panel).getByRole('timer');
    expect(clock.textContent).toMatch(/Next step: in \u20663:(20|1\d)\u2069/);
    const first = clock.textContent;
    await waitFor(() => expect(clock.textContent).not.toBe(first));
  });
});
