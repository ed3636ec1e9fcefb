import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { eventFormServer, fill, isOf, RAW, saveButton } from '../../testing/event-form.js';
import { type FakeAnswer, one, refusal } from '../../testing/fake-api.js';
import { anEvent } from '../../testing/fixtures.js';
import { later } from '../../testing/later.js';
import { openApp } from '../../testing/open-app.js';

describe('adding an event', () => {
  it('counts the people in the circle beside the form, then saves once with one key', async () => {
    const slow = later<FakeAnswer>();
    const api = eventFormServer().on('POST /admin/events', () => slow.promise);
    const { user, router } = await openApp('/events/add');
    await fill(user);
    const inside = await screen.findByRole('region', { name: 'Who is inside the circle?' });
    await waitFor(() => expect(inside.textContent).toContain('Suitable volunteers40'));
    expect(inside.textContent).not.toContain('Help seekers we cannot reach');
    expect(inside.textContent).toContain('Volunteers we cannot reach2');
    expect(within(inside).getByText(/All suitable volunteers are called/)).toBeTruthy();
    await waitFor(() =>
      expect(within(inside).getByRole('status').textContent).toBe(
        'Inside the circle: 12 help seekers, 40 suitable volunteers.',
      ),
    );
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
    eventFormServer();
    await openApp('/events/add');
    const first = await screen.findByRole('combobox', { name: /Event type/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('is marked as an exercise when it is made', async () => {
    const api = eventFormServer().on('POST /admin/events', one(anEvent()));
    const { user } = await openApp('/events/add');
    await fill(user);
    await user.click(screen.getByRole('switch', { name: 'This is an exercise' }));
    await user.click(await saveButton());
    await waitFor(() => expect(api.seen('POST /admin/events')[0]?.body).toMatchObject({ is_exercise: true }));
  });

  it('takes the address that is clearly meant when the field is left, and shows it as people write it', async () => {
    const raw = 'הרצל 12, ישראל, מחוז חיפה, חיפה, 32.8, 34.99';
    eventFormServer().on(
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
    eventFormServer();
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
    const api = eventFormServer();
    const { user } = await openApp('/events/add', { role: 'manager' });
    await fill(user, false);
    expect(screen.queryByRole('combobox', { name: /Manager/ })).toBeNull();
    await user.click(await saveButton());
    await waitFor(() => expect(api.seen('POST /manager/events')).toHaveLength(1));
    expect(api.seen('POST /manager/events')[0]?.body).not.toHaveProperty('manager_id');
  });

  it('tells a manager where and how large, and does not let a larger circle through', async () => {
    const api = eventFormServer();
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
    eventFormServer().on('GET /manager/event/limits', one({ max_radius_km: 20, regions: [] }));
    await openApp('/events/add', { role: 'manager' });
    expect(await screen.findByText(/You have no region yet/)).toBeTruthy();
    expect(await saveButton('Save and ask')).toHaveProperty('disabled', true);
  });

  it('lists the missing fields on top, with the focus there, and asks nothing of the server', async () => {
    const api = eventFormServer();
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
      'Choose a manager.',
    ]);
    expect(document.activeElement).toBe(summary);
    await user.click(within(summary).getByRole('link', { name: 'Choose a manager.' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Manager/ }));
    expect(api.seen('POST /admin/events/preview')).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Ride');
    await user.click(await saveButton('Save and ask'));
    expect(
      await within(await screen.findByRole('alert')).findByText(
        'The description needs at least 5 characters.',
      ),
    ).toBeTruthy();
  });

  it('keeps the typed text when the server refuses, with its text under the field until it is edited', async () => {
    eventFormServer().on(
      'POST /admin/events',
      refusal({ description: ['The description holds a forbidden word.'] }),
    );
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
    eventFormServer().on('POST /dropdowns/places', one([]));
    const { user } = await openApp('/events/add', { locale: 'he-IL' });
    const field = await screen.findByRole('combobox', { name: /כתובת/ });
    await user.type(field, 'אין כזה רחוב');
    expect(await screen.findByText(/הכתובת לא נמצאה/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows the server’s question once an unclear address is left, and keeps the typed text (rule 104)', async () => {
    const offered = {
      id: '1',
      label: 'הרצליה, מחוז תל אביב',
      raw: 'ישראל, מחוז תל אביב, הרצליה, 32.16, 34.84',
      is_clear: false,
    };
    eventFormServer().on('POST /dropdowns/places', one([offered], 'אין יישוב ששמו המלא ״הרצל״.'));
    const { user } = await openApp('/events/add', { locale: 'he-IL' });
    const field = await screen.findByRole('combobox', { name: /כתובת/ });
    await user.type(field, 'הרצל');
    await screen.findByRole('option', { name: offered.label });
    await user.keyboard('{Enter}');
    expect(field).toHaveProperty('value', 'הרצל');
    expect(screen.queryByText(/ששמו המלא/)).toBeNull();
    await user.tab();
    expect(await screen.findByText(/אין יישוב ששמו המלא ״הרצל״/)).toBeTruthy();
    expect(field).toHaveProperty('value', 'הרצל');
  });

  it('has no accessibility faults', async () => {
    eventFormServer();
    await openApp('/events/add', { locale: 'he-IL' });
    await screen.findByRole('heading', { name: 'אירוע חדש' });
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('editing an event', () => {
  it('fixes radius and manager and saves without a preview', async () => {
    const api = eventFormServer();
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
    eventFormServer().on('GET /admin/events/7', { status: 404, body: { code: 'NOT_FOUND' } });
    await openApp('/events/edit/7', { locale: 'he-IL' });
    expect(await screen.findByText('האירוע לא נמצא, או שאינו בתחום שלכם.')).toBeTruthy();
  });
});
