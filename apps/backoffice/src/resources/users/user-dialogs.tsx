import type { UserAbility, UserRow } from '@karov/api-client';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import type { Confirmation } from '../../shared/acts/confirmation.js';
import { api } from '../../shared/api.js';
import { type Translate, useText } from '../../shared/text.js';
import { LeaveDialog, switchAccount } from './leave-dialog.js';
import { NewestChat } from './newest-chat.js';
import { OrganizationDialog } from './organization-dialog.js';
import { RegionsDialog } from './regions/regions-dialog.js';
import { RolesDialog } from './roles-dialog.js';
import type { UserAct } from './user-act.js';
import { vettingConfirmation } from './vetting-acts.js';

const VETTING = {
  validate_police: 'police',
  validate_training: 'training',
  confirm_guardian: 'guardian',
} as const;
type Plain = Exclude<
  UserAbility,
  keyof typeof VETTING | 'edit' | 'roles' | 'regions' | 'organization' | 'deactivate' | 'delete' | 'block'
>;

interface UserDialogsProps {
  act: UserAct;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog for the chosen action; each dialog states the person's name and the consequences. */
export function UserDialogs({ act: { kind, user }, onDone, onClose }: UserDialogsProps) {
  const text = useText();
  switch (kind) {
    case 'chat':
      return <NewestChat user={user} onClose={onClose} />;
    case 'regions':
      return <RegionsDialog user={user} onClose={onClose} />;
    case 'roles':
      return <RolesDialog user={user} onDone={onDone} onClose={onClose} />;
    case 'organization':
      return <OrganizationDialog user={user} onDone={onDone} onClose={onClose} />;
    case 'deactivate':
    case 'delete':
    case 'block':
      return <LeaveDialog act={kind} user={user} onDone={onDone} onClose={onClose} />;
    case 'validate_police':
    case 'validate_training':
    case 'confirm_guardian':
      return <ConfirmAct confirmation={vettingOf(kind, user, text)} onDone={onDone} onClose={onClose} />;
    default:
      return <ConfirmAct confirmation={confirmationOf(kind, user, text)} onDone={onDone} onClose={onClose} />;
  }
}

function vettingOf(kind: keyof typeof VETTING, user: UserRow, text: Translate): Confirmation {
  const information = user.volunteer_information;
  const person = {
    userId: user.id,
    informationId: information?.id ?? 0,
    name: user.full_name,
    guardian: information?.guardian_needed ?? null,
    file: (kind === 'confirm_guardian' ? information?.guardian_file : information?.police_file) ?? null,
  };
  return vettingConfirmation(VETTING[kind], person, text);
}

function confirmationOf(kind: Plain, { id, full_name: name }: UserRow, text: Translate): Confirmation {
  const params = { path: { id } };
  switch (kind) {
    case 'activate':
      return {
        title: text('users.activate_title', { name }),
        body: text('users.activate_body'),
        confirmLabel: text('users.acts.activate'),
        done: text('users.activated'),
        run: () => switchAccount(id, true),
      };
    case 'restore':
      return {
        title: text('user_acts.restore_title', { name }),
        body: text('user_acts.restore_body'),
        confirmLabel: text('user_acts.acts.restore'),
        done: text('user_acts.restored'),
        run: () => api.act('POST', '/admin/users/restore/{id}', { params }),
      };
    case 'unblock':
      return {
        title: text('block.undo_question', { name }),
        body: text('block.undo_consequence'),
        confirmLabel: text('block.undo'),
        done: text('block.undo_done'),
        run: () => api.act('POST', '/admin/users/unblock/{id}', { params }),
      };
    case 'become_admin':
      return {
        title: text('user_acts.admin_title', { name }),
        body: text('user_acts.admin_body'),
        confirmLabel: text('user_acts.acts.become_admin'),
        done: text('user_acts.admin_done'),
        run: () => api.act('POST', '/admin/users/become/admin/{id}', { params }),
      };
    case 'vouch':
      return {
        title: text('users.vouch_title', { name }),
        body: text('users.vouch_body', { name }),
        confirmLabel: text('users.acts.vouch'),
        done: text('users.vouch_done'),
        run: () => api.act('POST', '/users/{id}/vouch', { params }),
      };
    case 'reset_passkeys':
      return {
        title: text('users.passkeys_title', { name }),
        body: text('users.passkeys_body'),
        confirmLabel: text('users.acts.reset_passkeys'),
        done: text('users.passkeys_done'),
        danger: true,
        run: () => api.act('DELETE', '/admin/users/{id}/passkeys', { params }),
      };
  }
}
