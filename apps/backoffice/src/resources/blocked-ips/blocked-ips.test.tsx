import type { BlockedIpRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const BLOCK: BlockedIpRow = {
  id: 4,
  user: { id: 9, full_name: 'רבקה מזרחי' },
  ip_add: '2001:db8:7:8::/64',
  path: '/auth/verify-otp',
  message: 'Too many wrong codes',
  created_at: '2026-11-20T08:00:00Z',
  expires_at: '2026-11-21T08:00:00Z',
};
const OTHER: BlockedIpRow = { ...BLOCK, id: 5, user: null, ip_add: '203.0.113.7' };

describe('the blocked addresses', () => {
  it('are shown with the people they concern, and lifted after a question that names the address', async () => {
    const api = new FakeApi()
      .on('GET /admin/block', rows([BLOCK, OTHER]))
      .on('DELETE /admin/block/2001%3Adb8%3A7%3A8%3A%3A%2F64', one(null, 'ok'));
    const { user, container } = await openApp('/block-ip');
    const row = (await screen.findByText('2001:db8:7:8::/64')).closest('tr') ?? document.body;
    expect(within(row).getByText('רבקה מזרחי')).toBeTruthy();
    expect(within(row).getByText('/auth/verify-otp')).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(row).getByRole('button', { name: /Unblock .*2001:db8:7:8::\/64/ }));
    const dialog = await screen.findByRole('dialog', { name: /Unblock .*2001:db8:7:8::\/64/ });
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
    expect(api.unexpected).toEqual([]);
  });

  it('are searched by the server', async () => {
    const api = new FakeApi().on('GET /admin/block', rows([BLOCK]));
    const { user } = await openApp('/block-ip');
    await user.type(await screen.findByRole('searchbox'), '2001{Enter}');
    await waitFor(() => expect(api.seen('GET /admin/block').at(-1)?.query.get('filter')).toContain('2001'));
  });

  it('do not exist for managers', async () => {
    new FakeApi();
    await openApp('/block-ip', { role: 'manager' });
    expect(await screen.findByText('That page is for admins. Here is what waits for you.')).toBeTruthy();
  });
});
