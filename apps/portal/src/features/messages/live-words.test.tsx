import { jest } from '@jest/globals';
import type { ChatMessage, ChatPlaces } from '@karov/api-client';
import { LIMITS, NOT_SPOKEN_TO } from '@karov/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { volunteer } from '../../../test/people.js';
import { data, FakeServer } from '../../../test/server.js';
import { socket } from '../../../test/socket-stand-in.js';
import { visit } from '../../../test/visit.js';

const READ = 'GET /chats/categories';
const SEARCH = 'POST /chats/search';
const ABOUT = { context: 'category', context_id: 2, person_id: 9 } as const;

const message = (id: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  picture: null,
  sender: { id: 3, full_name: 'דנה לוי' },
  is_mine: false,
  is_staff: true,
  is_read: false,
  message: `הודעה ${id}`,
  time: '10:15',
  created_at: '2026-11-20T08:15:00.000Z',
  need: null,
  answerer: null,
  staff_note: '',
  ...change,
});

function serverWith(messages: readonly ChatMessage[]): FakeServer {
  return new FakeServer()
    .on(READ, () => data(messages))
    .on('GET /chats/unread', () => data({ total: 0 }))
    .on('GET /chats/threads', () =>
      data([
        {
          ...ABOUT,
          context_name: 'קניות',
          person: { id: 9, full_name: 'נועם ברק', contact_note: '', spoken_to: NOT_SPOKEN_TO },
          receiver_id: 9,
          unread: 0,
          answerer: null,
          last_message: 'מה שלומך?',
          last_at: new Date().toISOString(),
        },
      ]),
    );
}

const own = { as: volunteer() };

async function open(messages: ChatMessage[], path = '/messages?category_id=2') {
  const server = serverWith(messages);
  const user = await visit(path, own);
  await screen.findByRole('log');
  await waitFor(() => expect(socket.isOpen).toBe(true));
  await socket.says('connect');
  return { server, user };
}

describe('that somebody of the team is writing', () => {
  const typing = (change: object = {}) =>
    socket.says('typing', { ...ABOUT, writer_id: 3, side: 'staff', ...change });
  const line = () => document.querySelector('.chat__typing')?.textContent;
  const readOut = () =>
    screen.getAllByRole('status').some(({ textContent }) => textContent === 'דנה לוי: הודעה נכתבת עכשיו…');

  it('is shown by name, read out once, and gone when the message is there', async () => {
    const messages = [message(1)];
    await open(messages);
    expect(readOut()).toBe(false);
    await typing();
    expect(line()).toBe('דנה לוי: הודעה נכתבת עכשיו…');
    expect(readOut()).toBe(true);
    messages.push(message(2));
    await socket.says('refresh');
    await screen.findByText('הודעה 2');
    expect([line(), readOut()]).toEqual(['', false]);
    await typing({ writer_id: 77 });
    expect(line()).toBe('הצוות כותב עכשיו…');
  });

  it('is forgotten after some seconds, and stays read out', async () => {
    await open([message(1)]);
    jest.useFakeTimers();
    await typing();
    act(() => jest.advanceTimersByTime(LIMITS.typingForgottenMs));
    expect([line(), readOut()]).toEqual(['', true]);
    jest.useRealTimers();
  });

  it('is neither one’s own, nor of another conversation, nor what is no signal', async () => {
    await open([message(1)]);
    for (const other of [{ side: 'person' }, { context_id: 5 }, { writer_id: 'x' }]) await typing(other);
    expect(line()).toBe('');
  });

  it('is told the other side while one writes oneself, at most once in a while, and only by the live channel', async () => {
    const { user } = await open([message(1)]);
    const field = await screen.findByLabelText('הודעה לצוות');
    await socket.says('disconnect');
    await user.type(field, ' a');
    expect(socket.said).toEqual([]);
    await socket.says('connect');
    await user.type(field, 'bcd');
    expect(socket.said).toEqual([['typing', { context: 'category', context_id: 2 }]]);
  });
});

describe('what stands between the messages', () => {
  it('says where another need begins, and who answers from there on', async () => {
    const need = (id: number) => ({ id, label: `בקשה ${id}` });
    await open([
      message(1, { need: need(1) }),
      message(2, { need: need(1) }),
      message(3, { need: need(2) }),
      message(4, { answerer: { id: 5, name: 'טל' }, message: 'מעכשיו טל עונה לך כאן.', need: need(2) }),
    ]);
    const items = within(screen.getByRole('log')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent?.replace(/.*10:15/, ''))).toEqual([
      '20-11-2026',
      'בקשה 1',
      'הודעה 1',
      'הודעה 2',
      'בקשה 2',
      'הודעה 3',
      'מעכשיו טל עונה לך כאן.',
    ]);
  });
});

describe('searching in the own conversations', () => {
  const found: ChatPlaces = {
    places: [
      {
        ...ABOUT,
        context_name: 'קניות',
        person: { id: 9, full_name: 'נועם ברק', contact_note: '', spoken_to: NOT_SPOKEN_TO },
        message_id: 2,
        sender: 'דנה לוי',
        before: 'איפה ה',
        found: 'חלב',
        after: '?',
        at: new Date().toISOString(),
      },
    ],
    has_more: false,
  };

  // jsdom has no layout, and so there is nothing to scroll.
  beforeAll(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('marks what was found, says how much, and leads to the message, which has the focus', async () => {
    const server = serverWith([message(1), message(2, { message: 'איפה החלב?' })]).on(SEARCH, () =>
      data(found),
    );
    const user = await visit('/messages', own);
    await user.type(await screen.findByRole('searchbox', { name: 'חיפוש בשיחות' }), 'חלב{Enter}');
    expect(await screen.findByText('נמצאה הודעה אחת')).toBeTruthy();
    expect(server.callsTo(SEARCH).map(({ body }) => body)).toEqual([{ q: 'חלב' }]);
    expect(location.href).not.toContain(encodeURIComponent('חלב'));
    expect(screen.getByText('חלב').tagName).toBe('MARK');
    await user.click(screen.getByRole('link', { name: /איפה ה ?חלב/ }));
    await screen.findByRole('log');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('איפה החלב?'));
  });

  it('asks for two signs at least', async () => {
    const server = serverWith([]);
    const user = await visit('/messages', own);
    await user.type(await screen.findByRole('searchbox', { name: 'חיפוש בשיחות' }), 'ח{Enter}');
    expect(await screen.findByText('צריך לכתוב לפחות שתי אותיות.')).toBeTruthy();
    expect(server.callsTo(SEARCH)).toEqual([]);
  });
});
