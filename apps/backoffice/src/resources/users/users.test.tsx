import type { VettingRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';
import { choose, NO_WORK, server, USER, WAITING_PAPER } from '../../testing/user-fixtures.js';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});

const FORM_OF_OMER = {
  first_name: 'Omer',
  last_name: 'Biton',
  phone: '+972520000003',
  email: '',
  roles: [1],
  address_type: 'residential',
  residential_address: 'Herzl 3, Israel, Center, Ramla, 31.9, 34.8',
  arrival_address: '',
  contact_note: '',
  is_phone: 0,
  is_wp: 0,
  is_sms: 1,
  is_active: 1,
};

describe('the list of users', () => {
  it('shows what waits, the file beside its button, and validates the police certificate', async () => {
    const api = server()
      .on('GET /files/file-1', { body: {} })
      .on('POST /admin/users/validate/police/7', one(null, 'ok'));
    const { user, container } = await openApp('/volunteers-menu');
    expect(await screen.findByText('Police certificate missing')).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open the file of Omer Biton' }));
    await waitFor(() => expect(api.seen('GET /files/file-1')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Validate police: Omer Biton' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Validate the police certificate of Omer Biton?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Validate police' }));
    expect(await screen.findByText('Police certificate validated.')).toBeTruthy();
    expect(api.seen('POST /admin/users/validate/police/7')[0]?.body).toEqual({
      validate_police: 1,
      file: 'file-1',
    });
    expect(api.unexpected).toEqual([]);
  });

  it('saves the list as it is filtered', async () => {
    const api = server().on('GET /admin/users', ({ query }) =>
      query.get('export') === 'true' ? { body: 'file' } : rows([USER]),
    );
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

  it('leaves the card closed when an act is chosen from the menu of a row, or the menu is closed beside it', async () => {
    server().on('GET /users/7/open-work', one(NO_WORK));
    const { user, router } = await openApp('/volunteers-menu');
    await user.click(await screen.findByRole('button', { name: 'Actions: Omer Biton' }));
    const menu = await screen.findByRole('menu');
    const beside = menu.closest('.MuiModal-root')?.querySelector('.MuiBackdrop-root');
    if (!beside) throw new Error('the menu has nothing behind it');
    await user.click(beside);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose(user, 'Deactivate');
    await screen.findByRole('dialog');
    expect(router.state.location.pathname).toBe('/volunteers-menu');
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
      .on(
        'GET /countries',
        one([
          { id: 'IL', label: 'Israel' },
          { id: 'CY', label: 'Cyprus' },
        ]),
      )
      .on('GET /states', one([{ id: 'haifa', label: 'Haifa' }]))
      .on('GET /admin/user/region-permissions', {
        body: {
          data: [{ id: 3, user_id: 7, country: { id: 'IL', label: 'Israel' }, state: null }],
          meta: { total: 1, page: 1, perPage: 10 },
        },
      })
      .on('POST /admin/user/region-permissions', one(null, 'ok'))
      .on('DELETE /admin/user/region-permissions/3', one(null, 'ok'))
      .on('GET /admin/user/region-cover', one({ districts: [], managers: [] }));
    const { user } = await openApp('/volunteers-menu');
    await choose(user, 'Regions');
    await user.click(await screen.findByRole('button', { name: 'Remove All of Israel' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Region to add/ }), 'Haifa');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(api.seen('POST /admin/user/region-permissions')[0]?.body).toEqual({
        user_id: 7,
        state_ids: ['haifa'],
        country_ids: ['IL'],
      }),
    );
    expect(api.seen('DELETE /admin/user/region-permissions/3')).toHaveLength(1);
  });

  it('is a manager’s by their own path, without the admins’ parts', async () => {
    const api = server('manager')
      .on('GET /manager/users', rows([{ ...USER, abilities: ['deactivate'] }]))
      .on('GET /users/7/open-work', one(NO_WORK))
      .on('POST /user/update-status/7/0', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu', { role: 'manager' });
    await choose(user, 'Deactivate');
    expect(screen.queryByRole('link', { name: 'Add a manager' })).toBeNull();
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' });
    await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
    await user.click(confirm);
    await waitFor(() => expect(api.seen('POST /user/update-status/7/0')).toHaveLength(1));
  });
});

describe('the list of who waits for vetting', () => {
  it('names minors in the question before the approval is confirmed', async () => {
    const api = new FakeApi()
      .on('GET /admin/vetting', rows([WAITING_PAPER]))
      .on('POST /admin/users/confirm/guardian/7', one(null, 'ok'));
    const { user, container } = await openApp('/vetting');
    expect(await screen.findByText('Aged 16 or 17')).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm guardian: Omer Biton' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('At 16 and 17 a parent or guardian must approve in writing.');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm guardian' }));
    await waitFor(() =>
      expect(api.seen('POST /admin/users/confirm/guardian/7').map(({ body }) => body)).toEqual([
        { file: 'file-2' },
      ]),
    );
  });

  it('says when and where somebody was trained, the day as people write it', async () => {
    new FakeApi().on(
      'GET /admin/vetting',
      rows([{ ...WAITING_PAPER, kind: 'training', place: 'Haifa', date: '2026-05-09' }]),
    );
    await openApp('/vetting');
    expect(await screen.findByText('\u2068Haifa\u2069, 9 May 2026')).toBeTruthy();
  });

  it('is answered one after the other by keyboard, with a reason where something is not accepted', async () => {
    const renewal: VettingRow = {
      ...WAITING_PAPER,
      id: 23,
      kind: 'renewal',
      file: null,
      user: { ...WAITING_PAPER.user, id: 8, full_name: 'Ron Gil' },
    };
    const api = server()
      .on('GET /admin/vetting', rows([WAITING_PAPER, renewal]))
      .on('POST /admin/vetting/refuse/7', one(null, 'ok'))
      .on('POST /admin/vetting/ask-to-renew/8', one(null, 'ok'));
    const { user } = await openApp('/vetting');
    const refuse = await screen.findByRole('button', {
      name: /Do not accept: Guardian’s approval, Omer Biton/,
    });
    refuse.focus();
    await user.keyboard('n');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask Ron Gil to renew' }));
    await user.click(refuse);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Do not accept' }));
    expect(api.seen('POST /admin/vetting/refuse/7')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'no name on it');
    api.on('GET /admin/vetting', rows([renewal]));
    await user.click(dialog.getByRole('button', { name: 'Do not accept' }));
    await waitFor(() => expect(screen.queryByText('Omer Biton')).toBeNull());
    expect(api.seen('POST /admin/vetting/refuse/7')[0]?.body).toEqual({
      kind: 'guardian',
      system_note: 'no name on it',
      file: 'file-2',
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask Ron Gil to renew' }));
  });

  it('is for admins alone', async () => {
    new FakeApi();
    await openApp('/vetting', { role: 'manager' });
    expect(await screen.findByText('That page is for admins. Here is what waits for you.')).toBeTruthy();
  });
});

