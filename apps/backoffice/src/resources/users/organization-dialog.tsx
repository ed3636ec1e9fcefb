import type { UserRow } from '@karov/api-client';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { OrganizationChoice } from './organization-choice.js';

interface OrganizationDialogProps {
  user: UserRow;
  onDone: () => void;
  onClose: () => void;
}

/** Assigns a volunteer to an organization. */
export function OrganizationDialog({ user, onDone, onClose }: OrganizationDialogProps) {
  const text = useText();
  const notify = useNotify();
  const [chosen, setChosen] = useState('');
  const assign = useAction({
    run: () =>
      api.act('POST', '/admin/user/assign/organization/{id}', {
        params: { path: { id: user.id } },
        body: { organization_id: Number(chosen) },
      }),
    shows: ['organization_id'],
    onDone: () => {
      notify(text('user_acts.organization_saved'), { type: 'success' });
      onClose();
      onDone();
    },
  });
  const { fault } = assign;
  return (
    <ConfirmDialog
      title={text('user_acts.organization_title', { name: user.full_name })}
      body={text('user_acts.organization_body')}
      confirmLabel={text('common.words.save')}
      isBusy={assign.isPending}
      isBlocked={chosen === ''}
      onClose={onClose}
      onConfirm={() => assign.mutate()}
    >
      <OrganizationChoice
        value={chosen}
        fault={fault}
        hint={user.organization?.name}
        onChange={(id) => {
          setChosen(id);
          assign.reset();
        }}
      />
    </ConfirmDialog>
  );
}
