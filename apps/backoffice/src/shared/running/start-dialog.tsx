import type { EventRow } from '@karov/api-client';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useIsAdmin } from '../area.js';
import { useText } from '../text.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { LoadFailure } from '../ui/load-failure.js';
import { Loading } from '../ui/loading.js';
import { SelectField } from '../ui/select-field.js';
import { useEventManagers, useSetRunning } from './set-running.js';

/** Restarts a stopped event. If its manager can no longer act, an admin names a new one. */
export function StartDialog({ event, onClose }: { event: EventRow; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const isAdmin = useIsAdmin();
  const { data, isPending, isError, refetch } = useEventManagers(event.id, true);
  const [managerId, setManagerId] = useState('');
  const isNeeded = data?.is_needed === true;
  const change = useSetRunning(
    event,
    () => {
      onClose();
      notify(text('events.started'), { type: 'success' });
    },
    isNeeded && isAdmin ? ['manager_id'] : [],
  );
  const { fault } = change;
  return (
    <ConfirmDialog
      title={text('events.start_title', { name: event.name })}
      body={text('events.start_body')}
      confirmLabel={text('events.start')}
      cancelLabel={text('events.start_keep')}
      isBusy={change.isPending}
      isBlocked={!data || (isNeeded && managerId === '')}
      onClose={onClose}
      onConfirm={() => change.mutate({ isRunning: true, ...(isNeeded && { managerId: Number(managerId) }) })}
    >
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {isNeeded && (
        <Alert severity="warning">{text(isAdmin ? 'events.manager_left' : 'events.manager_left_own')}</Alert>
      )}
      {isNeeded && isAdmin && (
        <SelectField
          label={text('event_form.manager')}
          required
          value={managerId}
          emptyLabel={text('event_form.choose')}
          choices={data.managers}
          error={fault !== undefined}
          helperText={fault ?? (data.managers.length === 0 ? text('events.manager_none') : undefined)}
          onChange={({ target }) => {
            setManagerId(target.value);
            change.reset();
          }}
        />
      )}
    </ConfirmDialog>
  );
}
