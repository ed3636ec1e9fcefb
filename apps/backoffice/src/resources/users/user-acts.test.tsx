import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';
import { choose, NO_WORK, server, USER } from '../../testing/user-fixtures.js';

const HELD = [{ id: 3, label: 'Shopping · Haifa' }];
const NOA = {
  id: 9,
  full_name: 'Noa Levi',
  distance_km: 2.4,
  load: 1,
  recent_calls: 3,
  is_fitting: true,
  reason: 'fits',
};
const NOA_LABEL = 'Noa Levi · 2.4 km · in hand: 1 · calls this week: 3 · fits';

describe('what is done to people', () => {
  it('asks who takes over before it deactivates, and offers the pool', async () => {
    const api = server()
      .on('GET /users/7/open-work', one({ ...NO_WORK, requests: HELD, volunteers: [NOA] }))
      .on('POST /admin/user/update-status/7/0', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await choose(user, 'Deactivate');
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate the account of Omer Biton?' });
    const field = await within(dialog).findByRole('combobox', { name: /Who takes over the help request/ });
    expect(within(dialog).getByText('Shopping · Haifa')).toBeTruthy();
    expect(within(dialog).getByRole('option', { name: NOA_LABEL })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Deactivate' })).toHaveProperty('disabled', true);
    expect(within(dialog).getByRole('button', { name: 'Leave it as it is' })).toBeTruthy();
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.selectOptions(field, 'Return to the pool and search again');
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Account deactivated.')).toBeTruthy();
    expect(api.seen('POST /admin/user/update-status/7/0')[0]?.body).toEqual({ volunteer_id: 'pool' });
  });

  it('keeps the dialog with the refusal under its field', async () => {
    server()
      .on('GET /users/7/open-work', one({ ...NO_WORK, requests: HELD, volunteers: [NOA] }))
      .on('POST /admin/user/update-status/7/0', refusal({ volunteer_id: ['Does not fit any more.'] }));
    const { user } = await openApp('/volunteers-menu');
    await choose(user, 'Deactivate');
    await user.selectOptions(await screen.findByRole('combobox', { name: /Who takes over/ }), NOA_LABEL);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Does not fit any more.')).toBeTruthy();
  });

  it('removes the passkeys of a person who has lost them, after a question', async () => {
    const api = server()
      .on('GET /admin/users', rows([{ ...USER, abilities: ['reset_passkeys'] }]))
      .on('DELETE /admin/users/7/passkeys', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await choose(user, 'Remove passkeys');
    const dialog = await screen.findByRole('dialog', { name: 'Remove the passkeys of Omer Biton?' });
    expect(api.seen('DELETE /admin/users/7/passkeys')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove passkeys' }));
    expect(await screen.findByText('The passkeys are removed.')).toBeTruthy();
    expect(api.seen('DELETE /admin/users/7/passkeys')).toHaveLength(1);
  });

  it('blocks with a reason and a replacement, deletes and restores, each after a question that says what follows', async () => {
    const api = server()
      .on('GET /admin/users', rows([{ ...USER, abilities: ['block', 'delete', 'unblock', 'restore'] }]))
      .on('GET /users/7/open-work', one({ ...NO_WORK, requests: HELD, volunteers: [NOA] }))
      .on('POST /admin/users/block/7', one(null, 'ok'))
      .on('POST /admin/users/unblock/7', one(null, 'ok'))
      .on('DELETE /admin/users/7', one(null, 'ok'))
      .on('POST /admin/users/restore/7', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await choose(user, 'Block');
    const dialog = await screen.findByRole('dialog', { name: 'Block Omer Biton?' });
    await user.selectOptions(
      await within(dialog).findByRole('combobox', { name: /Who takes over/ }),
      NOA_LABEL,
    );
    expect(within(dialog).getByRole('button', { name: 'Block' })).toHaveProperty('disabled', true);
    await user.type(
      within(dialog).getByRole('textbox', { name: /Reason for the block/ }),
      'Threatened a helper',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() =>
      expect(api.seen('POST /admin/users/block/7')[0]?.body).toEqual({
        volunteer_id: 9,
        reason: 'Threatened a helper',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await choose(user, 'Delete');
    const deletion = await screen.findByRole('dialog', { name: 'Delete the account of Omer Biton?' });
    expect(deletion.textContent).toContain('It can be undone for 30 days');
    await user.selectOptions(
      await within(deletion).findByRole('combobox', { name: /Who takes over/ }),
      'Return to the pool and search again',
    );
    await user.click(within(deletion).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('User deleted.')).toBeTruthy();
    expect(api.seen('DELETE /admin/users/7')[0]?.body).toEqual({ volunteer_id: 'pool' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    for (const [act, done, call] of [
      ['Restore', 'User restored.', 'POST /admin/users/restore/7'],
      ['Unblock', 'User unblocked.', 'POST /admin/users/unblock/7'],
    ] as const) {
      await choose(user, act);
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: act }));
      expect(await screen.findByText(done)).toBeTruthy();
      expect(api.seen(call)).toHaveLength(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('says a refusal under the reason, and keeps the typed text', async () => {
    server()
      .on('GET /admin/users', rows([{ ...USER, abilities: ['block'] }]))
      .on('GET /users/7/open-work', one(NO_WORK))
      .on('POST /admin/users/block/7', refusal({ reason: ['The characters < and > cannot be used here.'] }));
    const { user } = await openApp('/volunteers-menu');
    await choose(user, 'Block');
    const dialog = await screen.findByRole('dialog');
    const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
    await user.type(reason, '<threats>');
    const confirm = within(dialog).getByRole('button', { name: 'Block' });
    await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
    await user.click(confirm);
    expect(await within(dialog).findByText('The characters < and > cannot be used here.')).toBeTruthy();
    expect(reason.value).toBe('<threats>');
  });

  it('gives roles and takes them, with who manages the events; the admin role is shown to super admins alone', async () => {
    const ROLES = [
      { id: 2, key: 'volunteer', name: 'Volunteer', label: 'Volunteer' },
      { id: 3, key: 'manager', name: 'Manager', label: 'Manager' },
      { id: 4, key: 'admin', name: 'Admin', label: 'Admin' },
    ];
    const api = server()
      .on('GET /admin/users', rows([{ ...USER, roles: [{ id: 3, name: 'manager' }], abilities: ['roles'] }]))
      .on('POST /dropdowns/roles', one(ROLES))
      .on(
        'GET /users/7/open-work',
        one({
          ...NO_WORK,
          requests: HELD,
          volunteers: [NOA],
          events: [{ id: 5, label: 'Fire · Haifa' }],
          managers: [NOA],
        }),
      )
      .on('POST /admin/users/update/roles/7', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await choose(user, 'Roles');
    const dialog = await screen.findByRole('dialog', { name: 'Roles of Omer Biton' });
    const manager = await within(dialog).findByRole('checkbox', { name: 'Manager' });
    expect(within(dialog).queryByRole('checkbox', { name: 'Admin' })).toBeNull();
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    await user.click(manager);
    expect(within(dialog).getByText('Choose at least one role.')).toBeTruthy();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Volunteer' }));
    const save = within(dialog).getByRole('button', { name: 'Save' });
    expect(save).toHaveProperty('disabled', true);
    expect(within(dialog).getAllByRole('combobox')).toHaveLength(1);
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: /Who manages the active event/ }),
      NOA_LABEL,
    );
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(save);
    expect(await screen.findByText('Roles updated.')).toBeTruthy();
    expect(api.seen('POST /admin/users/update/roles/7')[0]?.body).toEqual({ roles: [2], manager_id: 9 });
  });

  it('shows the role of admin to a super admin, who makes admins after a question', async () => {
    const api = server()
      .on('GET /admin/users', rows([{ ...USER, abilities: ['roles', 'become_admin'] }]))
      .on('POST /dropdowns/roles', one([{ id: 4, key: 'admin', name: 'Admin', label: 'Admin' }]))
      .on('GET /users/7/open-work', one(NO_WORK))
      .on('POST /admin/users/become/admin/7', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu', { role: 'super_admin' });
    await choose(user, 'Roles');
    expect(await screen.findByRole('checkbox', { name: 'Admin' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(user, 'Make an admin');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Make Omer Biton an admin?' })).getByRole('button', {
        name: 'Make an admin',
      }),
    );
    expect(await screen.findByText('Admin role assigned.')).toBeTruthy();
    expect(api.seen('POST /admin/users/become/admin/7')).toHaveLength(1);
  });

  it('assigns an organization', async () => {
    const api = server()
      .on('GET /admin/users', rows([{ ...USER, abilities: ['organization'] }]))
      .on('GET /admin/organizations', {
        body: { data: [{ id: 4, name: 'Good Neighbours' }], meta: { total: 1, page: 1, perPage: 1000 } },
      })
      .on('POST /admin/user/assign/organization/7', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await choose(user, 'Organization');
    const dialog = await screen.findByRole('dialog', { name: 'Organization of Omer Biton' });
    expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.selectOptions(
      await within(dialog).findByRole('combobox', { name: /Organization/ }),
      'Good Neighbours',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Organization updated.')).toBeTruthy();
    expect(api.seen('POST /admin/user/assign/organization/7')[0]?.body).toEqual({ organization_id: 4 });
  });

  it('opens the chat of the newest request, and says why it cannot; a telephone call is a link; a training is validated once', async () => {
    const api = server();
    const { user } = await openApp('/volunteers-menu');
    await user.click(await screen.findByRole('button', { name: 'Actions: Omer Biton' }));
    const off = await screen.findByRole('menuitem', { name: /Chat There is no request to write about yet/ });
    expect(off.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('menuitem', { name: 'Call' }).getAttribute('href')).toBe('tel:+972520000003');
    expect(screen.getByRole('menuitem', { name: /Validate training/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.keyboard('{Escape}');
    api
      .on(
        'GET /chats/newest/7',
        one({ subject: { context: 'category', context_id: 2, context_name: 'Shopping' } }),
      )
      .on('GET /chats/categories', one([]))
      .on('GET /chats/threads', one([]))
      .on('GET /chats/unread', one({ total: 0 }));
    await user.click(screen.getByRole('button', { name: 'Actions: Omer Biton' }));
    const on = await screen.findByRole('menuitem', { name: 'Chat' });
    await waitFor(() => expect(on.getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(on);
    expect(await screen.findByRole('dialog', { name: 'Omer Biton: Shopping' })).toBeTruthy();
    await waitFor(() => expect(api.seen('GET /chats/categories')[0]?.query.get('receiver_id')).toBe('7'));
  });
});
