import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { DeactivateDialog, switchAccount } from './deactivate-dialog.js';
import { RegionsDialog } from './regions-dialog.js';
import type { UserAct } from './user-actions.js';
import { vettingConfirmation } from './vetting-acts.js';

const VETTING = { validate_police: 'police', validate_training: 'training', confirm_guardian: 'guardian' } as const;

interface UserDialogsProps {
  act: UserAct;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog of the act that was chosen. */
export function UserDialogs({ act: { kind, user }, onDone, onClose }: UserDialogsProps) {
  const text = useText();
  const name = user.full_name;
  if (kind === 'regions') return <RegionsDialog user={user} onClose={onClose} />;
  if (kind === 'deactivate') return <DeactivateDialog user={user} onDone={onDone} onClose={onClose} />;
  if (kind === 'reset_passkeys') {
    const confirmation = {
      title: text('users.passkeys_title', { name }),
      body: text('users.passkeys_body'),
      confirmLabel: text('users.acts.reset_passkeys'),
      done: text('users.passkeys_done'),
      danger: true,
      run: () => api.act('DELETE', '/admin/users/{id}/passkeys', { params: { path: { id: user.id } } }),
    };
    return <ConfirmAct confirmation={confirmation} onDone={onDone} onClose={onClose} />;
  }
  const information = user.volunteer_information;
  const confirmation =
    kind === 'activate'
      ? {
          title: text('users.activate_title', { name }),
          body: text('users.activate_body'),
          confirmLabel: text('users.acts.activate'),
          done: text('users.activated'),
          run: () => switchAccount(user.id, true),
        }
      : vettingConfirmation(
          VETTING[kind],
          { userId: user.id, informationId: information?.id ?? 0, name, guardian: information?.guardian_needed ?? null },
          text,
        );
  return <ConfirmAct confirmation={confirmation} onDone={onDone} onClose={onClose} />;
}
