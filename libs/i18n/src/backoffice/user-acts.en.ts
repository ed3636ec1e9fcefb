import type { SameKeys } from '../catalogue.js';
import type { userActsHe } from './user-acts.he.js';

/** Texts of actions on people in the list: the menu of a row, its dialogs, replacements. */
export const userActsEn: SameKeys<typeof userActsHe> = {
  user_acts: {
    menu_of: 'Actions: %{name}',
    menu: 'Actions',
    acts: {
      edit: 'Change details',
      roles: 'Roles',
      organization: 'Organization',
      become_admin: 'Make an admin',
      block: 'Block',
      unblock: 'Unblock',
      delete: 'Delete',
      restore: 'Restore',
      chat: 'Chat',
      phone: 'Call',
    },
    no_chat: 'There is no request to write about yet',
    no_phone: 'There is no telephone number',
    trained: 'The training is validated already',
    chat_title: '%{name}: %{about}',
    open_work: 'There is open work. Choose who takes it over first; everything happens together.',
    needed_for: 'What it is about',
    way: '%{km} km',
    in_hand: 'in hand: %{count}',
    calls: 'calls this week: %{count}',
    nobody_fits: 'Nobody can take it over at present. It can be returned to the pool.',
    delete_title: 'Delete the account of %{name}?',
    delete_body:
      'All their devices are signed out at once, open requests for help are closed, and nothing more is sent to them. It can be undone for %{days} days; after that everything personal is erased and cannot be brought back.',
    deleted: 'User deleted.',
    restore_title: 'Restore the account of %{name}?',
    restore_body:
      'They can sign in again at once, in the same roles. Requests that were closed with the deletion stay closed.',
    restored: 'User restored.',
    roles_title: 'Roles of %{name}',
    roles_body:
      'The change has effect at once. Who is signed in right now in a role that is taken is signed out.',
    roles_none: 'Choose at least one role.',
    roles_saved: 'Roles updated.',
    organization_title: 'Organization of %{name}',
    organization_body: 'From now on they volunteer under the organization that is chosen.',
    organization_label: 'Organization',
    organizations_none: 'There is no organization yet. They are added on the organizations screen.',
    organization_saved: 'Organization updated.',
    admin_title: 'Make %{name} an admin?',
    admin_body:
      'They see and may do everything that admins do: in the regions set for them, and without any, in all.',
    admin_done: 'Admin role assigned.',
  },
};
