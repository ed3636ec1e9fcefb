import type { NotificationRow } from '@karov/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';
import { MessageText } from './message-text.js';

function aRow(change: Partial<NotificationRow> = {}): NotificationRow {
  return {
    id: 1,
    type: 'event_invite',
    receiver_id: 5,
    receiver_type: ['user', 'manager'],
    send_to: '+972502345678',
    date: '01-03-2026',
    time: '12:00',
    created_at: '2026-03-01T10:00:00Z',
    action_type: 'sms',
    message: '<b>Hello</b> Yossi',
    status: 'failed',
    error: 'twilio:30003',
    receiver_name: 'Yossi Cohen',
    sent_at: '2026-03-01T10:00:04Z',
    attempts: 3,
    parts: 2,
    cost: 0.24,
    currency: 'ILS',
    application_id: 41,
    event_id: 7,
    broadcast_id: null,
    about_id: null,
    template: 'general',
    ...change,
  };
}

function server(): FakeApi {
  return new FakeApi()
    .on('GET /notifications', rows([aRow()]))
    .on('GET /notification-types', one([{ id: 'otp', label: 'Code' }]));
}

describe('the notification log', () => {
  it('shows whom it was for, the channel in capitals, the content and the state with its error', async () => {
    server();
    await openApp('/notifications');
    expect(await screen.findByText('Asking for help, Event managers')).toBeTruthy();
    expect(screen.getAllByText('SMS').map((found) => found.tagName)).toContain('BDI');
    expect(screen.getByText('050-234-5678').getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('Hello').tagName).toBe('B');
    expect(screen.getAllByText('Failed').map((found) => found.tagName)).toContain('SPAN');
    expect(screen.getByText('The phone is off or out of reach')).toBeTruthy();
  });

  it('leads to the person, the request and the event, and tells attempts and cost', async () => {
    server();
    await openApp('/notifications');
    expect((await screen.findByRole('link', { name: 'Yossi Cohen' })).getAttribute('href')).toBe(
      '/volunteers-menu/5',
    );
    expect(screen.getByRole('link', { name: 'Request 41' }).getAttribute('href')).toBe('/requests/41');
    expect(screen.getByRole('link', { name: 'Event 7' }).getAttribute('href')).toBe('/events/map/7');
    expect(screen.getByText('3 attempts')).toBeTruthy();
    expect(screen.getByText('2 SMS parts, ₪0.24')).toBeTruthy();
  });

  it('is narrowed by channel and days, and a filter that came with the address is taken away', async () => {
    const api = server();
    const { user } = await openApp('/notifications?filter=%7B%22receiver_id%22%3A%225%22%7D');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Channel' }), 'call');
    await user.type(screen.getByLabelText('From day'), '2026-03-01');
    const filter = () => JSON.parse(api.seen('GET /notifications').at(-1)?.query.get('filter') ?? '{}');
    await waitFor(() => expect(filter()).toEqual({ receiver_id: '5', channel: 'call', from: '2026-03-01' }));
    await user.click(screen.getByRole('button', { name: /One person’s messages/ }));
    await waitFor(() => expect(filter()).toEqual({ channel: 'call', from: '2026-03-01' }));
  });

  it('puts All before the types and filters by them', async () => {
    const api = server();
    const { user } = await openApp('/notifications');
    const types = await screen.findByRole('combobox', { name: 'Kind of message' });
    await screen.findByRole('option', { name: 'Code' });
    expect([...types.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'All',
      'Code',
    ]);
    await user.selectOptions(types, 'otp');
    await waitFor(() =>
      expect(api.seen('GET /notifications').at(-1)?.query.get('filter')).toBe('{"type":"otp"}'),
    );
  });

  it('lets only admins search', async () => {
    server();
    const { unmount } = await openApp('/notifications');
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toBeTruthy();
    unmount();
    await openApp('/notifications', { role: 'manager' });
    await screen.findByText('2 SMS parts, ₪0.24');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('has no accessibility faults', async () => {
    server();
    await openApp('/notifications', { locale: 'he-IL' });
    await screen.findByText('Yossi Cohen');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the text of a message', () => {
  it('draws known elements and nothing that could act', () => {
    const { container } = render(
      <MessageText
        html={
          '<p onclick="x()">Hi <a href="https://karov.example/a">link</a><a href="javascript:x()">bad</a></p><script>x()</script><img src=x onerror=x()>'
        }
      />,
    );
    expect(container.querySelector('p')?.getAttributeNames()).toEqual([]);
    expect([...container.querySelectorAll('a')].map((link) => link.href)).toEqual([
      'https://karov.example/a',
    ]);
    expect(container.querySelector('script, img')).toBeNull();
    expect(container.textContent).toBe('Hi linkbad');
  });

  it.each(['שלום <b>רחל</b>, hello', '<p>שלום</p><ul><li>one</li></ul>'])(
    'lets each line decide its own direction, from the edge of the page: %s',
    (html) => {
      const { container } = render(<MessageText html={html} />);
      expect(container.querySelector('[dir]')).toBeNull();
      for (const line of container.querySelectorAll('p, li'))
        expect(line.firstElementChild?.tagName).toBe('BDI');
      expect(container.querySelectorAll('bdi').length).toBe(
        Math.max(1, container.querySelectorAll('p, li').length),
      );
    },
  );
});
