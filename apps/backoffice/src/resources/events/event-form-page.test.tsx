import type { EventPreviewMessage } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows, type FakeAnswer } from '../../testing/fake-api.js';
import { anEvent, anEventDetail } from '../../testing/fixtures.js';
import { later } from '../../testing/later.js';
import { openApp } from '../../testing/open-app.js';

const RAW = 'הרצל, ישראל, חיפה, חיפה, 32.8, 34.98';

const MESSAGES: EventPreviewMessage[] = [
  {
    to: 'help_seekers',
    locale: 'he-IL',
    channels: [
      { channel: 'sms', count: 9 },
      { channel: 'email', count: 3 },
    ],
    text: 'קרוב: צריך עזרה?',
    segments: 2,
  },
  { to: 'volunteers', locale: 'en-US', channels: [{ channel: 'email', count: 40 }], text: 'Karov: can you help?', segments: 1 },
];

function server(): FakeApi {
  const api = new FakeApi()
    .on('POST /dropdowns/event/types', one([{ id: 2, label: 'Fire' }]))
    .on('POST /dropdowns/managers', one([{ id: 21, label: 'Dana Cohen' }]))
    .on('POST /dropdowns/places', one([{ id: 'p1', label: 'Herzl 12, Haifa', raw: RAW }]));
  for (const area of ['admin', 'manager']) {
    api
      .on(`POST /${area}/events/preview`, one({ help_seekers: 12, volunteers: 40, volunteers_unreachable: 2, help_seekers_unreachable: 0 }))
      .on(`POST /${area}/events/preview/messages`, one(MESSAGES))
      .on(`POST /${area}/events`, one(anEvent()))
      .on(`GET /${area}/events/7`, one(anEventDetail()))
      .on(`PUT /${area}/events/7`, one(anEvent()))
      .on(`GET /${area}/events`, rows([]))
      .on(
        `GET /${area}/event/limits`,
        one(area === 'admin' ? { max_radius_km: 100, regions: null } : { max_radius_km: 20, regions: [{ id: 'north', label: 'North' }] }),
      )
      .on(`GET /${area}/event/states`, one([]));
  }
  return api;
}

/** Whether a circle of this radius is asked about. */
const isOf = (body: unknown, radius: number): boolean => typeof body === 'object' && body !== null && 'radius' in body && body.radius === radius;

async function fill(user: UserEvent, isAdmin = true): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: /Event type/ }), await screen.findByRole('option', { name: 'Fire' }));
  await user.type(screen.getByRole('combobox', { name: /Address/ }), 'Herzl');
  await user.click(await screen.findByRole('option', { name: 'Herzl 12, Haifa' }));
  await user.type(screen.getByRole('textbox', { name: /Radius/ }), '2.5.7x');
  if (isAdmin) await user.selectOptions(screen.getByRole('combobox', { name: /Manager/ }), '21');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'People need rides');
}

/** The button as it is once everybody in the circle is counted. */
const saveButton = (name: string | RegExp = 'Save and ask 52 people') => screen.findByRole<HTMLButtonElement>('button', { name });

