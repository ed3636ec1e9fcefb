import type { EventDetail, EventUserRequest } from '@karov/api-client';
import { naturally } from '@karov/domain';
import { Alert, Box, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useRead } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { callRecordWords } from '../../shared/assign/call-record.js';
import { Matters, WaitingClock } from '../../shared/needs/need-facts.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Manner } from '../../shared/ui/phone.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { type AssignAct, assign, type Candidate, candidatesFor } from './candidates.js';
import { partKey, useReload } from './event-detail.js';

const WORDS = {
  assign_volunteer: {
    title: 'act.assign_volunteer_title',
    none: 'act.assign_none_volunteers',
    done: 'act.assign_volunteer_done',
    act: 'act.assign',
  },
  assign_user: {
    title: 'act.assign_user_title',
    none: 'act.assign_none_users',
    done: 'act.assign_user_done',
    act: 'act.assign',
  },
  phone_yes: {
    title: 'console.phone_yes_title',
    none: 'act.assign_none_users',
    done: 'act.assign_user_done',
    act: 'console.phone_yes_act',
  },
} as const;

const chosenOf = (act: AssignAct): number => ('chosen' in act ? (act.chosen?.id ?? 0) : 0);

/**
 * Pairs a need with a volunteer, starting from either. The best match is selected at first, so that one more
 * click completes the pair (rule 159); with a need chosen in the console, it is that need and no other.
 */
export function AssignDialog({
  act,
  event,
  onClose,
}: {
  act: AssignAct;
  event: EventDetail;
  onClose: () => void;
}) {
  const text = useText();
  const notify = useNotify();
  const reload = useReload(event.id);
  const fixed =
    act.kind === 'assign_volunteer'
      ? { id: act.need.id, name: act.need.user.full_name }
      : { id: act.request.id, name: act.request.volunteer.full_name };
  const words = WORDS[act.kind];
  const [pickedId, setPickedId] = useState<number | null>(null);
  const found = useRead({
    key: partKey(event.id, act.kind, fixed.id, chosenOf(act)),
    read: () => candidatesFor(act, event),
  });
  const candidates = found.data ?? [];
  const chosen = candidates.find(({ id }) => id === pickedId) ?? candidates[0];
  const action = useAction({
    run: (id: number) => assign(act, id, event.id),
    shows: 'every field',
    onDone: () => {
      notify(text(words.done), { type: 'success' });
      onClose();
      void reload();
    },
  });
  const { fault } = action;

  return (
    <ConfirmDialog
      title={text(words.title, { name: fixed.name })}
      confirmLabel={text(words.act)}
      isBusy={action.isPending}
      isBlocked={!chosen}
      onClose={onClose}
      onConfirm={() => chosen && action.mutate(chosen.id)}
    >
      {found.isError && <LoadFailure onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={120} />}
      {found.data?.length === 0 && <Alert severity="info">{text(words.none)}</Alert>}
      {chosen && <Choice candidates={candidates} chosenId={chosen.id} onChoose={setPickedId} />}
      {fault && <Alert severity="error">{fault}</Alert>}
      {chosen && (
        <Typography role="status">
          {text(
            'act.assign_confirm',
            act.kind === 'assign_volunteer'
              ? { volunteer: chosen.name, user: fixed.name }
              : { volunteer: fixed.name, user: chosen.name },
          )}
        </Typography>
      )}
    </ConfirmDialog>
  );
}

/** What decides between several needs: how urgent it is, how long it waits, and what a helper must know. */
function NeedFacts({ need }: { need: EventUserRequest }) {
  const text = useText();
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'center' }}>
      {need.is_emergency && <StatusChip tone="danger" label={text('console.emergency')} isShort isSmall />}
      {need.waiting_since && <WaitingClock since={need.waiting_since} />}
      <Matters matters={need.matters} floor={need.floor} />
    </Box>
  );
}

function Choice({
  candidates,
  chosenId,
  onChoose,
}: {
  candidates: readonly Candidate[];
  chosenId: number;
  onChoose: (id: number) => void;
}) {
  const text = useText();
  return (
    <RadioGroup
      aria-label={text('act.assign_choose')}
      value={chosenId}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {candidates.map(({ id, name, place, manner, metres, record, need }) => (
        <FormControlLabel
          key={id}
          value={id}
          control={<Radio />}
          label={
            <>
              {[
                name,
                place,
                ...(metres === null ? [] : [text('words.km', { value: (metres / 1000).toFixed(1) })]),
              ]
                .map(naturally)
                .join(' · ')}
              <Manner of={manner} />
              {need && <NeedFacts need={need} />}
              {record && (
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {callRecordWords(record, text).join(' · ')}
                </Typography>
              )}
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}
