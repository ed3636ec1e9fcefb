import { jest } from '@jest/globals';
import type { BroadcastRow } from '@karov/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';
import { NOON } from '../../testing/user-fixtures.js';

/** The longest time until the page of a broadcast reloads. */
const LOOKS_AGAIN_MS = 2000;
const ROW: BroadcastRow = {
  id: 5,
  type: 'sms',
  message: 'Food is given out at noon',
  sender: { id: 1, full_name: 'Gila Ron' },
  state: 'sending',
  receivers: 10,
  left_out: [{ reason: 'unsubscribed', label: 'Asked for no such messages', count: 2 }],
  counts: { queued: 6, sending: 0, sent: 3, delivered: 0, read: 0, failed: 1, cancelled: 0 },
  created_at: NOON,
  starts_at: NOON,
  ended_at: null,
  resend_of: null,
  resent_as: null,
  event_id: null,
  abilities: ['stop'],
};
const DONE: BroadcastRow = {
  ...ROW,
  state: 'done',
  counts: { ...ROW.counts, queued: 0, sent: 9 },
  abilities: ['resend'],
};
const RECEIVERS = {
  body: {
    data: [
      {
        id: 1,
        user_id: 7,
        full_name: 'Omer Biton',
        send_to: '+972520000003',
        status: 'cancelled',
        error: 'broadcast:unsubscribed',
        sent_at: null,
        answered_at: null,
      },
    ],
    meta: { total: 1, page: 1, perPage: 50 },
  },
};

const server = (row: BroadcastRow): FakeApi =>
  new FakeApi()
    .on('GET /admin/broadcasts', rows([row]))
    .on('GET /admin/broadcasts/5', one(row))
    .on('GET /admin/broadcasts/6', one({ ...DONE, id: 6, resend_of: 5 }))
    .on('GET /admin/broadcasts/5/answers', one({ answered: 2, received: 1, unknown: 0, missed: 1 }))
    .on('GET /admin/broadcasts/6/answers', one({ answered: 0, received: 0, unknown: 0, missed: 0 }))
    .on('GET /admin/broadcasts/5/receivers', RECEIVERS)
    .on('GET /admin/broadcasts/6/receivers', RECEIVERS)
    .on('POST /admin/broadcasts/5/stop', one({ ...ROW, state: 'stopped' }, 'Stopped.'))
    .on('POST /admin/broadcasts/5/resend', one({ id: 6, receivers: 1, is_new: true, starts_at: NOON }));

afterEach(() => void jest.useRealTimers());

describe('messages to many', () => {
  it('stand in a list with what became of them', async () => {
    server(ROW);
    await openApp('/broadcasts');
    expect(await screen.findByRole('link', { name: 'Food is given out at noon' })).toBeTruthy();
    expect(screen.getByText('Queued: 6 · Sent: 3 · Failed: 1')).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are written from their list, to all of a role or to everybody', async () => {
    const PEOPLE = 'POST /admin/users/send-message/people';
    const api = server(ROW).on(PEOPLE, one({ total: 40, people: [] }));
    const { user } = await openApp('/broadcasts');
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to many' }));
    expect(await dialog.findByText('40 people will get it.')).toBeTruthy();
    const to = dialog.getByRole('combobox', { name: 'To whom' });
    await user.selectOptions(to, 'All help seekers');
    await user.selectOptions(to, 'Everybody');
    await waitFor(() => expect(api.seen(PEOPLE)).toHaveLength(3));
    expect(api.seen(PEOPLE).map(({ body }) => body)).toEqual(
      [{ role: 'volunteer' }, { role: 'user' }, {}].map((filters) => ({ filters, type: 'sms', per_page: 0 })),
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tell how far they are and can be stopped after a question', async () => {
    const api = server(ROW);
    const { user } = await openApp('/broadcasts/5');
    expect(await screen.findByText('3 of 10 sent · 0 cancelled · 6 still to go · 1 failed')).toBeTruthy();
    expect(
      screen.getByRole('progressbar', { name: 'How far sending is' }).getAttribute('aria-valuenow'),
    ).toBe('40');
    expect(await screen.findByText('Unsubscribed meanwhile')).toBeTruthy();
    expect(
      await screen.findByText('Answered: 2 · Received, no answer yet: 1 · Not received: 1'),
    ).toBeTruthy();
    expect(screen.getByText('Asked for no such messages: 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop sending' }));
    const question = await screen.findByRole('dialog', { name: 'Stop sending?' });
    expect(api.seen('POST /admin/broadcasts/5/stop')).toEqual([]);
    api.on('GET /admin/broadcasts/5', one({ ...ROW, state: 'stopped', abilities: [] }));
    await user.click(within(question).getByRole('button', { name: 'Stop sending' }));
    await waitFor(() => expect(api.seen('POST /admin/broadcasts/5/stop')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull());
  });

  it('look again by themselves while they are under way', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = server(ROW);
    await openApp('/broadcasts/5');
    await screen.findByText('3 of 10 sent · 0 cancelled · 6 still to go · 1 failed');
    api.on('GET /admin/broadcasts/5', one(DONE));
    await act(() => jest.advanceTimersByTimeAsync(LOOKS_AGAIN_MS));
    expect(await screen.findByText('9 of 10 sent · 0 cancelled · 0 still to go · 1 failed')).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('look again after they were stopped, until nothing is on its way', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const stopped: BroadcastRow = { ...ROW, state: 'stopped', abilities: [] };
    const api = server({ ...stopped, counts: { ...ROW.counts, queued: 0, sending: 2, cancelled: 4 } });
    await openApp('/broadcasts/5');
    await screen.findByText('3 of 10 sent · 4 cancelled · 2 still to go · 1 failed');
    api.on(
      'GET /admin/broadcasts/5',
      one({ ...stopped, counts: { ...ROW.counts, queued: 0, sent: 5, cancelled: 4 } }),
    );
    await act(() => jest.advanceTimersByTimeAsync(LOOKS_AGAIN_MS));
    expect(await screen.findByText('5 of 10 sent · 4 cancelled · 0 still to go · 1 failed')).toBeTruthy();
  });

  it('are sent again to the people they did not reach', async () => {
    const api = server(DONE);
    const { user } = await openApp('/broadcasts/5');
    await user.click(await screen.findByRole('button', { name: 'Send again to those it did not reach' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Send again to those it did not reach' }));
    expect(await screen.findByText('Sent again to those whom another message did not reach')).toBeTruthy();
    expect(api.seen('POST /admin/broadcasts/5/resend')).toHaveLength(1);
  });

  it('show the receivers of one outcome', async () => {
    const api = server(ROW);
    const { user } = await openApp('/broadcasts/5');
    await user.click(await screen.findByRole('button', { name: 'Failed: 1' }));
    await waitFor(() =>
      expect(api.seen('GET /admin/broadcasts/5/receivers').at(-1)?.query.get('filters[status]')).toBe(
        'failed',
      ),
    );
  });
});
