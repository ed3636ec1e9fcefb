import { jest } from '@jest/globals';
import type { ChatAnswering, ChatMessage, ChatPlaces, ChatThread } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { type FakeAnswer, FakeApi, one, refusal } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { later } from '../../testing/later.js';

const socket = new FakeSocket();
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { openApp } = await import('../../testing/open-app.js');

const AT = '2026-03-01T10:00:00.000Z';
const message = (id: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  picture: null,
  sender: { id: 501, full_name: 'Miriam' },
  is_mine: false,
  is_staff: false,
  message: `Message ${id}`,
  time: '12:00',
  created_at: AT,
  is_read: true,
  need: null,
  answerer: null,
  staff_note: '',
  ...change,
});
const thread = (change: Partial<ChatThread> = {}): ChatThread => ({
  context: 'category',
  context_id: 2,
  context_name: 'Shopping',
  person: { id: 501, full_name: 'Miriam', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  receiver_id: 501,
  unread: 0,
  answerer: { id: 9, full_name: 'Dana' },
  last_message: 'Message 2',
  last_at: AT,
  ...change,
});
const DANA: ChatAnswering = {
  answerer: { id: 9, full_name: 'Dana' },
  is_mine: false,
  colleagues: [
    { id: 7, label: 'Ben' },
    { id: 9, label: 'Dana' },
  ],
};
const ABOUT = { context: 'category', context_id: 2, person_id: 501 };
const ANSWERING = 'GET /chats/answering';
const GIVE = 'POST /chats/hand-over';

function server(messages: readonly ChatMessage[] = [message(1), message(2)]): FakeApi {
  return new FakeApi()
    .on('GET /chats/threads', one([thread()]))
    .on('GET /chats/unread', one({ total: 0 }))
    .on('GET /chats/categories', () => one(messages))
    .on(ANSWERING, one(DANA));
}

async function openChat(locale: 'en-US' | 'he-IL' = 'en-US') {
  const app = await openApp('/messages?thread=category-2-501', { locale });
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText('Message 1');
  await waitFor(() => expect(socket.listeners.has('typing')).toBe(true));
  return { ...app, panel };
}

describe('who writes in a conversation', () => {
  const says = (change: object = {}) =>
    socket.says('typing', { ...ABOUT, writer_id: 501, side: 'person', ...change });

  it('is shown by name, the other side as well as a colleague, until the message is there', async () => {
    const messages = [message(1)];
    server(messages);
    const { panel } = await openChat();
    says();
    expect(panel.getAllByText('Miriam is writing…')).toHaveLength(2);
    says({ writer_id: 7, side: 'staff' });
    // It was announced once; afterwards only the line changes.
    expect(
      [panel.getAllByText('Ben is writing…'), panel.getAllByText('Miriam is writing…')].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1]);
    messages.push(message(2));
    socket.says('refresh', ABOUT);
    await panel.findByText('Message 2');
    expect(panel.queryByText(/is writing/)).toBeNull();
  });

  it('is neither oneself nor somebody elsewhere', async () => {
    server();
    const { panel } = await openChat();
    for (const other of [{ writer_id: 1, side: 'staff' }, { person_id: 502 }, { context_id: 3 }]) says(other);
    expect(panel.queryByText(/is writing/)).toBeNull();
  });

  it('is told the other side, at most once in a while', async () => {
    server();
    const { user, panel } = await openChat();
    socket.said.length = 0;
    await user.type(panel.getByRole('textbox', { name: 'Message' }), 'Hello');
    expect(socket.said).toEqual([['typing', ABOUT]]);
  });
});

