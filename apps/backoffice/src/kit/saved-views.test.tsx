import type { SavedView } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../testing/fake-api.js';
import { openApp } from '../testing/open-app.js';
import { aRequest } from '../testing/request-fixtures.js';

const LIST = 'GET /admin/dashboard/pending-applications';
const VIEWS = 'GET /staff/views';

function aView(change: Partial<SavedView> = {}): SavedView {
  return {
    id: 9,
    list: 'open-requests',
    name: 'Rides of the week',
    filters: { category: '2' },
    order_by: 'created_at',
    order: 'asc',
    columns: ['full_name', 'town', 'actions'],
    per_page: 50,
    is_shared: false,
    is_own: true,
    abilities: ['change', 'share', 'delete'],
    ...change,
  };
}

function server(...views: SavedView[]): FakeApi {
  return new FakeApi()
    .on(VIEWS, one(views))
    .on(LIST, rows([aRequest()]))
    .on(
      'POST /dropdowns/application',
      one({ categories: [{ id: 2, label: 'Shopping', type: 2 }], statuses: [] }),
    );
}

describe('saved views', () => {
  it('show filters, order, columns and page size with one press', async () => {
    const api = server(aView());
    const { user, container } = await openApp('/open-requests');
    await user.click(await screen.findByRole('button', { name: 'Rides of the week', pressed: false }));
    await waitFor(() => {
      const last = api.seen(LIST).at(-1)?.query;
      expect([last?.get('filter'), last?.get('sort'), last?.get('range')]).toEqual([
        '{"category":"2"}',
        '["created_at","ASC"]',
        '[0,49]',
      ]);
    });
    expect(await screen.findByRole('button', { name: 'Rides of the week', pressed: true })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Full name',
      'Town',
      'Actions',
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('choose the columns also while the list has no rows', async () => {
    const api = server(aView({ filters: {} })).on(LIST, rows([]));
    const { user } = await openApp('/open-requests');
    await user.click(await screen.findByRole('button', { name: 'Rides of the week', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Rides of the week', pressed: true })).toBeTruthy();
    api.on(LIST, rows([aRequest()]));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findAllByRole('columnheader')).map((head) => head.textContent)).toEqual([
      'Full name',
      'Town',
      'Actions',
    ]);
  });

  it('keep the order of the columns, and are on only while nothing is searched', async () => {
    const order = ['town', 'full_name', 'actions'];
    const api = server(aView({ filters: {}, columns: order })).on(
      'PUT /staff/views/9',
      one(aView(), 'Kept.'),
    );
    const { user } = await openApp('/open-requests');
    await user.type(await screen.findByRole('searchbox'), 'miriam{Enter}');
    await waitFor(() => expect(api.seen(LIST).at(-1)?.query.get('filter')).toBe('{"q":"miriam"}'));
    await user.click(screen.getByRole('button', { name: 'Rides of the week', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Rides of the week', pressed: true })).toBeTruthy();
    await waitFor(() => expect(api.seen(LIST).at(-1)?.query.get('filter')).toBe('{}'));
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Town',
      'Full name',
      'Actions',
    ]);
    await user.click(screen.getByRole('button', { name: 'More for the view Rides of the week' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save what is shown now' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save what is shown now' }),
    );
    await waitFor(() => expect(api.seen('PUT /staff/views/9')[0]?.body).toMatchObject({ columns: order }));
    await user.type(screen.getByRole('searchbox'), 'dana{Enter}');
    expect(await screen.findByRole('button', { name: 'Rides of the week', pressed: false })).toBeTruthy();
  });

  it('offer sharing by what the reader may do with them', async () => {
    server(aView({ abilities: ['change', 'delete'] }));
    const { user } = await openApp('/open-requests');
    await user.click(await screen.findByRole('button', { name: 'More for the view Rides of the week' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename or share' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('checkbox', { name: 'All staff see it' })).toBeNull();
  });

  it('are saved under a name without what is searched, and say beside it what is wrong with the name', async () => {
    const SAVE = 'POST /staff/views';
    const api = server().on(SAVE, refusal({ name: ['You have a view of this name.'] }));
    const { user } = await openApp('/open-requests');
    await user.type(await screen.findByRole('searchbox'), 'miriam{Enter}');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Category' }),
      await screen.findByRole('option', { name: 'Shopping' }),
    );
    await waitFor(() =>
      expect(JSON.parse(api.seen(LIST).at(-1)?.query.get('filter') ?? '{}')).toEqual({
        q: 'miriam',
        category: '2',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save what this list shows' }));
    await user.type(dialog.getByRole('textbox', { name: /Name of the view/ }), 'Shopping');
    await user.click(dialog.getByRole('checkbox', { name: 'All staff see it' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('You have a view of this name.')).toBeTruthy();
    api.on(SAVE, one(aView(), 'View saved.')).on(VIEWS, one([aView({ name: 'Shopping' })]));
    await user.type(dialog.getByRole('textbox', { name: /Name of the view/ }), ' here');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Shopping' })).toBeTruthy();
    expect(api.seen(SAVE).at(-1)?.body).toEqual({
      list: 'open-requests',
      name: 'Shopping here',
      is_shared: true,
      filters: { category: '2' },
      order_by: 'waiting',
      order: 'desc',
      columns: [],
      per_page: 10,
    });
  });

  it('are deleted after a question that says who loses them; others’ views only used', async () => {
    const REMOVE = 'DELETE /staff/views/9';
    const shared = aView({ is_shared: true });
    const api = server(shared, aView({ id: 10, name: 'Hers', is_own: false, abilities: [] })).on(
      REMOVE,
      one(null, 'View deleted.'),
    );
    const { user } = await openApp('/open-requests');
    await user.click(await screen.findByRole('button', { name: 'More for the view Rides of the week' }));
    expect(screen.queryByRole('button', { name: 'More for the view Hers' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the view Rides of the week?' }));
    expect(dialog.getByText(/disappears for all staff/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete the view' }));
    expect(await screen.findByText('View deleted.')).toBeTruthy();
    expect(api.seen(REMOVE)).toHaveLength(1);
  });
});
