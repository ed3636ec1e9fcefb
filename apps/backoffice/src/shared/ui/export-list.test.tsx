import { screen, waitFor } from '@testing-library/react';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const ADMIN_LISTS = [
  ['/organizations', '/admin/organizations'],
  ['/categories', '/admin/categories'],
  ['/notifications', '/notifications'],
  ['/contacts', '/admin/contacts'],
  ['/volunteers-menu', '/admin/users'],
  ['/vetting', '/admin/vetting'],
  ['/approvals', '/admin/event-approval-requests'],
  ['/acceptances', '/admin/application-users'],
  ['/open-requests', '/admin/dashboard/pending-applications'],
] as const;
const MANAGER_LISTS = [
  ['/notifications', '/notifications'],
  ['/volunteers-menu', '/manager/users'],
  ['/approvals', '/manager/event-approval-requests'],
] as const;

beforeAll(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});

describe('the button that saves a list', () => {
  it.each([
    ...ADMIN_LISTS.map((list) => ['admin', ...list] as const),
    ...MANAGER_LISTS.map((list) => ['manager', ...list] as const),
  ])('%s at %s asks %s', async (role, screenPath, path) => {
    const options = { events: [], statuses: [], categories: [] };
    const api = new FakeApi()
      .on(`GET ${path}`, rows([]))
      .on('POST /dropdowns/events', one(options))
      .on('POST /dropdowns/application', one(options))
      .on('GET /notification-types', one([]))
      .on(`GET /${role}/user/states`, one([]));
    const { user } = await openApp(screenPath, { role });
    await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    await waitFor(() =>
      expect(api.seen(`GET ${path}`).some(({ query }) => query.get('export') === 'true')).toBe(true),
    );
  });
});
