import { jest } from '@jest/globals';
import type { ContactReply, ContactRow, ContactThread } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const ROW: ContactRow = {
  id: 3,
  subject: 'הקישור לא נפתח',
  message: 'ניסיתי פעמיים',
  sender: { id: 7, full_name: 'רחל אברהמי', phone: '+972501234567', email: '' },
  created_at: '2026-11-20T08:00:00Z',
  answered_at: null,
  state: 'new',
  waiting_since: '2026-11-20T08:00:00Z',
  answered_by: '',
};
const THREAD: ContactThread = { ...ROW, way: 'portal', locale: 'he-IL', replies: [] };
const reply = (id: number, change: Partial<ContactReply> = {}): ContactReply => ({
  id,
  is_staff: true,
  author: 'Dana',
  way: 'portal',
  words: `Words ${id}`,
  written_at: '2026-11-20T09:00:00Z',
  ...change,
});
const READ = 'GET /admin/contacts/3';
const ANSWER = 'POST /admin/contacts/3/replies';

function deskWith(thread: Partial<ContactThread> = {}): FakeApi {
  const { way: _way, replies: _replies, ...row } = { ...THREAD, ...thread };
  return new FakeApi().on('GET /admin/contacts', () => rows([row])).on(READ, one({ ...THREAD, ...thread }));
}

async function openThread(locale: 'en-US' | 'he-IL' = 'en-US') {
  const app = await openApp('/contacts', { locale });
  await app.user.click(await screen.findByRole('button', { name: /הקישור לא נפתח/ }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByRole('list');
  return { ...app, panel };
}

afterEach(() => void jest.useRealTimers());

describe('messages to support', () => {
  it('show who wrote what, and who waits since when', async () => {
    const api = deskWith();
    const { container } = await openApp('/contacts');
    expect(await screen.findByText('ניסיתי פעמיים')).toBeTruthy();
    expect(screen.getByText('050-123-4567').getAttribute('dir')).toBe('ltr');
    expect(screen.getAllByText('Waiting for an answer').length).toBeGreaterThan(0);
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(api.unexpected).toEqual([]);
  });

  it('are filtered by where they stand', async () => {
    const api = deskWith();
    const { user } = await openApp('/contacts');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'closed');
    await waitFor(() =>
      expect(api.seen('GET /admin/contacts').at(-1)?.query.get('filter')).toBe(
        JSON.stringify({ state: 'closed' }),
      ),
    );
  });

  it('are answered in the conversation, up to where one has read', async () => {
    const api = deskWith({
      replies: [reply(8), reply(9, { is_staff: false, author: '', words: 'ועוד משהו' })],
    });
    const { user, panel } = await openThread();
    expect(
      panel.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ · .* ago/, ' ')),
    ).toEqual([
      expect.stringMatching(/רחל אברהמי.*ניסיתי פעמיים/),
      expect.stringMatching(/Dana.*Words 8/),
      expect.stringMatching(/רחל אברהמי.*ועוד משהו/),
    ]);
    api.on(ANSWER, one({ ...THREAD, state: 'answered', waiting_since: null, replies: [] }, 'ok'));
    await user.type(panel.getByRole('textbox', { name: 'Answer' }), 'Please try again.');
    await user.dblClick(panel.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('The answer was sent.')).toBeTruthy();
    expect(api.seen(ANSWER).map(({ body }) => body)).toEqual([{ words: 'Please try again.', seen: 9 }]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('show a colleague’s words written in the meantime, and keep the typed text', async () => {
    const api = deskWith();
    const { user, panel } = await openThread('he-IL');
    api
      .on(READ, one({ ...THREAD, replies: [reply(8, { words: 'כבר עניתי' })] }))
      .on(ANSWER, refusal({ words: ['בינתיים נכתב כאן משהו חדש.'] }));
    await user.type(panel.getByRole('textbox', { name: 'תשובה' }), 'גם אני');
    await user.click(panel.getByRole('button', { name: 'שליחת התשובה' }));
    expect(await panel.findByText('כבר עניתי')).toBeTruthy();
    expect(panel.getByText('בינתיים נכתב כאן משהו חדש.')).toBeTruthy();
    expect(panel.getByRole('textbox', { name: 'תשובה' })).toHaveProperty('value', 'גם אני');
  });

  it('are called back where only a number was left, and closed', async () => {
    const api = deskWith({ way: 'phone' })
      .on('POST /admin/contacts/3/answered', one(THREAD, 'ok'))
      .on('POST /admin/contacts/3/close', one(THREAD, 'ok'));
    const { user, panel } = await openThread();
    expect(panel.queryByRole('textbox')).toBeNull();
    await user.click(panel.getByRole('button', { name: 'We called back' }));
    expect(await screen.findByText('It was noted that you called back.')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Close the conversation' }));
    expect(await screen.findByText('The conversation was closed.')).toBeTruthy();
    expect(api.seen('POST /admin/contacts/3/close').map(({ body }) => body)).toEqual([{ seen: 0 }]);
  });

  it('are for admins alone', async () => {
    new FakeApi();
    await openApp('/contacts', { role: 'manager' });
    expect(await screen.findByText('That page is for admins. Here is what waits for you.')).toBeTruthy();
  });
});

describe('writing to support', () => {
  it('sends once, says so and rests for a moment', async () => {
    const api = new FakeApi().on('POST /contacts', one(null, 'ok'));
    const { user } = await openApp('/contact-us', { role: 'manager' });
    await user.type(await screen.findByLabelText(/Subject/), 'Export');
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'It stays empty.');
    jest.useFakeTimers({ advanceTimers: true });
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Contact query submitted successfully.')).toBeTruthy();
    expect(api.seen('POST /contacts').map(({ body }) => body)).toEqual([
      { subject: 'Export', message: 'It stays empty.' },
    ]);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(LIMITS.sentPauseMs));
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('says which parts are missing and loses nothing by a refusal', async () => {
    const api = new FakeApi().on('POST /contacts', refusal({ message: ['Too many'] }));
    const { user } = await openApp('/contact-us');
    await user.type(await screen.findByLabelText(/Subject/), 'Export');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findAllByText('Please write at least 5 characters.')).toHaveLength(2);
    expect(api.seen('POST /contacts')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'It stays empty.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByText('Too many')).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toBe(
      'It stays empty.',
    );
  });
});
