import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { confirm, consoleServer, fromMenu } from '../../testing/console.js';
import { one } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aNeed, anEventDetail, aVolunteer } from '../../testing/fixtures.js';

jest.unstable_mockModule('socket.io-client', () => ({ io: () => new FakeSocket() }));
const { openApp } = await import('../../testing/open-app.js');

describe('answers that staff write down', () => {
  it.each([
    [
      'admin',
      'Record: needs help, said by telephone: מרים אזולאי',
      'מרים אזולאי: help is needed?',
      'Record: needs help',
      true,
    ],
    [
      'manager',
      'Record: no need of help, said by telephone: מרים אזולאי',
      'מרים אזולאי: no help is needed?',
      'Record: no need',
      false,
    ],
  ] as const)(
    'of a silent help seeker take the %s two clicks: "%s"',
    async (role, button, question, yes, status) => {
      const path = `POST /${role}/user/status/change`;
      const silent = anEventDetail({
        event_user_requests: [aNeed({ respond: null, abilities: ['set_respond'] })],
      });
      const api = consoleServer(silent).on(path, one(null));
      const { user } = await openApp('/events/map/7', { role });
      await user.click(await screen.findByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog', { name: question });
      expect(dialog.textContent).toContain('Said by telephone.');
      expect(api.seen(path)).toHaveLength(0);
      await user.click(within(dialog).getByRole('button', { name: yes }));
      await waitFor(() => expect(api.seen(path)[0]?.body).toEqual({ id: 101, status }));
    },
  );

  it('closes the request of somebody who needs no help any more', async () => {
    const api = consoleServer(
      anEventDetail({ event_user_requests: [aNeed({ abilities: ['set_respond'] })] }),
    ).on('POST /admin/user/status/change', one(null));
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Close the request, מרים אזולאי');
    await confirm('Close the request');
    await waitFor(() =>
      expect(api.seen('POST /admin/user/status/change')[0]?.body).toEqual({ id: 101, status: false }),
    );
    expect(screen.queryByRole('button', { name: /said by telephone/ })).toBeNull();
  });

  it.each([
    ['Mark as ready to help: יוסי מזרחי', 'Is ready', 1],
    ['Mark as not able to help: יוסי מזרחי', 'Cannot help', 0],
  ] as const)('%s is asked, then sent', async (button, label, ready) => {
    const api = consoleServer(
      anEventDetail({
        event_volunteer_requests: [aVolunteer({ status: 'pending', abilities: ['accept', 'reject'] })],
      }),
    ).on('PUT /event-requests/201', one(null));
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'יוסי מזרחי', button);
    expect(api.seen('PUT /event-requests/201')).toHaveLength(0);
    await confirm(label);
    await waitFor(() =>
      expect(api.seen('PUT /event-requests/201')[0]?.body).toEqual({ is_ready_to_help: ready }),
    );
  });
});
