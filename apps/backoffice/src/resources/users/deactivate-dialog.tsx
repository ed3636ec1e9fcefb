import type { Option, OpenWork, StatusChange, UserRow } from '@karov/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText, type AppKey } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';

type Field = 'volunteer_id' | 'event_volunteer_id' | 'manager_id';
interface Asked {
  field: Field;
  label: AppKey;
  count: number;
  choices: Option[];
  hasPool: boolean;
}

function askedFor(work: OpenWork): Asked[] {
  const all: Asked[] = [
    { field: 'volunteer_id', label: 'users.replace_volunteer', count: work.requests, choices: work.volunteers, hasPool: true },
    { field: 'event_volunteer_id', label: 'users.replace_event_volunteer', count: work.event_requests, choices: work.event_volunteers, hasPool: true },
    { field: 'manager_id', label: 'users.replace_manager', count: work.events, choices: work.managers, hasPool: false },
  ];
  return all.filter(({ count }) => count > 0);
}

/** The call that switches an account. */
export function switchAccount(userId: number, isActive: boolean, body: StatusChange = {}): Promise<string | null> {
  const params = { path: { id: userId, status: isActive ? '1' : '0' } };
  return currentArea() === 'admin'
    ? api.act('POST', '/admin/user/update-status/{id}/{status}', { params, body })
    : api.act('POST', '/user/update-status/{id}/{status}', { params, body });
}

function changeOf(chosen: Readonly<Partial<Record<Field, string>>>): StatusChange {
  const numberOrPool = (value: string | undefined) => (value === 'pool' ? value : value ? Number(value) : undefined);
  return {
    volunteer_id: numberOrPool(chosen.volunteer_id),
    event_volunteer_id: numberOrPool(chosen.event_volunteer_id),
    manager_id: chosen.manager_id ? Number(chosen.manager_id) : undefined,
  };
}

interface DeactivateDialogProps {
  user: UserRow;
  onDone: () => void;
  onClose: () => void;
}

/** Deactivates somebody: what they have in hand is given to somebody else, or back to everybody, before (rules 63, 89). */
export function DeactivateDialog({ user, onDone, onClose }: DeactivateDialogProps) {
  const text = useText();
  const notify = useNotify();
  const [chosen, setChosen] = useState<Partial<Record<Field, string>>>({});
  const work = useQuery({
    queryKey: ['open-work', user.id],
    gcTime: 0,
    queryFn: ({ signal }) => api.get('/users/{id}/open-work', { params: { path: { id: user.id } }, signal }),
  });
  const deactivate = useAction({
    run: () => switchAccount(user.id, false, changeOf(chosen)),
    onDone: () => {
      notify(text('users.deactivated'), { type: 'success' });
      onClose();
      onDone();
    },
  });
  const asked = work.data ? askedFor(work.data) : [];
  const errors = fieldErrorsOf(deactivate.error);
  return (
    <ConfirmDialog
      title={text('users.deactivate_title', { name: user.full_name })}
      body={text(asked.length > 0 ? 'users.deactivate_open' : 'users.deactivate_body')}
      confirmLabel={text('users.acts.deactivate')}
      danger
      isBusy={deactivate.isPending}
      isBlocked={!work.data || asked.some(({ field }) => !chosen[field])}
      onClose={onClose}
      onConfirm={() => deactivate.mutate()}
    >
      {work.isPending && <Loading />}
      {work.isError && <LoadFailure onRetry={() => void work.refetch()} />}
      {asked.map(({ field, label, count, choices, hasPool }) => (
        <SelectField
          key={field}
          label={text(label, { count })}
          required
          value={chosen[field] ?? ''}
          emptyLabel={text('users.choose')}
          choices={hasPool ? [{ id: 'pool', label: text('users.pool') }, ...choices] : choices}
          error={errors[field] !== undefined}
          helperText={errors[field]?.[0] ?? (!hasPool && choices.length === 0 ? text('users.no_managers') : undefined)}
          onChange={({ target }) => {
            setChosen({ ...chosen, [field]: target.value });
            deactivate.reset();
          }}
        />
      ))}
    </ConfirmDialog>
  );
}
