import { jest } from '@jest/globals';
import type { ChatMessage, ChatThread } from '@karov/api-client';
import { LIMITS, NOT_SPOKEN_TO } from '@karov/domain';
import { session } from '@karov/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { seeker, volunteer } from '../../../test/people.js';
import { data, FakeServer, failure, invalid } from '../../../test/server.js';
import { socket } from '../../../test/socket-stand-in.js';
import { visit } from '../../../test/visit.js';

const THREADS = 'GET /chats/threads';
const READ = 'GET /chats/categories';
const SEND = 'POST /chats';

const thread = (change: Partial<ChatThread> = {}): ChatThread => ({
  context: 'category',
  context_id: 2,
  context_name: 'קניות',
  person: { id: 9, full_name: 'נועם ברק', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  receiver_id: 9,
  unread: 2,
  answerer: null,
  last_message: 'מה שלומך?',
  last_at: new Date().toISOString(),
  ...change,
});
const message = (id: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender: { id: 3, full_name: 'דנה לוי' },
  is_mine: false,
  is_staff: true,
  is_read: false,
  picture: null,
  message: `הודעה ${id}`,
  time: '10:15',
  created_at: '2026-11-20T08:15:00.000Z',
  need: null,
  answerer: null,
  staff_note: '',
  ...change,
});

function serverWith(
  messages: readonly ChatMessage[],
  threads: readonly ChatThread[] = [thread()],
): FakeServer {
  return new FakeServer()
    .on(THREADS, () => data(threads))
    .on(READ, () => data(messages))
    .on('GET /chats', () => data(messages))
    .on('GET /chats/unread', () => data({ total: 2 }));
}

const own = { as: volunteer() };
const field = () => screen.findByLabelText<HTMLTextAreaElement>('הודעה לצוות');
const sendButton = () => screen.getByRole('button', { name: /לשלוח|בשליחה/ });

afterEach(() => void jest.useRealTimers());

