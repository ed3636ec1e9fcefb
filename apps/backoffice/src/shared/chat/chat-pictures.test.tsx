import type { ChatMessage, ChatPicture, ChatThread } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const AT = '2026-03-01T10:00:00.000Z';
const PICTURE: ChatPicture = { id: 'a1', description: '', width: 1600, height: 1200 };
const MESSAGE: ChatMessage = {
  id: 1,
  sender: { id: 501, full_name: 'Miriam' },
  is_mine: false,
  is_staff: false,
  message: '',
  time: '12:00',
  created_at: AT,
  is_read: true,
  picture: PICTURE,
  need: null,
  answerer: null,
  staff_note: '',
};
const THREAD: ChatThread = {
  context: 'category',
  context_id: 2,
  context_name: 'Shopping',
  person: { id: 501, full_name: 'Miriam', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  receiver_id: 501,
  answerer: null,
  unread: 0,
  last_message: 'Picture',
  last_at: AT,
};
const SEND = 'POST /chats/pictures';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

async function openChat(messages: readonly ChatMessage[] = [MESSAGE]) {
  const api = new FakeApi()
    .on('GET /chats/threads', one([THREAD]))
    .on('GET /chats/categories', one(messages))
    .on('GET /chats/pictures/a1', one('the bytes'));
  const app = await openApp('/messages', { locale: 'en-US', role: 'manager' });
  await app.user.click(await screen.findByRole('button', { name: /Miriam/ }));
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByRole('log');
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    input?.removeAttribute('accept');
    if (input) await app.user.upload(input, file);
  };
  return { ...app, api, panel, choose };
}
const photo = (type = 'image/jpeg') => new File(['photo'], 'door.jpg', { type });
const forms = (api: FakeApi) =>
  api.seen(SEND).map(({ body }) => (body instanceof FormData ? Object.fromEntries(body.entries()) : {}));

describe('a picture of a message', () => {
  it('says who sent it, opens large by the keyboard, and gives the focus back', async () => {
    const { user, panel } = await openChat();
    const button = await panel.findByRole('button', { name: /^Picture, Miriam, 12:00/ });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }));
    expect(dialog.getByAltText('Picture, Miriam, 12:00')).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Picture' })).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('is told in the language of its sender', async () => {
    const { panel } = await openChat([{ ...MESSAGE, picture: { ...PICTURE, description: 'The back door' } }]);
    expect(await panel.findByRole('button', { name: /^The back door/ })).toBeTruthy();
  });
});

describe('a picture that staff send', () => {
  it('is shown before, described, and goes without words as well', async () => {
    const { user, api, panel, choose } = await openChat();
    api.on(SEND, one(MESSAGE, 'ok'));
    await choose(photo());
    expect(panel.getByAltText('The picture that will be sent')).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(panel.getByRole('textbox', { name: /What the picture shows/ }), 'This one');
    await user.click(panel.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(panel.queryByAltText('The picture that will be sent')).toBeNull());
    expect(forms(api)).toEqual([
      {
        sms: '',
        description: 'This one',
        send_key: expect.any(String),
        category_id: '2',
        receiver_id: '501',
        picture: expect.any(File),
      },
    ]);
  });

  it('is kept with the words when it is refused, and goes again under the same key', async () => {
    const { user, api, panel, choose } = await openChat();
    api.on(SEND, refusal({ picture: ['Not a picture.'] }));
    await user.type(panel.getByRole('textbox', { name: 'Message' }), 'Look');
    await choose(photo());
    await user.click(panel.getByRole('button', { name: 'Send' }));
    expect(await panel.findByText('Not a picture.')).toBeTruthy();
    expect(panel.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Look');
    api.on(SEND, one(MESSAGE, 'ok'));
    await user.click(panel.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(panel.queryByAltText('The picture that will be sent')).toBeNull());
    const [first, second] = forms(api);
    expect([first?.['send_key'], first?.['sms']]).toEqual([second?.['send_key'], 'Look']);
  });

  it('is not taken when it is no picture, and can be taken away', async () => {
    const { user, panel, choose } = await openChat();
    await choose(photo('image/heic'));
    expect(panel.getByRole('alert').textContent).toMatch(/cannot be sent/);
    await choose(photo());
    expect(panel.getByRole('alert').textContent).toBe('');
    await user.click(panel.getByRole('button', { name: 'Remove the picture' }));
    expect(panel.queryByAltText('The picture that will be sent')).toBeNull();
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Add a picture' }));
    expect(panel.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  });
});
