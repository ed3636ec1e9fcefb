import { screen, waitFor, within } from '@testing-library/react';
import { eventFormServer, fill, isOf, RAW, saveButton } from '../../testing/event-form.js';
import { type FakeAnswer, one, refusal } from '../../testing/fake-api.js';
import { later } from '../../testing/later.js';
import { openApp } from '../../testing/open-app.js';

describe('who is in the circle of an event that is added', () => {
  it('shows the circle on a named map once there is an address, and a word in its place before', async () => {
    eventFormServer();
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
    const api = eventFormServer().on('POST /admin/events/preview', ({ body }) =>
      isOf(body, 2.57) ? first.promise : second.promise,
    );
    const { user } = await openApp('/events/add');
    await fill(user);
    await waitFor(() =>
      expect(api.seen('POST /admin/events/preview').some(({ body }) => isOf(body, 2.57))).toBe(true),
    );
    expect((await saveButton('Save and ask')).disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: /Radius/ }), '1');
    await waitFor(() =>
      expect(api.seen('POST /admin/events/preview').some(({ body }) => isOf(body, 2.571))).toBe(true),
    );
    second.resolve(
      one({ help_seekers: 3, volunteers: 4, volunteers_unreachable: 0, help_seekers_unreachable: 0 }),
    );
    expect((await saveButton('Save and ask 7 people')).disabled).toBe(false);
    first.resolve(
      one({ help_seekers: 1, volunteers: 1, volunteers_unreachable: 0, help_seekers_unreachable: 0 }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save and ask 7 people' })).toBeTruthy());
  });

  it.each([
    ['nobody is inside', { help_seekers: 0, volunteers: 0 }, 'Save', /Nobody is inside the circle/],
    [
      'more than 500 would be asked',
      { help_seekers: 101, volunteers: 400 },
      'Save and ask 501 people',
      /more than 500 people at once/,
    ],
  ])('asks once more where %s, and saves nothing without a yes', async (_case, counts, name, words) => {
    const api = eventFormServer().on(
      'POST /admin/events/preview',
      one({ ...counts, volunteers_unreachable: 0, help_seekers_unreachable: 0 }),
    );
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
    eventFormServer().on('POST /admin/events/preview', refused).on('POST /admin/events', refused);
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
    const api = eventFormServer().on('POST /admin/events/preview', { status: 500, body: {} });
    const { user } = await openApp('/events/add');
    await fill(user);
    // a slow machine counts the first digits too; the assertion concerns the whole circle
    await waitFor(() =>
      expect(api.seen('POST /admin/events/preview').some(({ body }) => isOf(body, 2.57))).toBe(true),
    );
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect((await saveButton('Save and ask')).disabled).toBe(true);
    api.on(
      'POST /admin/events/preview',
      one({ help_seekers: 12, volunteers: 40, volunteers_unreachable: 0, help_seekers_unreachable: 0 }),
    );
    await user.click(again);
    expect((await saveButton()).disabled).toBe(false);
  });

  it('shows what people will read, by which channels and in how many parts; of volunteers only where they are called at once', async () => {
    const api = eventFormServer();
    const { user } = await openApp('/events/add');
    await fill(user);
    const messages = await screen.findByRole('region', { name: 'What they will read' });
    const [seekers, volunteers] = within(messages).getAllByRole('figure');
    expect(seekers?.textContent).toBe(
      'Help seekers, in Hebrew: SMS 9, E-mail 3 · each SMS in 2 parts, 18 in allקרוב: צריך עזרה?',
    );
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
});
