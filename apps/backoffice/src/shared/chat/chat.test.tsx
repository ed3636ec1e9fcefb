import { jest } from '@jest/globals';
import type { ChatMessage, ChatThread } from '@karov/api-client';
import { LIMITS, NOT_SPOKEN_TO } from '@karov/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';

const socket = new FakeSocket();
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { openApp } = await import('../../testing/open-app.js');

const AT = '2026-03-01T10:00:00.000Z';
const PLAIN = { need: null, answerer: null, staff_note: '', picture: null };
const MESSAGES: ChatMessage[] = [
  {
    id: 1,
    sender: { id: 501, full_name: 'Miriam' },
    is_mine: false,
    is_staff: false,
    message: 'מתי?',
    time: '12:00',
    created_at: AT,
    is_read: true,
    ...PLAIN,
  },
  {
    id: 2,
    sender: { id: 1, full_name: 'Noa' },
    is_mine: true,
    is_staff: true,
    message: 'At noon',
    time: '12:01',
    created_at: AT,
    is_read: true,
    ...PLAIN,
  },
];
const THREAD: ChatThread = {
  context: 'category',
  context_id: 2,
  context_name: 'Shopping',
  person: { id: 501, full_name: 'Miriam', contact_note: 'no texts at home', spoken_to: NOT_SPOKEN_TO },
  receiver_id: 501,
  unread: 2,
  answerer: null,
  last_message: 'At noon',
  last_at: AT,
};
const LIST = 'GET /chats/categories';

function server(): FakeApi {
  return new FakeApi()
    .on('GET /chats/threads', one([THREAD]))
    .on('GET /chats/unread', one({ total: 2 }))
    .on(LIST, one(MESSAGES))
    .on('POST /chats', one(MESSAGES[1], 'ok'));
}

async function openChat(locale: 'en-US' | 'he-IL' = 'en-US') {
  const app = await openApp('/messages', { locale, role: 'manager' });
  await app.user.click(await screen.findByRole('button', { name: /Miriam/ }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText('מתי?');
  return { ...app, panel };
}

afterEach(() => void jest.useRealTimers());

describe('what is written', () => {
  it('says on top how the person wants to be reached', async () => {
    server();
    const { panel } = await openChat();
    expect(panel.getByText('no texts at home')).toBeTruthy();
  });

  it('decides its own direction without moving to the other edge', async () => {
    server();
    const { panel } = await openChat();
    expect(panel.getByText('מתי?').tagName).toBe('BDI');
    expect(panel.getByText('מתי?').closest('[dir=auto]')).toBeNull();
  });
});

describe('the conversations', () => {
  it('are listed with their unread messages, which the bar counts as well', async () => {
    server();
    await openApp('/messages');
    expect(await screen.findByText('2 new messages')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Unread messages: 2' }).getAttribute('href')).toBe('/messages');
  });

  it('show who said what and when', async () => {
    server();
    const { panel } = await openChat();
    const said = within(panel.getByRole('log', { name: 'Messages with Miriam' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual(['Miriamמתי?12:00', 'MeAt noon12:01 · read']);
  });

  it('send by Enter, then rest for two seconds before the next', async () => {
    const api = server();
    const { user, panel } = await openChat();
    const field = panel.getByRole('textbox', { name: 'Message' });
    expect(panel.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
    jest.useFakeTimers({ advanceTimers: true });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The message has been sent.')).toBeTruthy();
    expect(api.seen('POST /chats').map(({ body }) => body)).toEqual([
      { sms: 'one\ntwo', category_id: 2, receiver_id: 501 },
    ]);
    expect(field).toHaveProperty('value', '');
    await user.type(field, 'next{Enter}');
    expect(panel.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(api.seen('POST /chats')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(LIMITS.chatLockMs));
    expect(panel.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false);
    await user.click(panel.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(api.seen('POST /chats')).toHaveLength(2));
  });

  it('keep the typed text when it is refused, and say why under it', async () => {
    server().on('POST /chats', refusal({ sms: ['Wait a moment.'] }));
    const { user, panel } = await openChat();
    await user.type(panel.getByRole('textbox', { name: 'Message' }), 'hello{Enter}');
    expect(await panel.findByText('Wait a moment.')).toBeTruthy();
    expect(panel.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'hello');
  });

  it('are live: a signal of this conversation loads it again', async () => {
    const api = server();
    const { panel } = await openChat();
    await waitFor(() => expect(socket.listeners.has('connect')).toBe(true));
    socket.says('connect');
    expect(socket.subscribed.at(-1)).toEqual({ context: 'category', context_id: 2, person_id: 501 });
    api.on(LIST, one([...MESSAGES, { ...MESSAGES[0], id: 3, message: 'תודה' }]));
    socket.says('refresh', { context: 'category', context_id: 2, person_id: 501 });
    expect(await panel.findByText('תודה')).toBeTruthy();
  });

  it('have no accessibility faults', async () => {
    server();
    await openChat('he-IL');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say what to do when there are none', async () => {
    new FakeApi();
    await openApp('/messages', { locale: 'he-IL' });
    expect(await screen.findByText('עוד אין שיחות.')).toBeTruthy();
  });
});
