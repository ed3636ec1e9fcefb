import type { OpenWork, UserRow, VettingRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const NOON = '2026-03-01T10:00:00.000Z';
const USER: UserRow = {
  id: 7,
  full_name: 'Omer Biton',
  phone: '+972520000003',
  email: null,
  roles: [{ id: 2, name: 'volunteer' }],
  status: 'activated',
  is_active: 1,
  is_block: 0,
  is_freeze: 0,
  is_online: 0,
  is_super_admin: false,
  is_notification_alert: true,
  organization: null,
  disabilities: [],
  other_disability: '',
  disability_confirmation_check: false,
  quick_emergency_request: false,
  is_concealed: false,
  city: 'Haifa',
  created_at: NOON,
  signed_in_at: null,
  deleted_at: null,
  volunteer_information: {
    id: 70,
    validate_training: true,
    validate_police: false,
    is_required_police_validation: true,
    police_ends_at: null,
    police_file: 'file-1',
    guardian_needed: null,
    is_guardian_confirmed: false,
    guardian_file: null,
  },
  abilities: ['validate_police', 'deactivate', 'regions'],
};
const NO_WORK: OpenWork = { requests: 0, event_requests: 0, events: 0, volunteers: [], event_volunteers: [], managers: [] };
const WAITING: VettingRow = {
  id: 22,
  kind: 'guardian',
  user: { id: 7, full_name: 'Omer Biton', phone: '+972520000003' },
  volunteer_information_id: 70,
  file: 'file-2',
  guardian_needed: 'minor',
  place: '',
  date: null,
  since: NOON,
};

const server = (area: 'admin' | 'manager' = 'admin') =>
  new FakeApi().on(`GET /${area}/users`, rows([USER])).on(`GET /${area}/user/states`, one([{ id: 'haifa', label: 'Haifa' }]));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});

