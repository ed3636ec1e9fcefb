import type { ChatThread, ContactRow } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const AT = '2026-03-01T10:00:00.000Z';
const ANSWERS = [
  { id: 1, text_he: 'אנחנו מטפלים בזה.', text_en: 'We are on it.' },
  { id: 2, text_he: 'מתי נוח לדבר?', text_en: 'When is it good to talk?' },
];
const THREAD: ChatThread = {
  context: 'event',
  context_id: 4,
  context_name: 'Fire',
  person: { id: 501, full_name: 'Miriam', contact_note: '', spoken_to: NOT_SPOKEN_TO },
  receiver_id: 501,
  answerer: null,
  unread: 0,
  last_message: 'Hello',
  last_at: AT,
};
const CONTACT: ContactRow = {
  id: 3,
  subject: 'The link',
  message: 'It does not open',
  sender: { id: 7, full_name: 'Rachel', phone: '', email: '' },
  created_at: AT,
  answered_at: null,
  state: 'new',
  waiting_since: AT,
  answered_by: '',
};

async function openChat(locale: 'he-IL' | 'en-US' = 'he-IL') {
  const api = new FakeApi()
    .on('GET /chats/threads', one([THREAD]))
    .on('GET /chats', one([]))
    .on('GET /chats/receiver', one({ locale }))
    .on('GET /ready-answers', one(ANSWERS));
  const app = await openApp('/messages', { locale: 'en-US', role: 'manager' });
  await app.user.click(await screen.findByRole('button', { name: /Miriam/ }));
  const panel = within(await screen.findByRole('dialog'));
  const open = () => panel.findByRole('button', { name: 'Ready answers' });
  return { ...app, api, field: await panel.findByRole('textbox', { name: 'Message' }), open };
}

describe('the ready answers of a conversation', () => {
  it('are put into the field by the keyboard, in the language of the receiver, and are not sent', async () => {
    const { user, api, field, open } = await openChat();
    await user.type(field, 'שלום מרים,');
    await user.click(await open());
    const menu = within(await screen.findByRole('menu', { name: 'Ready answers' }));
    expect(menu.getAllByRole('menuitem').map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['אנחנו מטפלים בזה.', 'he'],
      ['מתי נוח לדבר?', 'he'],
      ['Show in English', ''],
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveProperty('value', 'שלום מרים,\nמתי נוח לדבר?');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(api.seen('POST /chats')).toEqual([]);
    expect(api.seen('GET /chats/receiver')[0]?.query.get('event_id')).toBe('4');
  });

  it('can be taken in the other language', async () => {
    const { user, field, open } = await openChat('en-US');
    await user.click(await open());
    await user.click(await screen.findByRole('menuitem', { name: 'Show in Hebrew' }));
    await user.click(await screen.findByRole('menuitem', { name: 'אנחנו מטפלים בזה.' }));
    expect(field).toHaveProperty('value', 'אנחנו מטפלים בזה.');
  });

  it('are left by Escape, with the focus back on the button', async () => {
    const { user, field, open } = await openChat();
    await user.click(await open());
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(async () => expect(document.activeElement).toBe(await open()));
    expect(field).toHaveProperty('value', '');
  });
});

describe('the ready answers of the support inbox', () => {
  it('are put into the reply in the language in which somebody wrote', async () => {
    new FakeApi()
      .on('GET /admin/contacts', () => rows([CONTACT]))
      .on('GET /admin/contacts/3', one({ ...CONTACT, way: 'portal', locale: 'he-IL', replies: [] }))
      .on('GET /ready-answers', one(ANSWERS));
    const { user } = await openApp('/contacts', { locale: 'en-US' });
    await user.click(await screen.findByRole('button', { name: /The link/ }));
    const panel = within(await screen.findByRole('dialog'));
    await user.click(await panel.findByRole('button', { name: 'Ready answers' }));
    await user.click(await screen.findByRole('menuitem', { name: 'מתי נוח לדבר?' }));
    expect(panel.getByRole('textbox')).toHaveProperty('value', 'מתי נוח לדבר?');
  });
});
