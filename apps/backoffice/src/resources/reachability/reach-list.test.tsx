import type { BroadcastPreview, ReachRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const ROW: ReachRow = {
  id: 7,
  full_name: 'Omer Biton',
  phone: '+972520000003',
  level: 'none',
  channels: [],
  bounced: ['sms'],
  last_delivered_at: null,
  last_answered_at: null,
};

const PREVIEW: BroadcastPreview = {
  type: 'test',
  chosen: 3,
  receivers: 3,
  left_out: [],
  channels: [
    { channel: 'sms', count: 2 },
    { channel: 'call', count: 1 },
  ],
  languages: [{ locale: 'en-US', count: 3, segments: 1 }],
  costly: [],
  is_unicode: false,
  segments_total: 2,
  cost: 0.64,
  currency: 'ILS',
  samples: [
    {
      id: 8,
      full_name: 'Dana Cohen',
      send_to: '+97248100001',
      locale: 'en-US',
      channel: 'call',
      text: 'This is a test call.',
    },
  ],
  starts_at: '2020-01-01T00:00:00Z',
  seconds: 1,
};

const server = (area = 'admin'): FakeApi =>
  new FakeApi()
    .on(
      `GET /${area}/reachability`,
      rows([
        ROW,
        { ...ROW, id: 8, full_name: 'Dana Cohen', level: 'many', channels: ['sms', 'email'], bounced: [] },
      ]),
    )
    .on(`GET /${area}/reachability/counts`, one({ many: 41, one: 12, none: 3 }))
    .on(`GET /${area}/user/states`, one([{ id: 'haifa', label: 'Haifa' }]));

describe('whom messages reach', () => {
  it('counts people by channels, and a press shows those of a count', async () => {
    const api = server();
    const { user } = await openApp('/reachability');
    const none = await screen.findByRole('button', { name: /3\s*No channel/ });
    expect(
      screen.getByRole('button', { name: /41\s*Two channels or more/ }).getAttribute('aria-pressed'),
    ).toBe('false');
    await user.click(none);
    await waitFor(() =>
      expect(api.seen('GET /admin/reachability').at(-1)?.query.get('filter')).toBe('{"level":"none"}'),
    );
    expect(screen.getByRole('button', { name: /No channel/ }).getAttribute('aria-pressed')).toBe('true');
    expect(
      api.seen('GET /admin/reachability/counts').map(({ query }) => query.get('filters')),
    ).not.toContainEqual(expect.stringContaining('level'));
  });

  it('names the channels that reach each and those that were refused, and leads to the card', async () => {
    server();
    await openApp('/reachability');
    const row = within(
      (await screen.findByRole('link', { name: 'Omer Biton' })).closest('tr') ?? document.body,
    );
    expect(row.getByText('None')).toBeTruthy();
    expect(row.getByText('SMS')).toBeTruthy();
    expect(row.getAllByText('Never')).toHaveLength(2);
    expect(row.getByRole('link').getAttribute('href')).toBe('/volunteers-menu/7');
    expect(screen.getByText('SMS, E-mail')).toBeTruthy();
  });

  it('sends a test message by SMS or call, to those who are ticked or to all in the list, and says how many get it by which', async () => {
    const api = server().on('POST /admin/users/send-message/preview', one(PREVIEW));
    const { user } = await openApp('/reachability');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Omer Biton' }));
    await user.click(screen.getByRole('button', { name: 'Send a test message' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox').textContent).toContain('answer with the word: received');
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Those who are ticked (1)',
      'All in the list (2)',
    ]);
    expect(dialog.getByText(/Whoever takes calls and no SMS is called/)).toBeTruthy();
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Go on to confirm' }));
    expect(await dialog.findByText('2 by SMS, 1 by call.')).toBeTruthy();
    expect(dialog.getByText('Expected cost: ₪0.64.')).toBeTruthy();
    expect(dialog.getByText(/by call$/)).toBeTruthy();
    expect(api.seen('POST /admin/users/send-message/preview').at(-1)?.body).toMatchObject({
      type: 'test',
      user_ids: [7],
    });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is there for managers too, in Hebrew, without accessibility faults', async () => {
    server('manager');
    await openApp('/reachability', { role: 'manager', locale: 'he-IL' });
    await screen.findByRole('link', { name: 'Omer Biton' });
    expect(await accessibilityFaults()).toEqual([]);
  });
});
