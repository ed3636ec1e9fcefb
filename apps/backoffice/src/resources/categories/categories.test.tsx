import { jest } from '@jest/globals';
import type { CategoryRow } from '@karov/api-client';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const ONE = 'PUT /admin/categories/2';

function aCategory(change: Partial<CategoryRow> = {}): CategoryRow {
  return {
    id: 2,
    name: 'Shopping',
    name_he: 'קניות',
    name_en: 'Shopping',
    type: 2,
    is_auto_assign: false,
    needs_approval: true,
    hides_home_address: false,
    picture: 'bag',
    help_type: 'physical',
    is_emergency: false,
    author: null,
    created_at: '2026-03-01T10:00:00Z',
    ...change,
  };
}

function server(): FakeApi {
  return new FakeApi()
    .on(
      'GET /admin/categories',
      rows([
        aCategory(),
        aCategory({ id: 6, name: 'Emergency', is_emergency: true, is_auto_assign: true, author: 'Noa' }),
      ]),
    )
    .on('GET /admin/categories/2', one(aCategory()))
    .on(ONE, one(aCategory(), 'ok'));
}

describe('the categories', () => {
  it('are listed with author and day, the emergency marked', async () => {
    server();
    const { user, router } = await openApp('/categories');
    await screen.findByText('Emergency button');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Kind',
      'Auto-assign',
      'Approval by an admin',
      'Author',
      'Created',
      'Actions',
    ]);
    expect(screen.getByText('Noa')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Edit Shopping' }));
    expect(router.state.location.pathname).toBe('/categories/edit/2');
  });

  it('take new names, another picture and both switches', async () => {
    const api = server();
    const { user, router } = await openApp('/categories/edit/2');
    await user.type(await screen.findByRole('textbox', { name: /Name in English/ }), ' trips');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Picture beside the name' }), 'Telephone');
    await user.click(screen.getByRole('switch', { name: 'Auto-assign' }));
    await user.click(screen.getByRole('switch', { name: 'Approval by an admin' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The category has been saved.')).toBeTruthy();
    expect(api.seen(ONE)[0]?.body).toEqual({
      id: 2,
      name_he: 'קניות',
      name_en: 'Shopping trips',
      picture: 'phone',
      is_auto_assign: true,
      needs_approval: false,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/categories'));
  });

  it('refuse a name that is too short, and show the server’s refusals', async () => {
    const api = server().on(ONE, refusal({ name_he: ['Somebody has it.'] }));
    const { user } = await openApp('/categories/edit/2');
    const english = await screen.findByRole('textbox', { name: /Name in English/ });
    await user.clear(english);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('The name needs at least 2 characters.'),
    );
    expect(api.seen(ONE)).toHaveLength(0);
    await user.type(english, 'Bread{Enter}');
    expect(await screen.findAllByText('Somebody has it.')).toHaveLength(2);
    expect(english).toHaveProperty('value', 'Bread');
  });

  it('ask before changes are left that are not saved, also when saving has failed', async () => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const api = server().on(ONE, { status: 500, body: {} });
    const { user, router } = await openApp('/categories/edit/2');
    await user.type(await screen.findByRole('textbox', { name: /Name in English/ }), ' trips');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.seen(ONE)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Back to categories' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledWith(expect.stringMatching(/changes/));
    expect(router.state.location.pathname).toBe('/categories/edit/2');
    asked.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'Back to categories' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/categories'));
    asked.mockRestore();
  });

  it.each(['/categories', '/categories/edit/2'])('have no accessibility faults at %s', async (address) => {
    server();
    await openApp(address, { locale: 'he-IL' });
    await (address === '/categories'
      ? screen.findByText('Shopping')
      : screen.findByRole('textbox', { name: /בעברית/ }));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are for admins only', async () => {
    server();
    await openApp('/categories', { role: 'manager' });
    expect(await screen.findByText('That page is for admins. Here is what waits for you.')).toBeTruthy();
  });
});
