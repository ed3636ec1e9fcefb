import type { OpenVolunteer } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import {
  Alert,
  Box,
  FormControlLabel,
  Radio,
  RadioGroup,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useRead } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { useText } from '../text.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { LoadFailure } from '../ui/load-failure.js';
import { useDebounced } from '../use-debounced.js';
import { CandidateLabel } from './candidate-label.js';

interface AssignAnybodyProps {
  /** the person who needs help */
  name: string;
  /** returns the people who can be assigned, nearest first, in the server's order */
  find: (search: string, signal: AbortSignal) => Promise<OpenVolunteer[]>;
  /** the cache key of the search */
  queryKey: readonly unknown[];
  /** `hasSpoken`: somebody has spoken to a volunteer who has not said yes (rule 242) */
  assign: (choice: { volunteerId: number; hasSpoken: boolean }) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

function useOpenVolunteers(find: AssignAnybodyProps['find'], queryKey: readonly unknown[], search: string) {
  return useRead({
    key: ['open-volunteers', ...queryKey, search],
    keepsLast: true,
    read: (signal) => find(search, signal),
  });
}

/**
 * The one list of who could come to a need, whether or not they were called (rule 76): who said yes first, then
 * the nearest, with distance, load and the reason. Who has not said yes is assigned once somebody has spoken to
 * them.
 */
export function AssignAnybody(props: AssignAnybodyProps) {
  const { name, find, queryKey, assign: send, onDone, onClose } = props;
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<OpenVolunteer | null>(null);
  const found = useOpenVolunteers(find, queryKey, useDebounced(typed.trim(), LIMITS.searchDebounceMs));
  // the nearest suitable volunteer is selected at first, so that one more click completes the assignment
  // (rule 76)
  const candidates = found.data ?? [];
  const chosen = chosenOf(candidates, picked);
  const mustSpeak = chosen !== null && chosen.answered !== 'yes';
  const assign = useAction({
    run: send,
    shows: ['volunteer_id'],
    onDone: () => {
      notify(text('assign.done'), { type: 'success' });
      onClose();
      onDone();
    },
  });
  const { fault } = assign;

  return (
    <ConfirmDialog
      title={text('assign.title', { name })}
      confirmLabel={text(isAsking && mustSpeak ? 'assign.spoke' : 'assign.act')}
      isBusy={assign.isPending}
      isBlocked={!chosen}
      onClose={onClose}
      onConfirm={() => {
        if (mustSpeak && !isAsking) setIsAsking(true);
        else if (chosen) assign.mutate({ volunteerId: chosen.id, hasSpoken: mustSpeak });
      }}
    >
      <TextField
        id="assign-search"
        type="search"
        label={text('assign.search')}
        value={typed}
        sx={{ mt: 1 }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Found found={found} isSearched={typed.trim() !== ''}>
        {() => (
          <VolunteerChoice
            volunteers={candidates}
            chosenId={chosen?.id ?? null}
            onChoose={(volunteer) => {
              setPicked(volunteer);
              setIsAsking(false);
              assign.reset();
            }}
          />
        )}
      </Found>
      {fault && <Alert severity="error">{fault}</Alert>}
      {isAsking && mustSpeak && chosen && <SpeakFirst volunteer={chosen} />}
      <Typography role="status">
        {chosen && text('assign.confirm', { volunteer: chosen.full_name, name })}
      </Typography>
    </ConfirmDialog>
  );
}

/**
 * Says that somebody must speak to the volunteer first. It takes the focus from the button, so that a key held or
 * pressed twice does not say that they did.
 */
function SpeakFirst({ volunteer }: { volunteer: OpenVolunteer }) {
  const text = useText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} severity="warning" role="alert">
      {text('assign.speak_first', { volunteer: volunteer.full_name })}
    </Alert>
  );
}

function chosenOf(volunteers: readonly OpenVolunteer[], picked: OpenVolunteer | null): OpenVolunteer | null {
  return (
    volunteers.find(({ id }) => id === picked?.id) ?? volunteers.find(({ is_fitting }) => is_fitting) ?? null
  );
}

interface FoundProps {
  found: ReturnType<typeof useOpenVolunteers>;
  isSearched: boolean;
  children: () => ReactNode;
}

/** The results, or the reason why there are none. */
function Found({ found, isSearched, children }: FoundProps) {
  const text = useText();
  return (
    <>
      {found.isError && <LoadFailure onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton variant="rounded" height={160} />}
      {found.data?.length === 0 && (
        <Alert severity="info">{text(isSearched ? 'assign.none_found' : 'assign.none')}</Alert>
      )}
      {found.data && found.data.length > 0 && children()}
    </>
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
  const fitting = volunteers.filter(({ is_fitting }) => is_fitting);
  const others = volunteers.filter(({ is_fitting }) => !is_fitting);
  return (
    <Box sx={{ maxBlockSize: '45vh', overflowY: 'auto' }}>
      <RadioGroup
        aria-label={text('assign.list')}
        value={chosenId ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <Choices volunteers={fitting} />
        {others.length > 0 && (
          <details open={fitting.length === 0}>
            <Box component="summary" sx={{ minBlockSize: 32, paddingBlock: 0.5, cursor: 'pointer' }}>
              {text('assign.unsuitable', { count: others.length })}
            </Box>
            <Choices volunteers={others} />
          </details>
        )}
      </RadioGroup>
    </Box>
  );
}

function Choices({ volunteers }: { volunteers: readonly OpenVolunteer[] }) {
  return volunteers.map((volunteer) => (
    <FormControlLabel
      key={volunteer.id}
      value={volunteer.id}
      control={<Radio />}
      label={<CandidateLabel volunteer={volunteer} isCallable />}
      sx={{ py: 0.5, display: 'flex' }}
    />
  ));
}
