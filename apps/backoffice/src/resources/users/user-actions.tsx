import type { UserRow } from '@karov/api-client';
import { Stack } from '@mui/material';
import { ActButton } from '../../shared/acts/act-button.js';
import { useText } from '../../shared/text.js';
import { FileButton } from './file-button.js';
import type { UserAct } from './user-act.js';
import { UserMenu } from './user-menu.js';

const VETTING = ['validate_police', 'confirm_guardian', 'validate_training'] as const;

/** Returns the document for a vetting action; undefined if the action needs none. */
function fileOf(user: UserRow, kind: (typeof VETTING)[number]): string | null | undefined {
  if (kind === 'validate_police') return user.volunteer_information?.police_file;
  return kind === 'confirm_guardian' ? user.volunteer_information?.guardian_file : undefined;
}

interface UserActionsProps {
  user: UserRow;
  /** true in a row, which shows one open vetting action and has the others in its menu */
  isRow?: boolean;
  onAct: (act: UserAct) => void;
}

/**
 * The actions on a person that the server allows: open vetting, with the submitted document next to the
 * button, and a menu with the rest.
 */
export function UserActions({ user, isRow = false, onAct }: UserActionsProps) {
  const text = useText();
  const name = user.full_name;
  const waiting = VETTING.filter((kind) => user.abilities.includes(kind));
  const shown = isRow ? waiting.slice(0, 1) : waiting;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={isRow ? 0.5 : 1}
      sx={{
        flexWrap: isRow ? 'nowrap' : 'wrap',
        alignItems: 'center',
        justifyContent: isRow ? 'flex-end' : undefined,
      }}
    >
      {shown.map((kind) => {
        const file = fileOf(user, kind);
        const label = text(`users.acts.${kind}`);
        return (
          <Stack key={kind} direction="row" spacing={isRow ? 0.5 : 1} sx={{ alignItems: 'center' }}>
            {file !== undefined && <FileButton isRow={isRow} file={file} name={name} />}
            <ActButton
              label={label}
              fullLabel={text('users.confirm_of', { act: label, name })}
              onClick={() => onAct({ kind, user })}
            />
          </Stack>
        );
      })}
      <UserMenu user={user} isRow={isRow} furtherVetting={waiting.slice(shown.length)} onAct={onAct} />
    </Stack>
  );
}