describe('adding an event', () => {
  it('counts who is in the circle beside the form, then saves once with one key', async () => {
    const slow = later<FakeAnswer>();
    const api = server().on('POST /admin/events', () => slow.promise);
    const { user, router } = await openApp('/events/add');
    await fill(user);
    const inside = await screen.findByRole('region', { name: 'Who is inside the circle?' });
    await waitFor(() => expect(inside.textContent).toContain('Suitable volunteers40'));
    expect(inside.textContent).not.toContain('Help seekers we cannot reach');
    expect(inside.textContent).toContain('Volunteers we cannot reach2');
    expect(within(inside).getByText(/All suitable volunteers are called/)).toBeTruthy();
    await waitFor(() => expect(within(inside).getByRole('status').textContent).toBe('Inside the circle: 12 help seekers, 40 suitable volunteers.'));
    const previewed = api.seen('POST /admin/events/preview');
    expect(previewed.at(-1)?.body).toEqual({ address: RAW, radius: 2.57, type_of_help_required: 'physical' });
    expect(api.seen('POST /admin/events')).toHaveLength(0);
    await user.dblClick(await saveButton());
    slow.resolve(one(anEvent()));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/map/7'));
    const sent = api.seen('POST /admin/events');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      event_list_id: 2,
      radius: 2.57,
      address: RAW,
      manager_id: 21,
      description: 'People need rides',
      type_of_help_required: 'physical',
      status: true,
      is_auto_assign: false,
    });
    expect(sent[0]?.body).toHaveProperty('idempotency_key', expect.stringMatching(/^[\da-f-]{36}$/));
  });

  it('begins in the first field', async () => {
    server();
    await openApp('/events/add');
    const first = await screen.findByRole('combobox', { name: /Event type/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('shows the circle on a named map once there is an address, and a word in its place before', async () => {
    server();
    const { user } = await openApp('/events/add');
    expect(await screen.findByText(/the map shows the circle here/)).toBeTruthy();
    await fill(user);
    const map = await screen.findByRole('region', { name: /^Map: the circle around הרצל/ });
    await waitFor(() => expect(map.querySelectorAll('path')).toHaveLength(2));
    expect(screen.queryByText(/the map shows the circle here/)).toBeNull();
  });

  it('waits until what stands is counted, and only the newest answer counts', async () => {
    const first = later<FakeAnswer>();
    const second = later<FakeAnswer>();
    const api = server().on('POST /admin/events/preview', ({ body }) => (isOf(body, 2.57) ? first.promise : second.promise));
    const { user } = await openApp('/events/add');
    await fill(user);
    await waitFor(() => expect(api.seen('POST /admin/events/preview').some(({ body }) => isOf(body, 2.57))).toBe(true));
    expect((await saveButton('Save and ask')).disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: /Radius/ }), '1');
    await waitFor(() => expect(api.seen('POST /admin/events/preview').some(({ body }) => isOf(body, 2.571))).toBe(true));
    second.resolve(one({ help_seekers: 3, volunteers: 4, volunteers_unreachable: 0, help_seekers_unreachable: 0 }));
    expect((await saveButton('Save and ask 7 people')).disabled).toBe(false);
    first.resolve(one({ help_seekers: 1, volunteers: 1, volunteers_unreachable: 0, help_seekers_unreachable: 0 }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save and ask 7 people' })).toBeTruthy());
  });

  it.each([
    ['nobody is inside', { help_seekers: 0, volunteers: 0 }, 'Save', /Nobody is inside the circle/],
    ['more than 500 would be asked', { help_seekers: 101, volunteers: 400 }, 'Save and ask 501 people', /more than 500 people at once/],
  ])('asks once more where %s, and saves nothing without a yes', async (_case, counts, name, words) => {
    const api = server().on('POST /admin/events/preview', one({ ...counts, volunteers_unreachable: 0, help_seekers_unreachable: 0 }));
    const { user, router } = await openApp('/events/add');
    await fill(user);
    await user.click(await saveButton(name));
    const dialog = await screen.findByRole('dialog', { name: 'Who is inside the circle?' });
    expect(within(dialog).getByText(words)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.seen('POST /admin/events')).toHaveLength(0);
    await user.click(await saveButton(name));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save and ask' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/map/7'));
    expect(api.seen('POST /admin/events')).toHaveLength(1);
  });

  it('says beside the form why a circle cannot be, and under its field once it is sent', async () => {
    const refused = refusal({ address: ['The address is outside your regions.'] });
    server().on('POST /admin/events/preview', refused).on('POST /admin/events', refused);
    const { user } = await openApp('/events/add');
    await fill(user);
    const inside = screen.getByRole('region', { name: 'Who is inside the circle?' });
    await within(inside).findByText('The address is outside your regions.');
    const field = screen.getByRole('combobox', { name: /Address/ });
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await user.click(await saveButton('Save and ask'));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it('cannot be saved uncounted, and counts again when asked to', async () => {
    const api = server().on('POST /admin/events/preview', { status: 500, body: {} });
    const { user } = await openApp('/events/add');
    await fill(user);
    // a slow machine asks about the first digits too; what counts is the whole circle
    await waitFor(() => expect(api.seen('POST /admin/events/preview').some(({ body }) => isOf(body, 2.57))).toBe(true));
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect((await saveButton('Save and ask')).disabled).toBe(true);
    api.on('POST /admin/events/preview', one({ help_seekers: 12, volunteers: 40, volunteers_unreachable: 0, help_seekers_unreachable: 0 }));
    await user.click(again);
    expect((await saveButton()).disabled).toBe(false);
  });

  it('shows what people will read, by which channels and in how many parts; of volunteers only where they are called at once', async () => {
    const api = server();
    const { user } = await openApp('/events/add');
    await fill(user);
    const messages = await screen.findByRole('region', { name: 'What they will read' });
    const [seekers, volunteers] = within(messages).getAllByRole('figure');
    expect(seekers?.textContent).toBe('Help seekers, in Hebrew: SMS 9, E-mail 3 · each SMS in 2 parts, 18 in allקרוב: צריך עזרה?');
    expect(within(messages).getByText('קרוב: צריך עזרה?').lang).toBe('he-IL');
    expect(volunteers?.textContent).toBe('Volunteers, in English: E-mail 40Karov: can you help?');
    expect(api.seen('POST /admin/events/preview/messages').at(-1)?.body).toEqual({
      address: RAW,
      radius: 2.57,
      type_of_help_required: 'physical',
      event_list_id: 2,
      is_exercise: false,
    });
    await user.click(screen.getByRole('switch', { name: 'Auto-assign' }));
    await waitFor(() => expect(within(messages).getAllByRole('figure')).toHaveLength(1));
  });

  it('is marked as an exercise when it is made', async () => {
    const api = server().on('POST /admin/events', one(anEvent()));
    const { user } = await openApp('/events/add');
    await fill(user);
    await user.click(screen.getByRole('switch', { name: 'This is an exercise' }));
    await user.click(await saveButton());
    await waitFor(() => expect(api.seen('POST /admin/events')[0]?.body).toMatchObject({ is_exercise: true }));
  });

  it('takes the address that is clearly meant when the field is left, and shows it as people write it', async () => {
    const raw = 'הרצל 12, ישראל, מחוז חיפה, חיפה, 32.8, 34.99';
    server().on(
      'POST /dropdowns/places',
      one([
        { id: 'p1', label: 'הרצל 12, חיפה, מחוז חיפה', raw, is_clear: true },
        { id: 'p2', label: 'x', raw: 'x', is_clear: false },
      ]),
    );
    const { user } = await openApp('/events/add');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Address/ });
    await user.type(field, 'הרצל 12 חיפה');
    await user.tab();
    await waitFor(() => expect(field.value).toBe('הרצל 12, חיפה'));
  });

  it('explains auto-assign and tells beside the form that volunteers are called by need', async () => {
    server();
    const { user } = await openApp('/events/add', { role: 'manager' });
    await fill(user, false);
    const box = screen.getByRole('switch', { name: 'Auto-assign' });
    expect(screen.getByText(/called at once/)).toBeTruthy();
    await user.click(box);
    expect(screen.getByText(/the nearest first/)).toBeTruthy();
    expect(await screen.findByText('Volunteers are called only when they are needed.')).toBeTruthy();
    expect(await saveButton('Save and ask 12 people')).toBeTruthy();
  });

  it('does not ask managers for a manager', async () => {
    const api = server();
    const { user } = await openApp('/events/add', { role: 'manager' });
    await fill(user, false);
    expect(screen.queryByRole('combobox', { name: /Manager/ })).toBeNull();
    await user.click(await saveButton());
    await waitFor(() => expect(api.seen('POST /manager/events')).toHaveLength(1));
    expect(api.seen('POST /manager/events')[0]?.body).not.toHaveProperty('manager_id');
  });

  it('tells a manager where and how large, and does not let a larger circle through', async () => {
    const api = server();
    const { user } = await openApp('/events/add', { role: 'manager' });
    expect(await screen.findByText(/Your regions: North\. .* up to 20 km/)).toBeTruthy();
    await fill(user, false);
    await user.clear(screen.getByRole('textbox', { name: /Radius/ }));
    await user.type(screen.getByRole('textbox', { name: /Radius/ }), '20.5');
    await user.click(await saveButton('Save and ask'));
    expect((await screen.findByRole('alert')).textContent).toContain('up to 20 km');
    expect(api.seen('POST /manager/events/preview').filter(({ body }) => isOf(body, 20.5))).toHaveLength(0);
    expect(api.seen('POST /manager/events')).toHaveLength(0);
  });

  it('tells a manager without a region whom to ask, and offers no way on', async () => {
    server().on('GET /manager/event/limits', one({ max_radius_km: 20, regions: [] }));
    await openApp('/events/add', { role: 'manager' });
    expect(await screen.findByText(/You have no region yet/)).toBeTruthy();
    expect(await saveButton('Save and ask')).toHaveProperty('disabled', true);
  });

  it('lists what is missing on top, with the focus there, and asks nothing of the server', async () => {
    const api = server();
    const { user } = await openApp('/events/add');
    await user.click(await saveButton('Save and ask'));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Choose an event type.',
      'Choose an address from the list.',
      'Type a radius above zero, up to 100 km.',
      'The description needs at least 5 characters.',
      'Choose a manager.',
    ]);
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'Choose a manager.' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Manager/ }));
    expect(api.seen('POST /admin/events/preview')).toHaveLength(0);
  });

  it('keeps what was typed when the server refuses, with its text under the field until it is edited', async () => {
    server().on('POST /admin/events', refusal({ description: ['The description holds a forbidden word.'] }));
    const { user } = await openApp('/events/add');
    await fill(user);
    await user.click(await saveButton());
    const field = await screen.findByRole('textbox', { name: /Description/ });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field).toHaveProperty('value', 'People need rides');
    await user.type(field, '!');
    expect(screen.queryByText('The description holds a forbidden word.')).toBeNull();
  });

  it('says when an address is not found, and that free text is no address', async () => {
    server().on('POST /dropdowns/places', one([]));
    const { user } = await openApp('/events/add', { locale: 'he-IL' });
    const field = await screen.findByRole('combobox', { name: /כתובת/ });
    await user.type(field, 'אין כזה רחוב');
    expect(await screen.findByText(/הכתובת לא נמצאה/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('has no accessibility faults', async () => {
    server();
    await openApp('/events/add', { locale: 'he-IL' });
    await screen.findByRole('heading', { name: 'אירוע חדש' });
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('editing an event', () => {
  it('fixes radius and manager and saves without a preview', async () => {
    const api = server();
    const { user, router } = await openApp('/events/edit/7');
    const description = await screen.findByRole('textbox', { name: /Description/ });
    expect(screen.getByRole('textbox', { name: /Radius/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('combobox', { name: /Manager/ })).toHaveProperty('disabled', true);
    expect(await screen.findByRole('region', { name: /^Map: the circle around/ })).toBeTruthy();
    expect(api.seen('POST /admin/events/preview')).toHaveLength(0);
    await user.clear(description);
    await user.type(description, 'Another description');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
    expect(api.seen('PUT /admin/events/7')[0]?.body).toMatchObject({
      description: 'Another description',
      radius: 3,
      manager_id: 21,
      address: anEvent().address,
    });
  });

  it('says when the event is not there', async () => {
    server().on('GET /admin/events/7', { status: 404, body: { code: 'NOT_FOUND' } });
    await openApp('/events/edit/7', { locale: 'he-IL' });
    expect(await screen.findByText('האירוע לא נמצא, או שאינו בתחום שלכם.')).toBeTruthy();
  });
});
