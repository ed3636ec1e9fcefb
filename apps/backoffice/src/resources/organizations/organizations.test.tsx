import type { OrganizationRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const ROW: OrganizationRow = {
  id: 4,
  name: 'Good People',
  slug: 'good-people',
  logo: null,
  registration_url: 'https://karov.example/volunteer/registration/good-people',
  greeting_he: '',
  greeting_en: '',
  signature_he: '',
  signature_en: 'Good People, Haifa',
  volunteers: 12,
  users_count: 12,
  author: 'Dana Cohen',
  created_at: '2026-03-01T10:00:00.000Z',
  abilities: [],
};
const PATH = '/admin/organizations';
const PREVIEW = 'POST /admin/message-texts/organization-words';
const SAMPLE = { locale: 'he-IL', text: 'שלום מחיפה!\nקרוב: אפשר לעזור?', segments: 3, segments_without: 2 };
const NO_WORDS = { greeting_he: '', greeting_en: '', signature_he: '', signature_en: '' };

function server(): FakeApi {
  return new FakeApi()
    .on(`GET ${PATH}`, rows([ROW]))
    .on(`GET ${PATH}/4`, one(ROW))
    .on(`POST ${PATH}`, one(ROW))
    .on(`POST ${PATH}/4`, one(ROW))
    .on(
      PREVIEW,
      one([
        SAMPLE,
        {
          ...SAMPLE,
          locale: 'en-US',
          text: 'Karov: can you help?\nGood People, Haifa',
          segments: 1,
          segments_without: 1,
        },
      ]),
    );
}
const sent = (api: FakeApi, call: string): Record<string, unknown> => {
  const body = api.seen(call).at(-1)?.body;
  return body instanceof FormData ? Object.fromEntries(body) : {};
};

beforeAll(() => {
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
});

describe('organizations', () => {
  it('are listed with their link, which can be copied', async () => {
    server();
    const { user } = await openApp('/organizations');
    expect(await screen.findByRole('link', { name: ROW.registration_url })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '12' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Dana Cohen' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete Good People' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy the link of Good People' }));
    expect(await screen.findByText('Link copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(ROW.registration_url);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are deleted after a question that names them, where nobody belongs to them', async () => {
    const api = server()
      .on(`GET ${PATH}`, rows([{ ...ROW, volunteers: 0, abilities: ['delete'] }]))
      .on(`DELETE ${PATH}/4`, one(null, 'ok'));
    const { user } = await openApp('/organizations');
    await user.click(await screen.findByRole('button', { name: 'Delete Good People' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the organization Good People?' });
    expect(api.seen(`DELETE ${PATH}/4`)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The organization has been deleted.')).toBeTruthy();
    expect(api.seen(`DELETE ${PATH}/4`)).toHaveLength(1);
  });

  it('are added with a name and a picture, which is shown before', async () => {
    const api = server();
    const { user, router } = await openApp('/organizations/add');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Good People');
    await user.upload(screen.getByLabelText('Logo'), new File(['x'], 'logo.png', { type: 'image/png' }));
    expect(screen.getByRole('img', { name: 'The logo' })).toHaveProperty('src', 'blob:logo');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/organizations'));
    expect(sent(api, `POST ${PATH}`)).toEqual({ ...NO_WORDS, name: 'Good People', logo: expect.any(File) });
  });

  it('are changed by the form’s method, and refusals stand under their fields', async () => {
    const api = server().on(`POST ${PATH}/4`, refusal({ name: ['Taken.'], logo: ['Too large.'] }));
    const { user } = await openApp('/organizations/edit/4');
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Taken.')).toHaveLength(2);
    expect(screen.getAllByText('Too large.')).toHaveLength(2);
    expect(sent(api, `POST ${PATH}/4`)).toEqual({
      ...NO_WORDS,
      _method: 'PUT',
      name: 'Good People!',
      signature_en: 'Good People, Haifa',
    });
  });

  it('word how messages to their volunteers begin and end', async () => {
    const api = server();
    const { user } = await openApp('/organizations/edit/4');
    await user.type(await screen.findByRole('textbox', { name: 'Greeting in Hebrew' }), 'שלום מחיפה!');
    expect(screen.getByRole('textbox', { name: 'Greeting in Hebrew' }).getAttribute('dir')).toBe('rtl');
    const preview = within(screen.getByRole('region', { name: 'How an example message will read by SMS' }));
    expect(await preview.findByText(/Hebrew · 3 parts · 2 parts without/)).toBeTruthy();
    expect(preview.getByText(/English · one part$/)).toBeTruthy();
    await waitFor(() =>
      expect(api.seen(PREVIEW).at(-1)?.body).toEqual({
        greeting_he: 'שלום מחיפה!',
        greeting_en: '',
        signature_he: '',
        signature_en: 'Good People, Haifa',
      }),
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(api, `POST ${PATH}/4`)).toMatchObject({
        greeting_he: 'שלום מחיפה!',
        signature_en: 'Good People, Haifa',
      }),
    );
  });

  it('take only pictures', async () => {
    const api = server();
    const { user } = await openApp('/organizations/edit/4', { locale: 'he-IL' });
    const field = await screen.findByLabelText('לוגו');
    field.removeAttribute('accept');
    await user.upload(field, new File(['x'], 'logo.svg', { type: 'image/svg+xml' }));
    expect(screen.getByText('אפשר להעלות תמונה מסוג PNG,‏ JPEG או WebP בלבד.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'שמירה' }));
    await waitFor(() =>
      expect(sent(api, `POST ${PATH}/4`)).toEqual({
        ...NO_WORDS,
        _method: 'PUT',
        name: 'Good People',
        signature_en: 'Good People, Haifa',
      }),
    );
  });
});
