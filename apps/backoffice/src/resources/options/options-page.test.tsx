import type { OptionRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const LIST = 'GET /admin/options';

function anOption(id: number, key: string, label: string, change: Partial<OptionRow> = {}): OptionRow {
  return {
    id,
    list: 'type_house',
    key,
    label_he: `${label}־עב`,
    label_en: label,
    position: id,
    is_hidden: false,
    is_fixed: false,
    is_urgent: false,
    ...change,
  };
}
const ROWS = [
  anOption(1, 'apartment', 'Flat', { is_fixed: true }),
  anOption(2, 'other', 'Other', { is_fixed: true }),
  anOption(3, 'house', 'House', { position: 2 }),
  anOption(4, 'tent', 'Tent', { position: 2, is_hidden: true }),
];

function server(): FakeApi {
  const saved = one(ROWS[0], 'ok');
  const api = new FakeApi().on(LIST, {
    body: { data: ROWS, meta: { total: ROWS.length, page: 1, perPage: 100 } },
  });
  for (const call of ['POST /admin/options', ...ROWS.map(({ id }) => `PUT /admin/options/${id}`)])
    api.on(call, saved);
  return api;
}
const rowsOf = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const ADDRESS = '/options?list=type_house';

describe('the option lists', () => {
  it('shows the chosen list in the order of the forms and says why an option cannot be hidden', async () => {
    const api = server();
    const { user, router } = await openApp(ADDRESS);
    await screen.findByText('Flat');
    expect(rowsOf()).toEqual(['Flat', 'House', 'Tent', 'Other']);
    expect(screen.getByText('Hidden')).toBeTruthy();
    expect(screen.getAllByText('Other questions depend on it, so it cannot be hidden.')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Hide Flat' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Health funds');
    await waitFor(() => expect(api.seen(LIST).at(-1)?.query.get('filters[list]')).toBe('hmo'));
    expect(router.state.location.search).toBe('?list=hmo');
  });

  it('lets kinds of event be urgent, and no other list', async () => {
    const storm = anOption(30, 'storm', 'Storm', { list: 'event_types' });
    const api = server()
      .on(LIST, { body: { data: [storm], meta: { total: 1, page: 1, perPage: 100 } } })
      .on('PUT /admin/options/30', one(storm));
    const { user } = await openApp('/options?list=event_types');
    await user.click(await screen.findByRole('button', { name: 'Edit Storm' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Urgent/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.seen('PUT /admin/options/30')[0]?.body).toMatchObject({ label_en: 'Storm', is_urgent: 1 }),
    );
  });

  it('adds an option by keyboard alone, with refusals under their field', async () => {
    const api = server().on(
      'POST /admin/options',
      refusal({ label_en: ['It is there already.'], list: ['This list is closed.'] }),
    );
    const { user } = await openApp(ADDRESS);
    (await screen.findByRole('button', { name: 'Add an option' })).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'New option in “Kind of home”' }));
    await user.keyboard('אוהל{Tab}{Enter}');
    expect(await dialog.findByText('Please fill in this field.')).toBeTruthy();
    expect(api.seen('POST /admin/options')).toHaveLength(0);
    await user.keyboard('Tent{Enter}');
    expect(await dialog.findByText('It is there already.')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toBe('This list is closed.');
    expect(api.seen('POST /admin/options')[0]?.body).toEqual({
      list: 'type_house',
      label_he: 'אוהל',
      label_en: 'Tent',
    });
    api.on('POST /admin/options', one(ROWS[0]));
    await user.keyboard('2{Enter}');
    expect(await screen.findByText('The option has been saved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('renames, hides and shows', async () => {
    const api = server();
    const { user } = await openApp(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Edit House' }));
    await user.type(screen.getByRole('textbox', { name: /In English/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.seen('PUT /admin/options/3')[0]?.body).toEqual({
        label_he: 'House־עב',
        label_en: 'House!',
        is_hidden: 0,
        position: 2,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Hide House' }));
    await waitFor(() => expect(api.seen('PUT /admin/options/3')[1]?.body).toMatchObject({ is_hidden: 1 }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Show Tent' })).toHaveProperty('disabled', false),
    );
    await user.click(screen.getByRole('button', { name: 'Show Tent' }));
    await waitFor(() => expect(api.seen('PUT /admin/options/4')[0]?.body).toMatchObject({ is_hidden: 0 }));
  });

  it('moves an option, also between two on one place, and says where it is', async () => {
    const api = server();
    const { user } = await openApp(ADDRESS);
    expect(await screen.findByRole('button', { name: 'Move Flat up' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Move Other down' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Move Tent up' }));
    expect(await screen.findByText('Tent: place 2 of 3.')).toBeTruthy();
    expect(api.seen('PUT /admin/options/4')).toHaveLength(0);
    expect(api.seen('PUT /admin/options/3')[0]?.body).toMatchObject({ position: 3 });
  });

  it('is for admins only', async () => {
    server();
    await openApp(ADDRESS, { role: 'manager' });
    expect(await screen.findByText('That page is for admins. Here is what waits for you.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Option lists' })).toBeNull();
  });

  it('has no accessibility faults', async () => {
    server();
    await openApp(ADDRESS);
    await screen.findByText('Flat');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has none in Hebrew with the dialog open', async () => {
    server();
    const { user } = await openApp(ADDRESS, { locale: 'he-IL' });
    await user.click(await screen.findByRole('button', { name: 'הוספת אפשרות' }));
    await screen.findByRole('dialog');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
