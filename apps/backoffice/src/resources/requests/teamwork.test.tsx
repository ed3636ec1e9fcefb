import { jest } from '@jest/globals';
import type { StaffAnswer, StaffNote } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aHeldRequest } from '../../testing/request-fixtures.js';

jest.unstable_mockModule('socket.io-client', () => ({ io: () => new FakeSocket() }));
const { openApp } = await import('../../testing/open-app.js');

const NOTES = '/staff/applications/31/notes';
const ANSWERS = 'GET /staff/applications/31/answers';

const note = (change: Partial<StaffNote>): StaffNote => ({
  id: 1,
  author: 'דנה לוי',
  text: 'הבן בחו״ל',
  written_at: '2026-11-20T08:00:00Z',
  undo_seconds: 0,
  ...change,
});
const answer = (change: Partial<StaffAnswer>): StaffAnswer => ({
  id: 5,
  kind: 'words',
  volunteer: {
    id: 601,
    full_name: 'Noa Peretz',
    phone: '+972521234567',
    contact_note: 'evenings only',
    spoken_to: NOT_SPOKEN_TO,
  },
  words: 'in two hours, no car today',
  channel: 'whatsapp',
  said_at: '2026-11-20T08:00:00Z',
  conversation: { context: 'category', context_id: 2 },
  request: { about: 'application', id: 31, name: 'מרים אזולאי' },
  handled: null,
  abilities: ['see'],
  ...change,
});

function server(answers: readonly StaffAnswer[] = [], notes: readonly StaffNote[] = []): FakeApi {
  return new FakeApi()
    .on('GET /admin/applications/31', one(aHeldRequest({ id: 31 })))
    .on(`GET ${NOTES}`, one(notes))
    .on(ANSWERS, one(answers));
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('what the team knows beside a request', () => {
  it('notes are written, shown with author, and taken back while there is time', async () => {
    let notes = [note({ id: 1 })];
    const api = server()
      .on(`GET ${NOTES}`, () => one(notes))
      .on(`POST ${NOTES}`, () => {
        notes = [note({ id: 2, author: 'Me', text: 'door is open', undo_seconds: 10 }), ...notes];
        return one({ id: 2 }, 'Note written.');
      })
      .on('DELETE /staff/notes/2', () => {
        notes = notes.filter(({ id }) => id !== 2);
        return one(null, 'gone');
      });
    const { user, container } = await openApp('/requests/31');
    const shown = await section('Notes of the team');
    expect(await shown.findByText('הבן בחו״ל')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Add note' }));
    expect(shown.getByText('No note is written yet.')).toBeTruthy();
    await user.type(shown.getByRole('textbox', { name: 'New note' }), '  door is open ');
    await user.click(shown.getByRole('button', { name: 'Add note' }));
    expect(await shown.findByText('door is open')).toBeTruthy();
    expect(api.seen(`POST ${NOTES}`)[0]?.body).toEqual({ text: 'door is open' });
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'Undo the note' }));
    await waitFor(() => expect(shown.queryByText('door is open')).toBeNull());
    expect(shown.queryByRole('button', { name: 'Undo the note' })).toBeNull();
  });

  it('words of a volunteer stand as written, with call, read and writing back', async () => {
    const api = server([answer({})])
      .on('POST /staff/answers/5/seen', one(null, 'Marked as read.'))
      .on('GET /chats/categories', one([]));
    const { user } = await openApp('/requests/31');
    const shown = await section('What volunteers wrote');
    for (const text of ['in two hours, no car today', 'evenings only'])
      expect(shown.getByText(text)).toBeTruthy();
    expect(shown.getByRole('link', { name: '052-123-4567' })).toHaveProperty('href', 'tel:+972521234567');
    await user.click(shown.getByRole('button', { name: 'I have read what Noa Peretz wrote' }));
    expect(await screen.findByText('Marked as read.')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Write back to Noa Peretz' }));
    await screen.findByRole('dialog', { name: 'Conversation: Noa Peretz' });
    await waitFor(() =>
      expect(Object.fromEntries(api.seen('GET /chats/categories')[0]?.query ?? [])).toEqual({
        category_id: '2',
        receiver_id: '601',
      }),
    );
  });

  it('a late yes is kept or thanked with one click, and takes the place after a question', async () => {
    const late = answer({
      kind: 'late_yes',
      words: null,
      channel: 'link',
      conversation: null,
      abilities: ['keep', 'assign', 'thank'],
    });
    const api = server([late])
      .on('POST /staff/answers/5/keep', refusal({ message: ['Somebody was faster.'] }))
      .on('POST /staff/answers/5/thank', one(null, 'Thanks sent.'))
      .on('POST /staff/answers/5/assign', one(null, 'Assigned.'));
    const { user } = await openApp('/requests/31');
    const shown = await section('What volunteers wrote');
    await user.click(shown.getByRole('button', { name: 'Keep Noa Peretz in reserve' }));
    expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Thank Noa Peretz' }));
    expect(await screen.findByText('Thanks sent.')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: /^Assign Noa Peretz in place/ }));
    expect(api.seen('POST /staff/answers/5/assign')).toEqual([]);
    const question = within(await screen.findByRole('dialog', { name: 'Assign Noa Peretz?' }));
    expect(question.getByText(/reads that there is no need to come/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Assign instead' }));
    await waitFor(() => expect(api.seen('POST /staff/answers/5/assign')).toHaveLength(1));
    expect(shown.queryByRole('button', { name: /Write back/ })).toBeNull();
  });

  it('says who dealt with an answer, and nothing where nobody wrote', async () => {
    server([answer({ handled: { outcome: 'seen', by: 'Dana', at: '2026-11-20T09:00:00Z' }, abilities: [] })]);
    await openApp('/requests/31');
    const shown = await section('What volunteers wrote');
    expect(shown.getByText('Read · \u2068Dana\u2069')).toBeTruthy();
    expect(shown.queryByRole('button', { name: /I have read/ })).toBeNull();
  });
});
