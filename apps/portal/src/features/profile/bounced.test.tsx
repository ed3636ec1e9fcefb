import type { BouncedChannel } from '@karov/api-client';
import { screen, waitFor } from '@testing-library/react';
import { openProfile, profileServer } from '../../../test/profile-page.js';
import { data } from '../../../test/server.js';

describe('an address that takes no messages', () => {
  it('is told with what to do, and is tried again when its owner says that it is right', async () => {
    let bounced: BouncedChannel[] = [
      { channel: 'email', fault: 'no_such_mailbox', since: '2026-11-20T08:15:00Z' },
    ];
    const server = profileServer()
      .on('GET /auth/bounces', () => data(bounced))
      .on('POST /auth/bounces', () => {
        bounced = [];
        return data(null, 'ok');
      });
    const user = await openProfile();
    await screen.findByText('הודעות הדוא״ל שלנו לא מגיעות אליך');
    await user.click(screen.getByRole('button', { name: 'הכתובת נכונה, לנסות שוב' }));
    await waitFor(() => expect(screen.queryByText('הודעות הדוא״ל שלנו לא מגיעות אליך')).toBeNull());
    expect(server.callsTo('POST /auth/bounces').map(({ body }) => body)).toEqual([{ channel: 'email' }]);
  });
});
