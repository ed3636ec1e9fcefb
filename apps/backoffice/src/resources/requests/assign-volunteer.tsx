import type { AdminApplication, OpenVolunteer } from '@karov/api-client';
import { formatPhone, LIMITS } from '@karov/domain';
import { Alert, Box, FormControlLabel, Radio, RadioGroup, Skeleton, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api.js';
import { useText, type Translate } from '../../shared/text.js';
import { useDebounced } from '../../shared/use-debounced.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';
import { assignVolunteer } from './request-acts.js';

/** Who may be assigned, nearest first, as the server lists them. */
function useOpenVolunteers(requestId: number, search: string) {
  return useQuery({
    queryKey: ['application', requestId, 'open-volunteers', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get<OpenVolunteer[]>('/admin/user/open-volunteers', { application_id: requestId, search }, signal),
  });
}

/** Gives a volunteer to a request (part 2 §2 "Admin dashboard"): nearest first, with distance, load and the reason. */
export function AssignVolunteer({ request, onClose }: { request: AdminApplication; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<OpenVolunteer | null>(null);
  const found = useOpenVolunteers(request.id, useDebounced(typed.trim(), LIMITS.searchDebounceMs));
  const name = request.user.full_name;
  const assign = useAction({
    run: (volunteerId: number) => assignVolunteer(request.id, volunteerId),
    onDone: () => {
      notify(text('assign.done'), { type: 'success' });
      onClose();
      refresh();
    },
  });
  const fault = fieldErrorsOf(assign.error)['volunteer_id']?.[0];

  return (
    <ConfirmDialog
      title={text('assign.title', { name })}
      confirmLabel={text('request_act.assign')}
      isBusy={assign.isPending}
      isBlocked={!chosen}
      onClose={onClose}
      onConfirm={() => chosen && assign.mutate(chosen.id)}
    >
      <TextField id="assign-search" type="search" label={text('assign.search')} value={typed} sx={{ mt: 1 }} onChange={({ target }) => setTyped(target.value)} />
      {found.isError && <LoadFailure onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton variant="rounded" height={160} />}
      {found.data?.length === 0 && <Alert severity="info">{text(typed.trim() ? 'assign.none_found' : 'assign.none')}</Alert>}
      {found.data && found.data.length > 0 && (
        <VolunteerChoice
          volunteers={found.data}
          chosenId={chosen?.id ?? null}
          onChoose={(volunteer) => {
            setChosen(volunteer);
            assign.reset();
          }}
        />
      )}
      {fault && <Alert severity="error">{fault}</Alert>}
      <Typography role="status">{chosen && text('assign.confirm', { volunteer: chosen.full_name, name })}</Typography>
    </ConfirmDialog>
  );
}

interface VolunteerChoiceProps {
  volunteers: readonly OpenVolunteer[];
  chosenId: number | null;
  onChoose: (volunteer: OpenVolunteer) => void;
}

function VolunteerChoice({ volunteers, chosenId, onChoose }: VolunteerChoiceProps) {
  const text = useText();
  const choose = (id: string) => {
    const volunteer = volunteers.find((one) => String(one.id) === id);
    if (volunteer) onChoose(volunteer);
  };
  return (
    <Box sx={{ maxBlockSize: '45vh', overflowY: 'auto' }}>
      <RadioGroup aria-label={text('assign.list')} value={chosenId ?? ''} onChange={({ target }) => choose(target.value)}>
        {volunteers.map((volunteer) => (
          <FormControlLabel key={volunteer.id} value={volunteer.id} control={<Radio />} label={<VolunteerLabel volunteer={volunteer} />} sx={{ py: 0.5 }} />
        ))}
      </RadioGroup>
    </Box>
  );
}

function factsOf({ distance_km, recent_calls, has_vehicle }: OpenVolunteer, text: Translate): string {
  const distance = distance_km === null ? text('assign.no_distance') : text('assign.distance', { value: distance_km.toFixed(1) });
  return [distance, text('assign.load', { count: recent_calls }), has_vehicle && text('assign.vehicle')].filter(Boolean).join(' · ');
}

function VolunteerLabel({ volunteer }: { volunteer: OpenVolunteer }) {
  const text = useText();
  const { full_name, phone, reason, is_fitting } = volunteer;
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      <span>
        <strong>{full_name}</strong> · <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </span>
      <span>{factsOf(volunteer, text)}</span>
      <StatusChip tone={is_fitting ? 'done' : 'waiting'} label={reason} />
    </Box>
  );
}
