import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { dataProvider } from '../app/data-provider.js';
import { i18nProvider } from '../app/i18n-provider.js';
import { Toasts } from '../app/toasts.js';
import { FakeApi, one } from '../testing/fake-api.js';
import { Edit } from './edit.js';
import { SimpleForm } from './form.js';
import { TextInput } from './inputs.js';

const CATEGORY = { id: 2, name_he: 'קניות', name_en: 'Shopping' };
const READ = 'GET /admin/categories/2';
const SAVED = 'PUT /admin/categories/2';

/** Opens a form about a category. */
async function openForm() {
  const api = new FakeApi().on(READ, one(CATEGORY)).on(SAVED, one(CATEGORY));
  await i18nProvider.changeLocale('en-US');
  const queries = new QueryClient();
  const desk = (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queries}>
      <Edit resource="categories" id={2} title="categories.edit_title" saved="categories.saved" to="/after">
        <SimpleForm>
          <TextInput source="name_he" label="categories.name_he" />
          <TextInput source="name_en" label="categories.name_en" />
        </SimpleForm>
      </Edit>
      <Toasts />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: desk }]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Name in English'), ' trips');
  return { api, queries, router, user };
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const save = () => screen.getByRole('button', { name: 'Save' });

describe('a form', () => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps what is typed when its record is loaded again, and takes over the other fields', async () => {
    const { api, queries } = await openForm();
    api.on(READ, one({ ...CATEGORY, name_he: 'סידורים', name_en: 'Errands' }));
    await act(() => queries.invalidateQueries());
    await waitFor(() => expect(valueOf('Name in Hebrew')).toBe('סידורים'));
    expect(valueOf('Name in English')).toBe('Shopping trips');
  });

  it('saves once for a double click, says so, and leads on', async () => {
    const { api, router, user } = await openForm();
    await user.dblClick(save());
    expect(await screen.findByText('The category has been saved.')).toBeTruthy();
    expect(api.seen(SAVED).map(({ body }) => body)).toEqual([
      { id: 2, name_he: 'קניות', name_en: 'Shopping trips' },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/after'));
  });

  it('is sent again when a colleague has changed the record meanwhile', async () => {
    const { api, queries, user } = await openForm();
    await user.click(save());
    await waitFor(() => expect(api.seen(SAVED)).toHaveLength(1));
    api.on(READ, one({ ...CATEGORY, name_en: 'Errands' }));
    await act(() => queries.invalidateQueries());
    await waitFor(() => expect(valueOf('Name in English')).toBe('Errands'));
    await user.clear(screen.getByLabelText('Name in English'));
    await user.type(screen.getByLabelText('Name in English'), 'Shopping trips');
    await user.click(save());
    await waitFor(() => expect(api.seen(SAVED)).toHaveLength(2));
  });

  it('is not sent without a connection, says so, and is sent once there is one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { api, user } = await openForm();
    await user.click(save());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(api.seen(SAVED)).toEqual([]);
    expect(valueOf('Name in English')).toBe('Shopping trips');
    online.mockReturnValue(true);
    await user.click(save());
    await waitFor(() => expect(api.seen(SAVED)).toHaveLength(1));
  });
});
