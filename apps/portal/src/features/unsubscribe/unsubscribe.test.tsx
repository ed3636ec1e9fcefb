import { screen } from '@testing-library/react';
import { data, FakeServer, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

/** Returns a server that knows one code for one channel. */
function subscribed(channel: 'sms' | 'email'): FakeServer {
  let state = 1;
  return new FakeServer()
    .on(`GET /${channel}/unsubscribe/abc`, () => data(state))
    .on(`POST /${channel}/unsubscribe/abc`, () => {
      state = 0;
      return data(0, 'ok');
    });
}

describe.each([
  ['sms', 'הפסקת הודעות SMS'],
  ['email', 'הפסקת הודעות בדוא״ל'],
] as const)('unsubscribing from %s', (channel, title) => {
  it('ends messages only when told to, and says so from then on', async () => {
    const server = subscribed(channel);
    const user = await visit(`/unsubscribe/${channel}/abc`);
    await screen.findByRole('heading', { name: title, level: 1 });
    expect(server.callsTo(`POST /${channel}/unsubscribe/abc`)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'להסיר אותי' }));
    await screen.findByText('ההסרה כבר בוצעה');
    expect(server.callsTo(`POST /${channel}/unsubscribe/abc`).map(({ body }) => body)).toEqual([
      { status: 0 },
    ]);
    expect(screen.queryByRole('button', { name: 'להסיר אותי' })).toBeNull();
  });

  it('shows a code of nobody as an invalid request, with the words of the server', async () => {
    new FakeServer().on(`GET /${channel}/unsubscribe/zzz`, () => invalid({ id: ['הקישור לא תקין.'] }));
    await visit(`/unsubscribe/${channel}/zzz`);
    await screen.findByRole('heading', { name: 'הבקשה אינה תקינה' });
    expect(screen.getByRole('alert').textContent).toContain('הקישור לא תקין.');
  });
});
