import { jest } from '@jest/globals';
import type { BroadcastPreview } from '@karov/api-client';
import { isRecord } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';
import { USER } from '../../testing/user-fixtures.js';

const PREVIEW: BroadcastPreview = {
  type: 'sms',
  chosen: 3,
  receivers: 2,
  left_out: [
    { reason: 'out_of_reach', label: 'Outside your regions', count: 1 },
    { reason: 'unsubscribed', label: 'Asked for no such messages', count: 1 },
  ],
  channels: [{ channel: 'sms', count: 2 }],
  languages: [{ locale: 'en-US', count: 2, segments: 2 }],
  costly: ['“'],
  is_unicode: true,
  segments_total: 4,
  cost: 1,
  currency: 'ILS',
  samples: [
    {
      id: 7,
      full_name: 'Omer Biton',
      send_to: '+972520000003',
      locale: 'en-US',
      channel: 'sms',
      text: 'Hello\n\nTo stop: https://karov.example/u/xxx',
    },
  ],
  starts_at: '2020-01-01T00:00:00Z',
  seconds: 1,
};
const PEOPLE = [USER, { ...USER, id: 8, full_name: 'Dana Cohen' }];

const untickedIn = (body: unknown): number => {
  const ids: unknown = isRecord(body) ? body['unticked'] : [];
  return Array.isArray(ids) ? ids.length : 0;
};

function server(preview: BroadcastPreview = PREVIEW): FakeApi {
  return new FakeApi()
    .on('GET /admin/users', rows(PEOPLE, 40))
    .on('GET /admin/user/states', one([]))
    .on('POST /admin/users/send-message/preview', ({ body }) =>
      one({ ...preview, receivers: preview.receivers - untickedIn(body) }),
    )
    .on(
      'POST /admin/users/send-message/people',
      one({
        total: 2,
        people: PEOPLE.map(({ id, full_name }) => ({
          id,
          full_name,
          send_to: '+972520000003',
          locale: 'en-US',
        })),
      }),
    )
    .on(
      'POST /admin/users/send-message',
      one(
        { id: 5, receivers: 2, is_new: true, starts_at: '2020-01-01T00:00:00Z' },
        'The message is on its way.',
      ),
    )
    .on('GET /admin/broadcasts/5', { status: 404 });
}

async function writing() {
  const { user } = await openApp('/volunteers-menu');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Omer Biton' }));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Message to many' });
  return { user, dialog };
}

afterEach(() => jest.restoreAllMocks());

/** Ends the twenty seconds of waiting: the clock jumps, and the page notices at its next tick. */
function letTheWaitPass(): void {
  const jumped = Date.now() + 20_000;
  jest.spyOn(Date, 'now').mockReturnValue(jumped);
}

describe('a message to many', () => {
  it('needs a ticked person and a text, is an e-mail unless another way is chosen, and says how many get it', async () => {
    const api = server();
    const { user } = await openApp('/volunteers-menu');
    await screen.findByText('Omer Biton');
    expect(screen.getByRole('button', { name: 'Send message' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Select Omer Biton' }));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const dialog = await screen.findByRole('dialog', { name: 'Message to many' });
    const next = within(dialog).getByRole('button', { name: 'Go on to confirm' });
    expect(next.hasAttribute('disabled')).toBe(true);
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'E-mail' }).checked).toBe(true);
    expect(await within(dialog).findByText('2 people will get it.')).toBeTruthy();
    expect(api.seen('POST /admin/users/send-message/people').map(({ body }) => body)).toEqual([
      { user_ids: [7], type: 'email', per_page: 0 },
    ]);
    const field = within(dialog).getByRole('textbox', { name: 'Message' });
    expect(field.getAttribute('rows')).toBe('8');
    await user.type(field, '   ');
    expect(next.hasAttribute('disabled')).toBe(true);
    await user.type(field, 'Hello');
    expect(next.hasAttribute('disabled')).toBe(false);
  });

  it('shows the whole preview, cannot be sent for twenty seconds, and is sent once without the removed people', async () => {
    const api = server();
    const { user, dialog } = await writing();
    await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(within(dialog).getByRole('radio', { name: 'SMS' }));
    await user.click(within(dialog).getByRole('button', { name: 'Go on to confirm' }));
    const confirm = await screen.findByRole('dialog', { name: 'Send this message?' });
    expect(await within(confirm).findByText('2 people will get it.')).toBeTruthy();
    expect(within(confirm).getByText('2 SMS for each person. 4 SMS in all.')).toBeTruthy();
    expect(within(confirm).getByText('Expected cost: ₪1.00.')).toBeTruthy();
    expect(within(confirm).getByText('Asked for no such messages: 1')).toBeTruthy();
    expect(within(confirm).getByText('“').closest('mark')).toBeTruthy();
    expect(within(confirm).getByText(/To stop/)).toBeTruthy();
    expect(within(confirm).getByRole('status').textContent).toContain('You can send in 20 seconds.');
    expect(within(confirm).getByRole('button', { name: 'Send to 2 people' }).hasAttribute('disabled')).toBe(
      true,
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(confirm).getByRole('button', { name: 'Show the list' }));
    await user.click(await within(confirm).findByRole('checkbox', { name: 'Send to Dana Cohen' }));
    letTheWaitPass();
    const send = await within(confirm).findByRole('button', { name: 'Send to one person' });
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false));
    expect(within(confirm).getByRole('status').textContent).toBe('You can send now.');
    await user.dblClick(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = api.seen('POST /admin/users/send-message').map(({ body }) => body);
    expect(sent).toEqual([
      { user_ids: [7], message: 'Hello', type: 'sms', unticked: [8], idempotency_key: expect.any(String) },
    ]);
  });

  it('sends nothing when it is left, and goes back to the text that was typed', async () => {
    const api = server();
    const { user, dialog } = await writing();
    await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(within(dialog).getByRole('button', { name: 'Go on to confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the text' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Hello');
    await user.click(screen.getByRole('button', { name: 'Go on to confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.seen('POST /admin/users/send-message')).toEqual([]);
  });

  it('puts the server’s refusals under its field', async () => {
    const api = server();
    api.on('POST /admin/users/send-message', refusal({ message: ['It is too long.'] }));
    const { user, dialog } = await writing();
    await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(within(dialog).getByRole('button', { name: 'Go on to confirm' }));
    await screen.findByText('2 people will get it.');
    letTheWaitPass();
    const send = screen.getByRole('button', { name: 'Send to 2 people' });
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false));
    await user.click(send);
    expect(await screen.findByText('It is too long.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Message' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('can go to everybody in the filtered list', async () => {
    const api = server();
    const { user } = await openApp(
      `/volunteers-menu?filter=${encodeURIComponent(JSON.stringify({ role: 'volunteer' }))}`,
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Select Omer Biton' }));
    await user.click(screen.getByRole('button', { name: 'Write to all 40 who were found' }));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Go on to confirm' }));
    await screen.findByText('2 people will get it.');
    expect(api.seen('POST /admin/users/send-message/preview')[0]?.body).toMatchObject({
      filters: { role: 'volunteer' },
    });
  });
});
