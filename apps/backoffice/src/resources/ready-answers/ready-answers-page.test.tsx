import type { ReadyAnswerRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const ROWS: ReadyAnswerRow[] = ['First', 'Second', 'Third'].map((words, index) => ({
  id: index + 1,
  text_he: `${words}־עב`,
  text_en: words,
  position: index,
}));
const LIST = 'GET /admin/ready-answers';

function server(kept = ROWS): FakeApi {
  return new FakeApi().on(LIST, {
    body: { data: kept, meta: { total: kept.length, page: 1, perPage: 100 } },
  });
}
async function openPage(kept = ROWS) {
  const api = server(kept);
  const app = await openApp('/ready-answers', { locale: 'en-US' });
  await screen.findByText('Second');
  return { ...app, api };
}

describe('the page of the ready answers', () => {
  it('lists them in their order, which one changes place by place', async () => {
    const { user, api } = await openPage();
    api.on('POST /admin/ready-answers/2/move', one(null, 'ok'));
    expect(screen.getByRole('button', { name: 'Move up: First' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Move down: Third' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Move up: Second' }));
    expect(await screen.findByText('Second: place 1 of 3.')).toBeTruthy();
    expect(api.seen('POST /admin/ready-answers/2/move').map(({ body }) => body)).toEqual([
      { direction: 'up' },
    ]);
    await waitFor(() => expect(api.seen(LIST).length).toBeGreaterThan(1));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('adds one in both languages, and names missing fields', async () => {
    const { user, api } = await openPage();
    api.on('POST /admin/ready-answers', one(ROWS[0], 'ok'));
    await user.click(screen.getByRole('button', { name: 'Add a ready answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /In Hebrew/ }), 'בדרך');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(api.seen('POST /admin/ready-answers')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /In English/ }), 'On the way');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The ready answer is saved.')).toBeTruthy();
    expect(api.seen('POST /admin/ready-answers').map(({ body }) => body)).toEqual([
      { text_he: 'בדרך', text_en: 'On the way' },
    ]);
  });

  it('words one anew, and keeps the typed text when it is refused', async () => {
    const { user, api } = await openPage();
    api.on('PUT /admin/ready-answers/2', refusal({ text_en: ['Too long.'] }));
    await user.click(screen.getByRole('button', { name: 'Change: Second' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /In English/ }), ' one');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Too long.')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: /In English/ })).toHaveProperty('value', 'Second one');
  });

  it('deletes one after a question', async () => {
    const { user, api } = await openPage();
    api.on('DELETE /admin/ready-answers/3', one(null, 'ok'));
    await user.click(screen.getByRole('button', { name: 'Delete: Third' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the ready answer?' }));
    expect(dialog.getByText('Third')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The ready answer is deleted.')).toBeTruthy();
  });

  it('is not there for managers', async () => {
    server();
    await openApp('/ready-answers', { locale: 'en-US', role: 'manager' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('says what to begin with when there are none', async () => {
    server([]);
    await openApp('/ready-answers', { locale: 'he-IL' });
    expect(await screen.findByText('עוד אין תשובות מוכנות.')).toBeTruthy();
  });
});
