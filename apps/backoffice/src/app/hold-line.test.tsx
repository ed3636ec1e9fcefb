import type { WaitingCounts } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../testing/axe.js';
import { FakeApi, one, rows } from '../testing/fake-api.js';
import { NOTHING_WAITS } from '../testing/fixtures.js';
import { openApp } from '../testing/open-app.js';

const HELD: Partial<WaitingCounts> = {
  sending_hold: {
    held_at: '2026-03-01T10:00:00Z',
    held_by: 'Dana Levi',
    reason: 'a wrong text',
    includes_urgent: false,
    waiting: 12,
  },
};

function server(counts: Partial<WaitingCounts>): FakeApi {
  const api = new FakeApi()
    .on('GET /staff/waiting', one({ ...NOTHING_WAITS, ...counts }))
    .on('GET /staff/waiting/needs', one([]))
    .on('GET /staff/waiting/matters', one([]))
    .on('GET /admin/dashboard/pending-applications', rows([]))
    .on('POST /dropdowns/application', one({ categories: [], statuses: [] }));
  for (const area of ['admin', 'manager']) api.on(`GET /${area}/events`, rows([]));
  return api;
}

describe('the line while sending is held', () => {
  it('says since when, why and by whom, without an act for whoever may not end it', async () => {
    server(HELD);
    await openApp('/');
    const line = await screen.findByRole('region', { name: 'Messages are held' });
    expect(line.textContent).toMatch(/a wrong text.*Dana Levi.*Codes and urgent messages still leave.*12/);
    expect(within(line).queryByRole('button')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lets super admins end it, once they have said that they are sure', async () => {
    const api = server({ ...HELD, can_release_sending: true }).on('DELETE /admin/sending-hold', {
      body: { message: 'Messages leave again.' },
    });
    await openApp('/');
    const line = await screen.findByRole('region', { name: 'Messages are held' });
    api.on('GET /staff/waiting', one(NOTHING_WAITS));
    await userEvent.click(within(line).getByRole('button', { name: 'Send again' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages are held' })).toBeNull());
  });
});
