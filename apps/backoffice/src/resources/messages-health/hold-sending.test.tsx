import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one } from '../../testing/fake-api.js';
import { NOTHING_WAITS } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';

const HELD = {
  held_at: '2026-03-01T10:00:00Z',
  held_by: 'Dana Levi',
  reason: 'a wrong text',
  includes_urgent: false,
  waiting: 0,
};

function server(isSuperAdmin: boolean): FakeApi {
  return new FakeApi()
    .on('GET /staff/waiting', one({ ...NOTHING_WAITS, can_release_sending: isSuperAdmin }))
    .on('GET /admin/messages-health', { status: 500, body: {} })
    .on('PUT /admin/sending-hold', { body: { message: 'Messages are held.' } });
}

async function openDialog(): Promise<HTMLElement> {
  await openApp('/messages-health');
  await userEvent.click(await screen.findByRole('button', { name: 'Hold all messages' }));
  return screen.findByRole('dialog', { name: 'Hold all messages?' });
}

describe('holding all sending', () => {
  it('needs a reason, and leaves what is urgent alone', async () => {
    const api = server(true);
    const dialog = await openDialog();
    const confirm = within(dialog).getByRole('button', { name: 'Hold all messages' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'a wrong text');
    expect(await accessibilityFaults()).toEqual([]);
    api.on('GET /staff/waiting', one({ ...NOTHING_WAITS, sending_hold: HELD, can_release_sending: true }));
    await userEvent.click(confirm);
    await screen.findByRole('region', { name: 'Messages are held' });
    expect(api.seen('PUT /admin/sending-hold').map(({ body }) => body)).toEqual([
      { reason: 'a wrong text', includes_urgent: false },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hold all messages' })).toBeNull());
  });

  it('holds what is urgent too by a choice of its own, which says what that means', async () => {
    const api = server(true);
    const dialog = await openDialog();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'drill');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /urgent messages and emergencies/ }));
    expect(within(dialog).getByRole('alert').textContent).toContain('Nobody will be called');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hold everything, urgent too' }));
    await waitFor(() =>
      expect(api.seen('PUT /admin/sending-hold').map(({ body }) => body)).toEqual([
        { reason: 'drill', includes_urgent: true },
      ]),
    );
  });

  it('is not offered to others', async () => {
    server(false);
    await openApp('/messages-health');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hold all messages' })).toBeNull());
  });
});
