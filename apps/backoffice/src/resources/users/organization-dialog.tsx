import type { UserRow } from '@karov/api-client';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useRead } from '../../kit/reads.js';
import { fieldErrorsOf, useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { SelectField } from '../../shared/ui/select-field.js';

const ALL = 1000;

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
  const organizations = useRead({
    key: ['organizations-to-assign'],
    read: async (signal) =>
      (
        await api.list(
          '/admin/organizations',
          { page: 1, perPage: ALL, orderBy: 'name', order: 'asc' },
          signal,
        )
      ).data,
  });
  const assign = useAction({
    run: () =>
      api.act('POST', '/admin/user/assign/organization/{id}', {
        params: { path: { id: user.id } },
        body: { organization_id: Number(chosen) },
      }),
    onDone: () => {
      notify(text('user_acts.organization_saved'), { type: 'success' });
      onClose();
      onDone();
    },
  });
  const fault = fieldErrorsOf(assign.error)['organization_id']?.[0];
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
      {organizations.isPending && <Loading />}
      {organizations.isError && <LoadFailure onRetry={() => void organizations.refetch()} />}
      {organizations.data?.length === 0 && (
        <Alert severity="info">{text('user_acts.organizations_none')}</Alert>
      )}
      {organizations.data && organizations.data.length > 0 && (
        <SelectField
          label={text('user_acts.organization_label')}
          required
          value={chosen}
          emptyLabel={text('users.choose')}
          choices={organizations.data.map(({ id, name }) => ({ id, label: name }))}
          error={fault !== undefined}
          helperText={fault ?? user.organization?.name}
          onChange={({ target }) => {
            setChosen(target.value);
            assign.reset();
          }}
        />
      )}
    </ConfirmDialog>
  );
}
