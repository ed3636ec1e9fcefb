import { screen, waitFor, within } from '@testing-library/react';
import type { NotificationRow } from '@karov/api-client';
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
};

function serverWith(rows: NotificationRow[]): FakeServer {
  return new FakeServer().on(LIST, () => page(rows)).on('GET /notification-types', () => data([{ id: 'otp', label: 'קוד כניסה' }]));
}

describe('the messages that came to the reader', () => {
  it('are one line each, newest first, and opened to be read', async () => {
    const server = serverWith([
      { ...ROW, id: 3, message: 'קרוב: מתנדב בדרך אליך', created_at: '2026-11-21T06:00:00.000Z' },
      { ...ROW, id: 2, action_type: 'whatsapp', message: 'קרוב: מתנדב בדרך אליך', created_at: '2026-11-21T06:00:00.000Z' },
      ROW,
    ]);
    const user = await visit('/notification-menu', { as: seeker() });
    const items = within(await screen.findByRole('list', { name: 'הודעות שקיבלתי' })).getAllByRole('listitem');
    const lines = items.map((item) => item.querySelector('summary'));
    expect(lines.map((line) => line?.textContent)).toEqual(['21-11מתנדב בדרך אליך', '20-11שלום רחל']);
    expect(server.callsTo(LIST)[0]?.query.get('filters[received]')).toBe('1');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('+972509876543')).toBeNull();
    const [first] = items.map((item) => item.querySelector('details'));
    expect(first?.open).toBe(false);
    await user.click(lines[0] ?? document.body);
    expect(first?.open).toBe(true);
    expect(first?.textContent).toContain('התקבלה ב־\u206621-11-2026 08:00\u2069, SMS, WhatsApp');
  });

  it('have pages to turn when they are more than one page holds, and none before', async () => {
    const server = serverWith([ROW]);
    await visit('/notification-menu', { as: seeker() });
    await screen.findByRole('list', { name: 'הודעות שקיבלתי' });
    expect(screen.queryByText('עמוד 1 מתוך 1')).toBeNull();
    server.on(LIST, () => ({ status: 200, body: { data: [ROW], meta: { total: 11, page: 1, perPage: 10 } } }));
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
    new FakeServer().on(LIST, () => page([ROW])).on('GET /notification-types', () => ({ status: 500, body: null }));
    await visit('/notification-menu', { as: seeker() });
    expect(await screen.findByRole('list', { name: 'הודעות שקיבלתי' })).toBeTruthy();
    expect(screen.queryByText(/אופס/)).toBeNull();
  });

  it('keeps harmless marks of a message and drops what could run', async () => {
    const message =
      '<p onclick="x()">שלום<script>x()</script><img src="x" onerror="x()"><a href="javascript:x()">רע</a> <a href="https://karov.example/u">טוב</a></p>';
    serverWith([{ ...ROW, message }]);
    await visit('/notification-menu', { as: seeker() });
    const [item] = within(await screen.findByRole('list', { name: 'הודעות שקיבלתי' })).getAllByRole('listitem');
    expect(item?.querySelector('script, img, [onclick]')).toBeNull();
    expect([...(item?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(['https://karov.example/u']);
    expect(item?.querySelector('summary')?.textContent).toBe('20-11שלוםרע טוב');
  });

  it('says so when nothing was sent', async () => {
    serverWith([]);
    await visit('/notification-menu', { as: seeker() });
    expect(await screen.findByRole('heading', { name: 'עוד לא קיבלת הודעות' })).toBeTruthy();
  });
});