describe('the list of users', () => {
  it('shows what waits, the file beside its button, and validates the police certificate', async () => {
    const api = server().on('GET /files/file-1', { body: {} }).on('POST /admin/users/validate/police/7', one(null, 'ok'));
    const { user, container } = await openApp('/volunteers-menu');
    expect(await screen.findByText('Police certificate missing')).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open the file of Omer Biton' }));
    await waitFor(() => expect(api.seen('GET /files/file-1')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Validate police: Omer Biton' }));
    const dialog = await screen.findByRole('dialog', { name: 'Validate the police certificate of Omer Biton?' });
    await user.click(within(dialog).getByRole('button', { name: 'Validate police' }));
    expect(await screen.findByText('Police certificate validated.')).toBeTruthy();
    expect(api.seen('POST /admin/users/validate/police/7')[0]?.body).toEqual({ validate_police: 1 });
    expect(api.unexpected).toEqual([]);
  });

  it('asks who takes over before it deactivates, and offers the pool', async () => {
    const api = server()
      .on('GET /users/7/open-work', one({ ...NO_WORK, requests: 1, volunteers: [{ id: 9, label: 'Noa Levi' }] }))
      .on('POST /admin/user/update-status/7/0', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await user.click(await screen.findByRole('button', { name: 'Deactivate: Omer Biton' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate the account of Omer Biton?' });
    const field = await within(dialog).findByRole('combobox', { name: /Who takes over the help request/ });
    expect(within(dialog).getByRole('button', { name: 'Deactivate' })).toHaveProperty('disabled', true);
    await user.selectOptions(field, 'Return to the pool and search again');
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Account deactivated.')).toBeTruthy();
    expect(api.seen('POST /admin/user/update-status/7/0')[0]?.body).toEqual({ volunteer_id: 'pool' });
  });

  it('keeps the dialog with the refusal under its field', async () => {
    server()
      .on('GET /users/7/open-work', one({ ...NO_WORK, requests: 1, volunteers: [{ id: 9, label: 'Noa Levi' }] }))
      .on('POST /admin/user/update-status/7/0', refusal({ volunteer_id: ['Does not fit any more.'] }));
    const { user } = await openApp('/volunteers-menu');
    await user.click(await screen.findByRole('button', { name: 'Deactivate: Omer Biton' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /Who takes over/ }), 'Noa Levi');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Does not fit any more.')).toBeTruthy();
  });

  it('removes the passkeys of who has lost them, after a question', async () => {
    const api = server()
      .on('GET /admin/users', rows([{ ...USER, abilities: ['reset_passkeys'] }]))
      .on('DELETE /admin/users/7/passkeys', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await user.click(await screen.findByRole('button', { name: 'Remove passkeys: Omer Biton' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the passkeys of Omer Biton?' });
    expect(api.seen('DELETE /admin/users/7/passkeys')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove passkeys' }));
    expect(await screen.findByText('The passkeys are removed.')).toBeTruthy();
    expect(api.seen('DELETE /admin/users/7/passkeys')).toHaveLength(1);
  });

  it('blocks with a reason, and offers it only where the server allows it', async () => {
    const api = server()
      .on(
        'GET /admin/users',
        rows([
          { ...USER, abilities: ['block'] },
          { ...USER, id: 8, full_name: 'Another Admin', abilities: [] },
        ]),
      )
      .on('POST /admin/users/block/7', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await user.click(await screen.findByRole('button', { name: 'Block Omer Biton' }));
    expect(screen.queryByRole('button', { name: 'Block Another Admin' })).toBeNull();
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Threatened a helper');
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(api.seen('POST /admin/users/block/7')[0]?.body).toEqual({ reason: 'Threatened a helper' }));
    await waitFor(() => expect(api.seen('GET /admin/users').length).toBeGreaterThan(1));
  });

  it('saves the list as it is filtered', async () => {
    const api = server().on('GET /admin/users', ({ query }) => (query.get('export') === 'true' ? { body: 'file' } : rows([USER])));
    const { user } = await openApp('/volunteers-menu?filter=%7B%22role%22%3A%22volunteer%22%7D');
    await screen.findByText('Omer Biton');
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() =>
      expect(
        api
          .seen('GET /admin/users')
          .find(({ query }) => query.has('export'))
          ?.query.get('filters[role]'),
      ).toBe('volunteer'),
    );
  });

  it('is searched by a telephone that never stands in the address, beside filters that do', async () => {
    const api = server();
    const asked = () => api.seen('GET /admin/users').at(-1)?.query.get('filter');
    const { user, router } = await openApp('/volunteers-menu?filter={"role":"volunteer"}');
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), '0520000003{Enter}');
    await waitFor(() => expect(asked()).toBe('{"role":"volunteer","q":"0520000003"}'));
    expect(decodeURIComponent(router.state.location.search)).not.toContain('0520000003');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('0520000003');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Haifa');
    await waitFor(() => expect(asked()).toContain('"state":"haifa"'));
    expect(asked()).toContain('0520000003');
    expect(decodeURIComponent(router.state.location.search)).toContain('"state":"haifa"');
    expect(decodeURIComponent(router.state.location.search)).not.toContain('0520000003');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked()).toBe('{}'));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('');
  });

  it('takes a search out of an old address, and searches for it', async () => {
    const api = server();
    const { router } = await openApp('/volunteers-menu?filter={"q":"0520000003"}');
    await screen.findByText('Omer Biton');
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).not.toContain('0520000003'));
    expect(api.seen('GET /admin/users').at(-1)?.query.get('filter')).toBe('{"q":"0520000003"}');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('0520000003');
  });

  it('gives and takes regions', async () => {
    const api = server()
      .on('GET /states', one([{ id: 'haifa', label: 'Haifa' }]))
      .on('GET /admin/user/region-permissions', {
        body: { data: [{ id: 3, user_id: 7, country: { id: 'IL', label: 'Israel' }, state: null }], meta: { total: 1, page: 1, perPage: 10 } },
      })
      .on('POST /admin/user/region-permissions', one(null, 'ok'))
      .on('DELETE /admin/user/region-permissions/3', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await user.click(await screen.findByRole('button', { name: 'Regions: Omer Biton' }));
    await user.click(await screen.findByRole('button', { name: 'Remove All of Israel' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Region to add/ }), 'Haifa');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(api.seen('POST /admin/user/region-permissions')[0]?.body).toEqual({ user_id: 7, state_ids: ['haifa'], country_ids: ['IL'] }));
    expect(api.seen('DELETE /admin/user/region-permissions/3')).toHaveLength(1);
  });

  it('is a manager’s by their own path, without what is the admins’', async () => {
    const api = server('manager')
      .on('GET /manager/users', rows([{ ...USER, abilities: ['deactivate'] }]))
      .on('GET /users/7/open-work', one(NO_WORK))
      .on('POST /user/update-status/7/0', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu', { role: 'manager' });
    await user.click(await screen.findByRole('button', { name: 'Deactivate: Omer Biton' }));
    expect(screen.queryByRole('link', { name: 'Add a manager' })).toBeNull();
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' });
    await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
    await user.click(confirm);
    await waitFor(() => expect(api.seen('POST /user/update-status/7/0')).toHaveLength(1));
  });
});

describe('the list of who waits for vetting', () => {
  it('says who is under age in the question before the approval is confirmed', async () => {
    const api = new FakeApi().on('GET /admin/vetting', rows([WAITING])).on('POST /admin/users/confirm/guardian/7', one(null, 'ok'));
    const { user, container } = await openApp('/vetting');
    expect(await screen.findByText('Aged 16 or 17')).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm guardian: Omer Biton' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('At 16 and 17 a parent or guardian must approve in writing.');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm guardian' }));
    await waitFor(() => expect(api.seen('POST /admin/users/confirm/guardian/7')).toHaveLength(1));
  });

  it('says when and where somebody was trained, the day as people write it', async () => {
    new FakeApi().on('GET /admin/vetting', rows([{ ...WAITING, kind: 'training', place: 'Haifa', date: '2026-05-09' }]));
    await openApp('/vetting');
    expect(await screen.findByText('Haifa, May 9, 2026')).toBeTruthy();
  });

  it('is for admins alone', async () => {
    new FakeApi();
    await openApp('/vetting', { role: 'manager' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

describe('adding a manager', () => {
  it('sends the form and goes back to the list; a refusal stands under its field', async () => {
    const api = server()
      .on('POST /dropdowns/roles', one([{ id: 3, key: 'manager', name: 'Manager', label: 'Manager' }]))
      .on('POST /admin/users', refusal({ phone: ['Taken.'] }));
    const { user, router, container } = await openApp('/volunteers-menu/add');
    await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Gila');
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Ron');
    await user.type(screen.getByRole('textbox', { name: /^Telephone/ }), '050-234-5671');
    await screen.findByRole('option', { name: 'Manager' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Taken.')).length).toBe(2);
    expect(await accessibilityFaults(container)).toEqual([]);
    api.on('POST /admin/users', one({ id: 8 }, 'ok'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/volunteers-menu'));
    expect(api.seen('POST /admin/users').at(-1)?.body).toMatchObject({ first_name: 'Gila', last_name: 'Ron', phone: '050-234-5671', role_id: 3, is_sms: true });
  });
});