describe('the conversations', () => {
  it('are listed with what is new, and lead to each', async () => {
    serverWith([], [thread(), thread({ context: 'event', context_id: 4, context_name: 'פינוי', unread: 0 })]);
    await visit('/messages', own);
    const links = within(await screen.findByRole('main')).findAllByRole('link');
    expect((await links).map((link) => link.getAttribute('href'))).toEqual([
      '/messages?category_id=2',
      '/messages?event_id=4',
    ]);
    expect(within(screen.getByRole('main')).getAllByText('שתי הודעות חדשות')).toHaveLength(1);
  });

  it.each([
    [seeker(), 'בקשות העזרה שלי', '/dashboard'],
    [volunteer(), 'הסל שלי', '/volunteer/basket-menu'],
  ])('say how one begins when there are none, and lead there', async (as, name, path) => {
    serverWith([], []);
    await visit('/messages', { as });
    expect(await screen.findByText(/שיחה מתחילים מתוך בקשה/)).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it('are counted in the menu', async () => {
    serverWith([]);
    await visit('/messages', own);
    expect(await screen.findByRole('link', { name: /שיחות עם הצוות.*שתי הודעות חדשות/ })).toBeTruthy();
  });
});

describe('a conversation', () => {
  it('tells who wrote what and when, day by day', async () => {
    const server = serverWith([
      message(1),
      message(2, {
        is_mine: true,
        is_staff: false,
        is_read: true,
        sender: { id: 9, full_name: 'נועם ברק' },
        created_at: '2026-11-21T08:15:00.000Z',
      }),
    ]);
    await visit('/messages?category_id=2', own);
    const log = await screen.findByRole('log', { name: 'ההודעות בשיחה' });
    expect(
      within(log)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['20-11-2026', 'דנה לוי, מהצוות 10:15הודעה 1', '21-11-2026', 'אני 10:15 · נקראהודעה 2']);
    expect(await screen.findByText('בנושא: קניות')).toBeTruthy();
    expect(server.callsTo(READ)[0]?.query.get('category_id')).toBe('2');
  });

  it('about an event asks for the event', async () => {
    const server = serverWith([]);
    await visit('/messages?event_id=4', own);
    await screen.findByText(/עוד לא נכתב כאן דבר/);
    expect(server.callsTo('GET /chats')[0]?.query.get('event_id')).toBe('4');
  });

  it('takes a message, shows it, and is shut for two seconds', async () => {
    const messages = [message(1)];
    const server = serverWith(messages).on(SEND, () => {
      messages.push(message(2, { is_mine: true, message: 'בדרך' }));
      return data(messages.at(-1), 'ok');
    });
    const user = await visit('/messages?category_id=2', own);
    await user.type(await field(), ' בדרך ');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(sendButton());
    await within(screen.getByRole('log')).findByText('בדרך');
    expect((await field()).value).toBe('');
    await user.type(await field(), 'עוד');
    await user.click(sendButton());
    expect(server.callsTo(SEND).map(({ body }) => body)).toEqual([{ sms: 'בדרך', category_id: 2 }]);
    await act(() => jest.advanceTimersByTimeAsync(LIMITS.chatLockMs));
    expect(sendButton().getAttribute('aria-disabled')).toBeNull();
    expect((await field()).value).toBe('עוד');
  });

  it.each([
    ['a refusal, said under the field', invalid({ sms: ['מהר מדי'] }), 'מהר מדי'],
    ['a failure', failure(500), 'משהו השתבש. כדאי לנסות שוב.'],
  ])('loses nothing by %s', async (_what, reply, words) => {
    serverWith([]).on(SEND, () => reply);
    const user = await visit('/messages?category_id=2', own);
    await user.type(await field(), 'חשוב');
    await user.click(sendButton());
    await screen.findByText(words);
    expect((await field()).value).toBe('חשוב');
  });

  it('sends nothing when nothing is written', async () => {
    const server = serverWith([]);
    const user = await visit('/messages?category_id=2', own);
    await field();
    await user.click(sendButton());
    expect(await screen.findByText('צריך לכתוב משהו לפני השליחה.')).toBeTruthy();
    expect(server.callsTo(SEND)).toEqual([]);
  });

  it('looks again when it is looked at again', async () => {
    const messages = [message(1)];
    serverWith(messages);
    await visit('/messages?category_id=2', own);
    await screen.findByText('הודעה 1');
    messages.push(message(2));
    await act(() => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))));
    expect(await screen.findByText('הודעה 2')).toBeTruthy();
  });

  it('is live: what is written appears at once, in order and once, and is read out', async () => {
    const messages = [message(1)];
    const server = serverWith(messages);
    await visit('/messages?category_id=2', own);
    const log = await screen.findByRole('log');
    await within(log).findByText('הודעה 1');
    await waitFor(() => expect(socket.isOpen).toBe(true));
    await socket.says('connect');
    messages.push(message(2), message(3));
    await socket.says('refresh');
    await socket.says('refresh');
    await within(log).findByText('הודעה 3');
    expect(
      within(log)
        .getAllByText(/^הודעה \d$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['הודעה 1', 'הודעה 2', 'הודעה 3']);
    await waitFor(() => expect(server.callsTo('GET /chats/unread').length).toBeGreaterThan(1));
  });

  it('looks up what it missed when the live channel is there again', async () => {
    const messages = [message(1)];
    serverWith(messages);
    await visit('/messages?category_id=2', own);
    await screen.findByText('הודעה 1');
    await waitFor(() => expect(socket.isOpen).toBe(true));
    await socket.says('connect');
    await socket.says('disconnect');
    messages.push(message(2));
    await socket.says('connect');
    expect(await screen.findByText('הודעה 2')).toBeTruthy();
  });

  it('asks every five seconds while the live channel is away, and seldom while it is there', async () => {
    const waits = jest.spyOn(globalThis, 'setInterval');
    /** Returns the interval between reloads, in seconds; each comes a little early. */
    const often = () =>
      waits.mock.calls.flatMap(([, wait = 0]) =>
        [5, 60].filter((seconds) => wait >= 800 * seconds && wait <= 1000 * seconds),
      );
    serverWith([message(1)], [thread()]);
    await visit('/messages?category_id=2', own);
    await screen.findByText('הודעה 1');
    expect(often()).toContain(5);
    await waitFor(() => expect(socket.isOpen).toBe(true));
    waits.mockClear();
    await socket.says('connect');
    expect(often()).toEqual([60, 60]);
    waits.mockClear();
    await socket.says('disconnect');
    expect(often()).toContain(5);
    waits.mockRestore();
  });

  it('hangs up when nobody listens any more', async () => {
    serverWith([message(1)]);
    await visit('/messages?category_id=2', own);
    await waitFor(() => expect(socket.isOpen).toBe(true));
    act(() => session.set(null));
    await waitFor(() => expect(socket.isOpen).toBe(false));
  });

  it('offers another try when it cannot be loaded', async () => {
    serverWith([]).on(READ, () => failure(404));
    await visit('/messages?category_id=2', own);
    expect(await screen.findByText('לא הצלחנו לטעון את השיחה.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'לנסות שוב' })).toBeTruthy();
  });
});
