import type { UserAbility, UserRow } from '@karov/api-client';
import { Stack } from '@mui/material';
import { ActButton } from '../../shared/acts/act-button.js';
import { useText } from '../../shared/text.js';
import { FileButton } from './file-button.js';

/** What the dialogs of the list do; blocking has a button of its own. */
type UserActKind = Exclude<UserAbility, 'block'>;

/** What was chosen to be done to somebody. */
export interface UserAct {
  kind: UserActKind;
  user: UserRow;
}

const ORDER: readonly UserActKind[] = ['validate_police', 'confirm_guardian', 'validate_training', 'regions', 'activate', 'deactivate', 'reset_passkeys'];

/** The acts of a row: what the server allows, and what was handed in beside its button. */
export function UserActions({ user, onAct }: { user: UserRow; onAct: (act: UserAct) => void }) {
  const text = useText();
  const name = user.full_name;
  const fileOf = (kind: UserActKind): string | null | undefined => {
    if (kind === 'validate_police') return user.volunteer_information?.police_file;
    return kind === 'confirm_guardian' ? user.volunteer_information?.guardian_file : undefined;
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {ORDER.filter((kind) => user.abilities.includes(kind)).map((kind) => {
        const file = fileOf(kind);
        const label = text(`users.acts.${kind}`);
        return (
          <Stack key={kind} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {file !== undefined && <FileButton file={file} name={name} />}
            <ActButton
              label={label}
              fullLabel={text('users.confirm_of', { act: label, name })}
              color={kind === 'deactivate' || kind === 'reset_passkeys' ? 'error' : 'primary'}
              onClick={() => onAct({ kind, user })}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
