import { screen, waitFor, within } from '@testing-library/react';
import type { NotificationRow } from '@karov/api-client';
import { seeker } from '../../../test/people.js';
import { data, FakeServer, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const LIST = 'GET /notifications';

const ROW: NotificationRow = {
  id: 1, type: 'event_need_check', receiver_id: 5, receiver_type: ['user'], send_to: '+972509876543', date: '20-11-2026', time: '10:15', created_at: '2026-11-20T08:15:00.000Z',
  action_type: 'sms', message: '<p>שלום <b>רחל</b></p>', status: 'sent', error: null,
};

function serverWith(rows: NotificationRow[]): FakeServer {
  return new FakeServer().on(LIST, () => page(rows)).on('GET /notification-types', () => data([{ id: 'otp', label: 'קוד כניסה' }]));
}

describe('the own log of messages', () => {
  it('shows the columns of the log', async () => {
    serverWith([ROW]);
    await visit('/notification-menu', { as: seeker() });
    await screen.findByRole('table', { name: 'ההודעות שנשלחו' });
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['סוג', 'נשלח אל', 'תאריך', 'שעה', 'ערוץ', 'תוכן']);
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'סוגמבקשי עזרה', 'נשלח אל+972509876543', 'תאריך20-11-2026', 'שעה10:15', 'ערוץSMS', 'תוכןשלום רחל',
    ]);
  });

  it("calls the receiver type user 'asking for help' in English", async () => {
    serverWith([ROW]);
    await visit('/notification-menu', { as: seeker(), in: 'en-US' });
    expect(await screen.findByText('Asking for help')).toBeTruthy();
  });

  it('filters by type, with "all" first', async () => {
    const server = serverWith([ROW]);
    const user = await visit('/notification-menu', { as: seeker() });
    const type = await screen.findByLabelText('סוג ההודעה');
    await within(type).findByRole('option', { name: 'קוד כניסה' });
    expect(within(type).getAllByRole('option').map((option) => option.textContent)).toEqual(['הכול', 'קוד כניסה']);
    await user.selectOptions(type, 'otp');
    await waitFor(() => expect(server.callsTo(LIST).at(-1)?.query.get('filters[type]')).toBe('otp'));
  });

  it('shows the list without the types when these cannot be loaded', async () => {
    new FakeServer().on(LIST, () => page([ROW])).on('GET /notification-types', () => ({ status: 500, body: null }));
    await visit('/notification-menu', { as: seeker() });
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByText(/אופס/)).toBeNull();
  });

  it('keeps harmless marks of a message and drops what could run', async () => {
    const message = '<p onclick="x()">שלום<script>x()</script><img src="x" onerror="x()"><a href="javascript:x()">רע</a> <a href="https://karov.example/u">טוב</a></p>';
    serverWith([{ ...ROW, message }]);
    await visit('/notification-menu', { as: seeker() });
    const cell = (await screen.findAllByRole('cell')).at(-1);
    expect(cell?.querySelector('script, img, [onclick]')).toBeNull();
    expect(within(cell ?? document.body).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://karov.example/u']);
    expect(cell?.textContent).toContain('רע');
  });

  it('says so when nothing was sent', async () => {
    serverWith([]);
    await visit('/notification-menu', { as: seeker() });
    expect(await screen.findByRole('heading', { name: 'עוד לא נשלחו הודעות' })).toBeTruthy();
  });
});
