import type { UserRow } from '@karov/api-client';
import { Stack } from '@mui/material';
import { ActButton } from '../../shared/acts/act-button.js';
import { useText } from '../../shared/text.js';
import { FileButton } from './file-button.js';
import type { UserAct } from './user-act.js';
import { UserMenu } from './user-menu.js';

const VETTING = ['validate_police', 'confirm_guardian', 'validate_training'] as const;

interface UserActionsProps {
  user: UserRow;
  onAct: (act: UserAct) => void;
}

/** The acts of a row, as the server allows them: what waits for vetting with what was handed in beside its button, and a menu of all the rest. */
export function UserActions({ user, onAct }: UserActionsProps) {
  const text = useText();
  const name = user.full_name;
  const fileOf = (kind: (typeof VETTING)[number]): string | null | undefined => {
    if (kind === 'validate_police') return user.volunteer_information?.police_file;
    return kind === 'confirm_guardian' ? user.volunteer_information?.guardian_file : undefined;
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {VETTING.filter((kind) => user.abilities.includes(kind)).map((kind) => {
        const file = fileOf(kind);
        const label = text(`users.acts.${kind}`);
        return (
          <Stack key={kind} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {file !== undefined && <FileButton file={file} name={name} />}
            <ActButton label={label} fullLabel={text('users.confirm_of', { act: label, name })} onClick={() => onAct({ kind, user })} />
          </Stack>
        );
      })}
      <UserMenu user={user} onAct={onAct} />
    </Stack>
  );
}
