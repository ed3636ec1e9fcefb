import type { OwnData, PrivacyOverview } from '@karov/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profile, seeker } from '../../../test/people.js';
import { profileOptions } from '../../../test/profile-options.js';
import { data, FakeServer } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const OVERVIEW: PrivacyOverview = {
  consents: [
    {
      kind: 'terms',
      version: '2026-11',
      text_url: '/regulations-menu#terms',
      given_at: '2026-11-01T08:00:00Z',
      withdrawn_at: null,
    },
  ],
  reads: [
    {
      id: 1,
      reader: 'דנה לוי',
      reader_role: 'manager',
      what: 'פרטי מוגבלות',
      read_at: '2026-11-02T08:00:00Z',
    },
  ],
  deletion: null,
};
const WISH = { requested_at: '2026-11-20T08:00:00Z', due_on: '2026-12-04' };
const OWN: OwnData = {
  written_at: '2026-11-20T08:00:00Z',
  profile: profile({ help_profile: { hmo: 'first' } }),
  consents: OVERVIEW.consents,
  reads: OVERVIEW.reads,
  sessions: [],
  messages: [{ type: 'otp', channel: 'sms', sent_at: '2026-11-19T08:00:00Z', text: 'קוד הכניסה שלך' }],
  requests: [
    {
      event: 'פינוי',
      text: '',
      reason: '',
      status: 'pending',
      state_text: 'מחכה לתשובה',
      created_at: '2026-11-18T08:00:00Z',
      is_helper: false,
    },
  ],
  contacts: [{ subject: 'שאלה', is_mine: false, sent_at: '2026-11-19T09:00:00Z', text: 'הכתובת בפרופיל' }],
  messages_to_many: [
    { channel: 'sms', is_wanted: false, changed_at: '2026-11-10T08:00:00Z' },
    { channel: 'email', is_wanted: true, changed_at: null },
  ],
  conversations: [
    { about: 'קניות', is_mine: true, sent_at: '2026-11-19T08:00:00Z', text: 'יש חניה?', picture: null },
  ],
  availability: null,
  signature: { signed_at: '2026-11-01T08:00:00Z', ip_address: '203.0.113.77' },
};

function dataServer(own = OWN): FakeServer {
  return new FakeServer()
    .on('GET /auth/privacy', () => data(OVERVIEW))
    .on('GET /auth/privacy/download', () => data(own))
    .on('POST /dropdowns/other/user/registration/options', () => data(profileOptions()))
    .on('POST /auth/privacy/deletion', () => data({ ...OVERVIEW, deletion: WISH }, 'קיבלנו את הבקשה למחיקה.'))
    .on('DELETE /auth/privacy/deletion', () => data(OVERVIEW, 'הבקשה למחיקה בוטלה.'));
}

const open = async (as = seeker()) => {
  const user = await visit('/profile/data', { as });
  await screen.findByRole('heading', { name: 'המידע שלי', level: 1 });
  return user;
};

it('shows consents with the text they were given to, and who looked', async () => {
  dataServer();
  const user = await open();
  const consents = screen.getByRole('heading', { name: 'ההסכמות שלי' });
  expect(consents.closest('details')?.open).toBe(false);
  await user.click(consents);
  expect(consents.closest('details')?.open).toBe(true);
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'תנאי השימוש' }).getAttribute('href'),
  ).toBe('/regulations-menu#terms');
  expect(screen.getByText(/דנה לוי, ניהול אירועים, צפייה ב: פרטי מוגבלות/)).toBeTruthy();
});

it('asks before it asks for deletion, shows the day, and takes it back', async () => {
  const server = dataServer();
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'לבקש מחיקה' }));
  expect(server.callsTo('POST /auth/privacy/deletion')).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'לבקש מחיקה' }));
  expect(await screen.findByText(/04-12-2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'להישאר, לבטל את המחיקה' }));
  expect(await screen.findByRole('button', { name: 'לבקש מחיקה' })).toBeTruthy();
  expect(server.callsTo('DELETE /auth/privacy/deletion')).toHaveLength(1);
});

it('shows everything in readable words', async () => {
  dataServer();
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'להציג את הכול כאן' }));
  const report = within(await screen.findByRole('region', { name: 'המידע שלי' }));
  expect(report.getByText('rachel@example.org')).toBeTruthy();
  expect(report.getByText(/ההסכם נחתם .*203\.0\.113\.77/)).toBeTruthy();
  expect(report.getByText('הרצל 10, חיפה')).toBeTruthy();
  expect(report.getByText(/קוד הכניסה שלך/)).toBeTruthy();
  expect(report.getByText(/פינוי/)).toBeTruthy();
  expect(report.getByText(/קניות · יש חניה/)).toBeTruthy();
  expect(report.getByText(/שאלה · תשובת הצוות · הכתובת בפרופיל/)).toBeTruthy();
  expect(report.getByText(/SMS: ביקשתי לא לקבל · /)).toBeTruthy();
  expect(report.getByText('דוא״ל: מתקבלות')).toBeTruthy();
  expect(await report.findByText('first')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'להדפסה' })).toBeTruthy();
});

it('says at its place what cannot be read', async () => {
  dataServer({
    ...OWN,
    profile: profile({ help_profile: null, unreadable: ['help_profile', 'disabilities'] }),
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'להציג את הכול כאן' }));
  const report = within(await screen.findByRole('region', { name: 'המידע שלי' }));
  expect(report.getByRole('heading', { name: 'מה כדאי לדעת כדי לעזור לי' })).toBeTruthy();
  expect(report.getAllByText(/אי אפשר לקרוא$/)).toHaveLength(2);
});

it('folds the report under the headings of its parts, and opens all of it for paper', async () => {
  dataServer();
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'להציג את הכול כאן' }));
  const report = await screen.findByRole('region', { name: 'המידע שלי' });
  const parts = () => [...report.querySelectorAll('details')].map((part) => part.open);
  expect(within(report).getByRole('heading', { name: 'הודעות שנשלחו אליי', level: 3 })).toBeTruthy();
  expect(parts().length).toBeGreaterThan(5);
  expect(parts()).not.toContain(true);
  fireEvent(window, new Event('beforeprint'));
  expect(parts()).not.toContain(false);
  fireEvent(window, new Event('afterprint'));
  expect(parts()).not.toContain(true);
});

it('downloads the file', async () => {
  dataServer();
  const files: unknown[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  HTMLAnchorElement.prototype.click = function click() {
    files.push(this.download);
  };
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'להוריד קובץ (JSON)' }));
  await waitFor(() => expect(files.at(-1)).toBe('karov-2026-11-20.json'));
});

it('offers staff no deletion: others depend on them', async () => {
  dataServer();
  await open(seeker({ role: 'manager', roles: ['manager'] }));
  expect(screen.queryByRole('button', { name: 'לבקש מחיקה' })).toBeNull();
});
