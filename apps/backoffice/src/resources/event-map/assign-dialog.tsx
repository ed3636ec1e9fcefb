import { distanceMetres } from '@karov/domain';
import { Alert, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { ContactNote } from '../../shared/ui/phone.js';
import { useAction } from '../../shared/use-action.js';
import type { Act } from './acts.js';
import { partKey, useReload } from './event-detail.js';

type AssignAct = Extract<Act, { kind: 'assign_volunteer' | 'assign_user' }>;
interface Candidate {
  id: number;
  name: string;
  place: string;
  note: string;
  metres: number;
}

interface Place {
  lt: number;
  lng: number;
}
const metresBetween = (a: Place, b: Place): number => distanceMetres({ lat: a.lt, lon: a.lng }, { lat: b.lt, lon: b.lng });
const placeOf = ({ street, city }: { street: string; city: string }): string => [street, city].filter(Boolean).join(', ');

async function candidatesFor(act: AssignAct, eventId: number): Promise<Candidate[]> {
  if (act.kind === 'assign_volunteer') {
    const found = await api.get('/event-volunteer-pending-requests', {
      params: {
        query: {
          event_id: eventId,
          event_user_request_id: act.need.id,
        },
      },
    });
    return found.map(({ id, volunteer }) => ({
      id,
      name: volunteer.full_name,
      place: placeOf(volunteer),
      note: volunteer.contact_note,
      metres: metresBetween(volunteer, act.need.user),
    }));
  }
  const found = await api.get('/event-user-pending-requests', {
    params: {
      query: {
        event_id: eventId,
        event_volunteer_request_id: act.request.id,
      },
    },
  });
  return found.map(({ id, user }) => ({
    id,
    name: user.full_name,
    place: placeOf(user),
    note: user.contact_note,
    metres: metresBetween(user, act.request.volunteer),
  }));
}

function assign(act: AssignAct, chosenId: number, eventId: number): Promise<unknown> {
  return act.kind === 'assign_volunteer'
    ? api.act('PUT', '/event-user-requests/{userRequestId}', {
        params: { path: { userRequestId: act.need.id } },
        body: { volunteer_request_id: chosenId, event_id: eventId },
      })
    : api.act('PUT', '/event-requests/user/{volunteerRequestId}', {
        params: { path: { volunteerRequestId: act.request.id } },
        body: { user_request_id: chosenId },
      });
}

/** Pairs a need with a ready volunteer, begun from either side; nearest first. */
export function AssignDialog({ act, eventId, onClose }: { act: AssignAct; eventId: number; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const reload = useReload(eventId);
  const isForNeed = act.kind === 'assign_volunteer';
  const fixedName = isForNeed ? act.need.user.full_name : act.request.volunteer.full_name;
  const ownId = isForNeed ? act.need.id : act.request.id;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { data, isPending } = useQuery({ queryKey: partKey(eventId, act.kind, ownId), queryFn: () => candidatesFor(act, eventId) });
  const candidates = (data ?? []).toSorted((a, b) => a.metres - b.metres);
  const chosen = candidates.find(({ id }) => id === chosenId);
  const action = useAction({
    run: (id: number) => assign(act, id, eventId),
    onDone: () => {
      notify(text(isForNeed ? 'act.assign_volunteer_done' : 'act.assign_user_done'), { type: 'success' });
      onClose();
      void reload();
    },
  });
  const title = text(isForNeed ? 'act.assign_volunteer_title' : 'act.assign_user_title', { name: fixedName });

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={text('act.assign')}
      isBusy={action.isPending}
      isBlocked={!chosen}
      onClose={onClose}
      onConfirm={() => chosen && action.mutate(chosen.id)}
    >
      {isPending && <Skeleton height={120} />}
      {data?.length === 0 && <Alert severity="info">{text(isForNeed ? 'act.assign_none_volunteers' : 'act.assign_none_users')}</Alert>}
      {candidates.length > 0 && (
        <RadioGroup aria-label={text('act.assign_choose')} value={chosenId ?? ''} onChange={({ target }) => setChosenId(Number(target.value))}>
          {candidates.map(({ id, name, place, note, metres }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio />}
              label={
                <>
                  {[name, place, text('words.km', { value: (metres / 1000).toFixed(1) })].join(' · ')}
                  <ContactNote note={note} />
                </>
              }
            />
          ))}
        </RadioGroup>
      )}
      {chosen && (
        <Typography role="status">
          {text('act.assign_confirm', isForNeed ? { volunteer: chosen.name, user: fixedName } : { volunteer: fixedName, user: chosen.name })}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