const VOLUNTEER = { id: 2, key: 'volunteer', name: 'Volunteer', label: 'Volunteer' };
const MANAGER = { id: 3, key: 'manager', name: 'Manager', label: 'Manager' };
const isGiven = (body: unknown) => JSON.stringify(body).includes('manual_registration');

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
    expect(api.seen('POST /admin/users').at(-1)?.body).toMatchObject({
      first_name: 'Gila',
      last_name: 'Ron',
      phone: '050-234-5671',
      role_id: 3,
      is_sms: true,
    });
  });

  it('offers the person whose number it is', async () => {
    const api = server()
      .on('POST /dropdowns/roles', one([{ id: 3, key: 'manager', name: 'Manager', label: 'Manager' }]))
      .on('GET /admin/users', { body: { data: [USER], meta: { total: 1, page: 1, perPage: 1 } } })
      .on('POST /admin/users', {
        status: 422,
        body: { code: 'PHONE_TAKEN', message: 'Taken.', errors: { phone: ['Taken.'] } },
      });
    const { user } = await openApp('/volunteers-menu/add');
    await user.type(await screen.findByRole('textbox', { name: /^Telephone/ }), '052-000-0003');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('link', { name: 'Omer Biton' })).getAttribute('href')).toContain(
      'modal=7',
    );
    expect(api.seen('GET /admin/users').at(-1)?.query.get('search')).toBe('052-000-0003');
  });

  it('changes somebody: the form is filled in, the role is said, the other address is sent', async () => {
    const filled = {
      first_name: 'Omer',
      last_name: 'Biton',
      phone: '+972520000003',
      email: '',
      roles: [2],
      address_type: 'arrival',
      residential_address: '',
      arrival_address: 'Herzl 3, Israel, Center, Ramla, 31.9, 34.8',
      is_phone: 0,
      is_wp: 1,
      is_sms: 1,
      is_active: 1,
    };
    const api = server()
      .on('POST /dropdowns/roles', (body: unknown) => one(isGiven(body) ? [MANAGER] : [VOLUNTEER, MANAGER]))
      .on('GET /admin/users/7/form', one(filled))
      .on('PUT /admin/users/7', one(null, 'ok'));
    const { user, router, container } = await openApp('/volunteers-menu/edit/7');
    expect(await screen.findByDisplayValue('Omer')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Work' })).toHaveProperty('checked', true);
    expect(screen.getByRole('link', { name: 'Change the roles' }).getAttribute('href')).toBe(
      '/volunteers-menu/7?act=roles',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
    const role = screen.getByRole('combobox', { name: /^Role/ });
    expect(role).toHaveProperty('value', '2');
    await user.selectOptions(role, 'Manager');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/volunteers-menu/7'));
    expect(api.seen('PUT /admin/users/7')[0]?.body).toMatchObject({
      role_id: 3,
      address_type: 'arrival',
      residential_address: '',
      arrival_address: filled.arrival_address,
      email: '',
      is_wp: true,
    });
  });

  it('rule 61: only says what stays where nothing can go along, and saves once that was read', async () => {
    const api = server()
      .on('POST /dropdowns/roles', one([{ id: 1, key: 'user', name: 'User', label: 'User' }]))
      .on('GET /admin/users/7/form', one(FORM_OF_OMER))
      .on('PUT /admin/users/7', (body: unknown) =>
        JSON.stringify(body).includes('"ignore":true')
          ? one(null, 'ok')
          : {
              status: 422,
              body: {
                code: 'ADDRESS_CONFIRM',
                message: 'Evacuation: Dana is helping already.',
                errors: { message: ['1'] },
                can_move: false,
              },
            },
      );
    const { user, router } = await openApp('/volunteers-menu/edit/7');
    await screen.findByDisplayValue('Omer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const told = within(await screen.findByRole('dialog', { name: 'The address changes' }));
    expect(told.getByText('Evacuation: Dana is helping already.')).toBeTruthy();
    expect(told.queryByRole('button', { name: 'Leave at the former address' })).toBeNull();
    await user.click(told.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/volunteers-menu/7'));
    expect(api.seen('PUT /admin/users/7')).toHaveLength(2);
  });

  it('rule 61: asks whether a running emergency goes along to a corrected address, and saves with the answer alone', async () => {
    const question = {
      status: 422,
      body: {
        code: 'ADDRESS_CONFIRM',
        message: 'An emergency request is running.',
        errors: { message: ['1'] },
      },
    };
    const api = server()
      .on('POST /dropdowns/roles', one([{ id: 1, key: 'user', name: 'User', label: 'User' }]))
      .on('GET /admin/users/7/form', one(FORM_OF_OMER))
      .on('PUT /admin/users/7', (body: unknown) =>
        JSON.stringify(body).includes('"leave_requests":true') ? one(null, 'ok') : question,
      );
    const { user, router } = await openApp('/volunteers-menu/edit/7');
    await screen.findByDisplayValue('Omer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'The address changes' }));
    expect(asked.getByText('An emergency request is running.')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/volunteers-menu/edit/7');
    expect(api.seen('PUT /admin/users/7')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave at the former address' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/volunteers-menu/7'));
    expect(screen.queryByText('1')).toBeNull();
  });
});
