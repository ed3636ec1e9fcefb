import { screen, waitFor } from '@testing-library/react';
import { FakeApi, one, rows } from '../testing/fake-api.js';
import { openApp } from '../testing/open-app.js';

const CATEGORY = { id: 2, name_he: 'קניות', name_en: 'Shopping' };

function server(): FakeApi {
  return new FakeApi()
    .on('GET /admin/categories/2', one(CATEGORY))
    .on('POST /dropdowns/roles', one([]))
    .on('POST /dropdowns/application', one({ statuses: [], categories: [] }))
    .on('GET /admin/assigned-closed-application-users', rows([]));
}

describe('the addresses of resources', () => {
  it.each([
    ['/categories/edit/2', 'Edit a category'],
    ['/categories/2', 'Edit a category'],
    ['/organizations/add', 'New organization'],
    ['/organizations/create', 'New organization'],
    ['/volunteers-menu/add', 'Add a member of staff'],
    ['/management-menu/add', 'Add a member of staff'],
    ['/requests', 'All requests'],
    ['/management-menu', 'All requests'],
    ['/management-menu/edit', 'User management'],
  ])('an admin finds %s', async (address, heading) => {
    server();
    await openApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });

  it.each([
    '/categories/edit/2',
    '/organizations/add',
    '/volunteers-menu/add',
    '/volunteers-menu/edit/7',
    '/management-menu/add',
    '/options',
    '/vetting',
  ])('a manager is led from %s to their first screen, with the reason', async (address) => {
    const api = server();
    const { router } = await openApp(address, { role: 'manager' });
    expect(await screen.findByText('That page is for admins. Here is what waits for you.')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.calls.filter(({ path }) => path.startsWith('/admin/'))).toEqual([]);
  });
});