describe('who answers in a conversation', () => {
  it('hands it to a colleague, with a note for staff', async () => {
    const api = server().on(GIVE, one(DANA, 'ok'));
    const { user, panel } = await openChat();
    expect(await panel.findByText('Answered by Dana')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Hand over…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the conversation' }));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(dialog.getByText('Please choose to whom.')).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: /^To whom/ }), '7');
    await user.type(dialog.getByRole('textbox', { name: 'Note for staff (optional)' }), 'hard of hearing');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('The conversation went to Ben.')).toBeTruthy();
    expect(api.seen(GIVE).map(({ body }) => body)).toEqual([
      {
        context: 'category',
        context_id: 2,
        receiver_id: 501,
        colleague_id: 7,
        answerer_id: 9,
        note: 'hard of hearing',
      },
    ]);
  });

  it('is taken with one press, unless somebody was quicker, which is said', async () => {
    const api = server().on(GIVE, refusal({ colleague_id: ['Meanwhile Ben answers in this conversation.'] }));
    const { user, panel } = await openChat();
    await user.click(await panel.findByRole('button', { name: 'Take it' }));
    // the picture field shows its own faults
    expect((await panel.findByText(/Meanwhile Ben answers/)).getAttribute('role')).toBe('alert');
    expect(api.seen(GIVE).map(({ body }) => body)).toEqual([
      { context: 'category', context_id: 2, receiver_id: 501, colleague_id: 1, answerer_id: 9 },
    ]);
    await waitFor(() => expect(api.seen(ANSWERING).length).toBeGreaterThan(1));
  });

  it('is handed over even while an earlier take or hand-over is still being reloaded', async () => {
    const api = server().on(GIVE, one(DANA, 'ok'));
    const { user, panel } = await openChat();
    const slow = later<FakeAnswer>();
    api.on('GET /chats/threads', () => slow.promise);
    await user.click(await panel.findByRole('button', { name: 'Take it' }));
    await screen.findByText('The conversation is yours.');
    const give = async (): Promise<void> => {
      await user.click(panel.getByRole('button', { name: 'Hand over…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the conversation' }));
      await user.selectOptions(dialog.getByRole('combobox', { name: /^To whom/ }), '7');
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Hand over' })).toHaveProperty('disabled', false),
      );
      await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    };
    await give();
    await waitFor(() => expect(api.seen(GIVE)).toHaveLength(2));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Hand over the conversation' })).toBeNull(),
    );

    // the earlier hand-over is shown as busy, not silently ignored
    const again = give();
    expect(await screen.findByRole('button', { name: 'Hand over' })).toHaveProperty('disabled', true);
    slow.resolve(one([thread()]));
    await again;
    await waitFor(() => expect(api.seen(GIVE)).toHaveLength(3));
  });

  it('shows a refusal beside the conversation after its dialog was closed', async () => {
    const slow = later<FakeAnswer>();
    server().on(GIVE, () => slow.promise);
    const { user, panel } = await openChat();
    await user.click(await panel.findByRole('button', { name: 'Hand over…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the conversation' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /^To whom/ }), '7');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    slow.resolve(refusal({ colleague_id: ['Meanwhile Ben answers in this conversation.'] }));
    expect((await panel.findByText(/Meanwhile Ben answers/)).getAttribute('role')).toBe('alert');
  });

  it('stands between the messages with the note, and so does another need', async () => {
    server([
      message(1, { need: { id: 1, label: 'Request of Monday' } }),
      message(2, { need: { id: 2, label: 'Request of Friday' } }),
      message(3, {
        answerer: { id: 7, name: 'Ben' },
        message: 'From now on Ben answers here.',
        staff_note: 'hard of hearing',
        sender: { id: 9, full_name: 'Dana' },
      }),
    ]);
    const { panel } = await openChat();
    const items = within(panel.getByRole('log')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Request of Monday',
      'MiriamMessage 112:00',
      'Request of Friday',
      'MiriamMessage 212:00',
      'From now on Ben answers here. · 12:00Note for staff from Dana: hard of hearing',
    ]);
  });

  it('finds the own conversations apart from the others', async () => {
    server().on(
      'GET /chats/threads',
      one([
        thread(),
        thread({ context_id: 3, context_name: 'Visit', answerer: { id: 1, full_name: 'Noa' } }),
      ]),
    );
    const { user } = await openApp('/messages');
    expect(await screen.findAllByRole('button', { name: /^Conversation with/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Mine (1)' }));
    expect(
      screen.getAllByRole('button', { name: /^Conversation with/ }).map(({ textContent }) => textContent),
    ).toEqual(['Miriam · Visit']);
  });

  it('says when the address names a conversation that is not there', async () => {
    server();
    await openApp('/messages?thread=category-2-999');
    expect(await screen.findByText('This conversation was not found, or you may not see it.')).toBeTruthy();
  });
});

describe('searching in conversations', () => {
  const FOUND: ChatPlaces = {
    places: [
      {
        context: 'category',
        context_id: 2,
        context_name: 'Shopping',
        person: { id: 501, full_name: 'Miriam', contact_note: '', spoken_to: NOT_SPOKEN_TO },
        message_id: 2,
        sender: 'Miriam',
        before: 'Mess',
        found: 'age',
        after: ' 2',
        at: AT,
      },
    ],
    has_more: true,
  };

  // jsdom has no layout, so nothing can scroll.
  beforeAll(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('marks the place, keeps the words out of the address, and leads to the message, which has the focus', async () => {
    const api = server().on('POST /chats/search', one(FOUND));
    const { user, router } = await openApp('/messages');
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search in messages and names' }),
      'age{Enter}',
    );
    expect(await screen.findByText('One place found')).toBeTruthy();
    expect(screen.getByText('age').tagName).toBe('MARK');
    expect(screen.getByText(/The newest messages are shown/)).toBeTruthy();
    expect(api.seen('POST /chats/search').map(({ body }) => body)).toEqual([{ q: 'age' }]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Shopping: Message 2/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Message 2'));
    expect(router.state.location.search).toBe('?thread=category-2-501&message=2');
  });

  it('asks for two signs at least', async () => {
    const api = server();
    const { user } = await openApp('/messages');
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search in messages and names' }),
      'a{Enter}',
    );
    expect(screen.getByText('Write at least two characters.')).toBeTruthy();
    expect(api.seen('POST /chats/search')).toEqual([]);
  });
});
