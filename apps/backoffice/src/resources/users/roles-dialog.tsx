import type { UserRow } from '@karov/api-client';
import { useSession } from '@karov/web';
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useRead } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { HandOverFields, useHandOver } from './hand-over.js';

const VOLUNTEER = 'volunteer';
const MANAGER = 'manager';

interface RolesDialogProps {
  user: UserRow;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Adds and removes roles. The work that belongs to a removed role is handed over in the same step (rules 88,
 * 89).
 */
export function RolesDialog({ user, onDone, onClose }: RolesDialogProps) {
  const text = useText();
  const notify = useNotify();
  const offered = useRead({
    key: ['roles-to-give'],
    read: async () => (await api.send('POST', '/dropdowns/roles', { body: {} })).data,
  });
  // Only super admins add and remove the role of admin; others do not see it (rule 88).
  const givesAdmin = useSession()?.role === 'super_admin';
  const choices = (offered.data ?? []).filter(({ key }) => key !== 'admin' || givesAdmin);
  const [chosen, setChosen] = useState<readonly number[]>(user.roles.map(({ id }) => id));
  const loses = (name: string) => user.roles.some((role) => role.name === name && !chosen.includes(role.id));
  const handOver = useHandOver(user.id, { volunteer: loses(VOLUNTEER), manager: loses(MANAGER) });
  const roles = chosen.filter((id) => choices.some((choice) => choice.id === id));
  const save = useAction({
    run: () =>
      api.act('POST', '/admin/users/update/roles/{id}', {
        params: { path: { id: user.id } },
        body: { roles, ...handOver.body },
      }),
    shows: ['roles', ...handOver.asked.map(({ field }) => field)],
    onDone: () => {
      notify(text('user_acts.roles_saved'), { type: 'success' });
      onClose();
      onDone();
    },
  });
  const fault =
    save.faults['roles'] ?? (offered.data && roles.length === 0 ? text('user_acts.roles_none') : undefined);
  const toggle = (id: number, isOn: boolean) => {
    setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
    save.reset();
  };
  return (
    <ConfirmDialog
      title={text('user_acts.roles_title', { name: user.full_name })}
      body={text('user_acts.roles_body')}
      confirmLabel={text('common.words.save')}
      isBusy={save.isPending}
      isBlocked={roles.length === 0 || !handOver.isReady}
      onClose={onClose}
      onConfirm={() => save.mutate()}
    >
      {offered.isPending && <Loading />}
      {offered.isError && <LoadFailure onRetry={() => void offered.refetch()} />}
      <FormControl component="fieldset" error={fault !== undefined}>
        <FormLabel component="legend">{text('users.roles')}</FormLabel>
        <FormGroup>
          {choices.map(({ id, label }) => (
            <FormControlLabel
              key={id}
              label={label}
              control={
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
        <FormHelperText role="status">{fault}</FormHelperText>
      </FormControl>
      <HandOverFields handOver={handOver} faults={save.faults} onChoose={() => save.reset()} />
    </ConfirmDialog>
  );
}
