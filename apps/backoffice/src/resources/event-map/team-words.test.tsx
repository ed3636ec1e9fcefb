import type { StaffAnswer, StaffNote } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one } from '../../testing/fake-api.js';
import { anEventDetail, noChanges } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';

const NOTES = '/staff/events/7/notes';
const NOON = '2026-03-01T10:00:00.000Z';
const note: StaffNote = {
  id: 1,
  author: 'דנה כהן',
  text: 'הכביש בהרצל חסום',
  written_at: NOON,
  undo_seconds: 0,
};
const answer: StaffAnswer = {
  id: 5,
  kind: 'words',
  volunteer: {
    id: 601,
    full_name: 'יוסי מזרחי',
    phone: '+972501234567',
    contact_note: '',
    spoken_to: NOT_SPOKEN_TO,
  },
  words: 'בעוד שעתיים',
  channel: 'sms',
  said_at: NOON,
  conversation: null,
  request: { about: 'event_request', id: 101, name: 'מרים אזולאי' },
  handled: null,
  abilities: ['see'],
};

function server(answers: StaffAnswer[], isExercise = false): FakeApi {
  return new FakeApi()
    .on('GET /admin/events/7', one(anEventDetail({ is_exercise: isExercise })))
    .on('GET /admin/events/7/changes', one(noChanges()))
    .on('GET /admin/events/7/story', one({ lines: [], next: null }))
    .on(`GET ${NOTES}`, one([note]))
    .on('GET /staff/events/7/answers', one(answers));
}

describe('what is written beside an event', () => {
  it('is counted on one button, with what still waits to be read', async () => {
    server([answer, { ...answer, id: 6, handled: { outcome: 'seen', by: 'דנה כהן', at: NOON } }]);
    await openApp('/events/map/7');
    const acts = within(await screen.findByRole('group', { name: 'What to do with the event' }));
    expect(await acts.findByRole('button', { name: 'Notes and replies (3), one to read' })).toBeTruthy();
  });

  it('is read in a panel beside, with the words of volunteers as written, and grows by a note', async () => {
    const api = server([answer]).on(`POST ${NOTES}`, one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: /Notes and replies \(2\)/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notes and replies: שריפה בכרמל' }));
    expect(panel.getByText('בעוד שעתיים')).toBeTruthy();
    expect(panel.getByText(/About the request of .*מרים אזולאי/)).toBeTruthy();
    expect(panel.getByText('הכביש בהרצל חסום')).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(panel.getByRole('textbox', { name: 'New note' }), 'המעלית בגפן 3 תקולה');
    await user.click(panel.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(api.seen(`POST ${NOTES}`)[0]?.body).toEqual({ text: 'המעלית בגפן 3 תקולה' }));
  });

  it('is one quiet button where nothing waits', async () => {
    server([]);
    await openApp('/events/map/7', { locale: 'he-IL' });
    expect(await screen.findByRole('button', { name: 'הערות ותגובות (1)' })).toBeTruthy();
  });
});

describe('an exercise', () => {
  const words = 'This is only an exercise. Nothing here is real.';

  it('is marked in the header of its console', async () => {
    server([], true);
    await openApp('/events/map/7');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('marks no event that is in earnest', async () => {
    server([]);
    await openApp('/events/map/7');
    await screen.findByRole('heading', { name: 'Event map: שריפה בכרמל' });
    expect(screen.queryByText(words)).toBeNull();
  });
});
