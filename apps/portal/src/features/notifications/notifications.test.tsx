import type { NotificationRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { seeker } from '../../../test/people.js';
import { data, FakeServer, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const LIST = 'GET /notifications';

const ROW: NotificationRow = {
  id: 1,
  type: 'event_need_check',
  receiver_id: 5,
  receiver_type: ['user'],
  send_to: '+972509876543',
  date: '20-11-2026',
  time: '10:15',
  created_at: '2026-11-20T08:15:00.000Z',
  action_type: 'sms',
  message: '<p>שלום <b>רחל</b></p>',
  status: 'sent',
  error: null,
  receiver_name: null,
  sent_at: '2026-11-20T08:15:02.000Z',
  attempts: 1,
  parts: null,
  cost: null,
  currency: 'ILS',
  application_id: null,
  event_id: 3,
  broadcast_id: null,
  about_id: null,
  template: null,
};

const messagesOf = async (day: string): Promise<HTMLElement[]> =>
  within(await screen.findByRole('region', { name: day })).getAllByRole('listitem');

function serverWith(rows: NotificationRow[]): FakeServer {
  return new FakeServer()
    .on(LIST, () => page(rows))
    .on('GET /notification-types', () => data([{ id: 'otp', label: 'קוד כניסה' }]));
}

describe('the messages that came to the reader', () => {
  it('stand under their days, newest first, in the words in which they came, without states of sending', async () => {
    const server = serverWith([
      { ...ROW, id: 3, message: 'קרוב: מתנדב בדרך אליך', created_at: '2026-11-21T06:00:00.000Z' },
      {
        ...ROW,
        id: 2,
        action_type: 'whatsapp',
        message: 'קרוב: מתנדב בדרך אליך',
        created_at: '2026-11-21T06:00:00.000Z',
      },
      ROW,
    ]);
    await visit('/notification-menu', { as: seeker() });
    expect((await messagesOf('21-11-2026')).map((item) => item.textContent)).toEqual([
      '08:00 · SMS, WhatsAppקרוב: מתנדב בדרך אליך',
    ]);
    expect((await messagesOf('20-11-2026')).map((item) => item.textContent)).toEqual(['10:15 · SMSשלום רחל']);
    expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
      '21-11-2026',
      '20-11-2026',
    ]);
    expect(server.callsTo(LIST)[0]?.query.get('filters[received]')).toBe('1');
    expect(screen.queryByText('+972509876543')).toBeNull();
  });

  it('name today and yesterday', async () => {
    const now = Date.now();
    serverWith([
      { ...ROW, id: 3, created_at: new Date(now).toISOString() },
      { ...ROW, id: 2, created_at: new Date(now - 86_400_000).toISOString() },
    ]);
    await visit('/notification-menu', { as: seeker() });
    expect(await messagesOf('היום')).toHaveLength(1);
    expect(await messagesOf('אתמול')).toHaveLength(1);
  });

  it('have pages to turn when they are more than one page holds, and none before', async () => {
    const server = serverWith([ROW]);
    await visit('/notification-menu', { as: seeker() });
    await messagesOf('20-11-2026');
    expect(screen.queryByText('עמוד 1 מתוך 1')).toBeNull();
    server.on(LIST, () => ({
      status: 200,
      body: { data: [ROW], meta: { total: 11, page: 1, perPage: 10 } },
    }));
    await visit('/notification-menu', { as: seeker() });
    expect(await screen.findByText('עמוד 1 מתוך 2')).toBeTruthy();
  });

  it('filters by type, with "all" first', async () => {
    const server = serverWith([ROW]);
    const user = await visit('/notification-menu', { as: seeker() });
    const type = await screen.findByLabelText('סוג ההודעה');
    await within(type).findByRole('option', { name: 'קוד כניסה' });
    expect(
      within(type)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['הכול', 'קוד כניסה']);
    await user.selectOptions(type, 'otp');
    await waitFor(() => expect(server.callsTo(LIST).at(-1)?.query.get('filters[type]')).toBe('otp'));
  });

  it('shows the list without the types when these cannot be loaded', async () => {
    new FakeServer()
      .on(LIST, () => page([ROW]))
      .on('GET /notification-types', () => ({ status: 500, body: null }));
    await visit('/notification-menu', { as: seeker() });
    expect(await messagesOf('20-11-2026')).toHaveLength(1);
    expect(screen.queryByText(/אופס/)).toBeNull();
  });

  it('keeps harmless marks of a message and drops what could run', async () => {
    const message =
      '<p onclick="x()">שלום<script>x()</script><img src="x" onerror="x()"><a href="javascript:x()">רע</a> <a href="https://karov.example/u">טוב</a></p>';
    serverWith([{ ...ROW, message }]);
    await visit('/notification-menu', { as: seeker() });
    const [item] = await messagesOf('20-11-2026');
    expect(item?.querySelector('script, img, [onclick]')).toBeNull();
    expect([...(item?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      'https://karov.example/u',
    ]);
    expect(item?.querySelector('.received__text')?.textContent).toBe('שלוםרע טוב');
  });

  it('says so when nothing was sent', async () => {
    serverWith([]);
    await visit('/notification-menu', { as: seeker() });
    expect(await screen.findByRole('heading', { name: 'עוד לא קיבלת הודעות' })).toBeTruthy();
  });
});
