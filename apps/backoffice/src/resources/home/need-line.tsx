import type { WaitingNeed, WaitingReason } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useAction } from '../../kit/use-action.js';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { approvalOf } from '../../shared/needs/approve.js';
import { EngineLine, Matters, WaitingClock } from '../../shared/needs/need-facts.js';
import { needPath } from '../../shared/needs/need-path.js';
import { useText } from '../../shared/text.js';
import { Phone } from '../../shared/ui/phone.js';
import { takeOver } from './desk-calls.js';
import { NowLine } from './now-line.js';

const TONES: Readonly<Record<WaitingReason, Tone>> = {
  emergency: 'danger',
  coordinator: 'danger',
  no_search: 'danger',
  late: 'danger',
  silent: 'danger',
  approval: 'waiting',
  overdue: 'waiting',
};

/**
 * One waiting need: who needs help and where, important facts, how long they have waited, the state of the
 * search, and its one action.
 */
export function NeedLine({ need, isGone }: { need: WaitingNeed; isGone: boolean }) {
  const text = useText();
  const isGrave = need.is_emergency && need.waits;
  return (
    <NowLine
      isGrave={isGrave}
      isGone={isGone}
      kind={{
        tone: need.is_emergency && !isGrave ? 'done' : TONES[need.reason],
        label: text(`now.reason.${need.reason}`),
      }}
      beside={
        <>
          <WaitingClock since={need.since} />
          <Progress need={need} />
        </>
      }
      act={<Act need={need} />}
    >
      <Person need={need} /> · {[need.title, need.city].filter(Boolean).join(' · ')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        {need.person.phone !== '' && <Phone of={need.person} />}
        <Matters matters={need.matters} floor={need.floor} />
      </Box>
    </NowLine>
  );
}

/** Whether the time by which the volunteer should have finished has passed. */
const isLate = ({ reason, state, waits }: WaitingNeed): boolean =>
  reason === 'overdue' || (state === 'coming' && waits);

/** The person's name, linked to the page of the need; without a link in a colleague's event. */
function Person({ need }: { need: WaitingNeed }) {
  const text = useText();
  const name = need.person.full_name;
  const path = needPath(need);
  if (path === null) return <strong>{name}</strong>;
  return (
    <Link
      component={RouterLink}
      to={path}
      sx={{ fontWeight: 700 }}
      aria-label={text('desk.open_need', { name })}
    >
      {name}
    </Link>
  );
}

/**
 * The coordinator who has taken over the need, the volunteer who has said yes, and the state of the search.
 */
function Progress({ need }: { need: WaitingNeed }) {
  const text = useText();
  const name = need.volunteer ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      {need.taken_over_by && (
        <Typography variant="body2">{text('desk.taken_by', { name: need.taken_over_by })}</Typography>
      )}
      {(need.is_emergency || need.state === 'held') && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {text(`desk.emergency_${need.state}`, { name })}
        </Typography>
      )}
      {isLate(need) && <Typography variant="body2">{text('now.went', { name })}</Typography>}
      {need.dispatch && need.state === 'waiting' && <EngineLine dispatch={need.dispatch} />}
      {need.abilities.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('desk.of_colleague')}
        </Typography>
      )}
    </Box>
  );
}

function Act({ need }: { need: WaitingNeed }) {
  if (need.abilities.includes('approve')) return <Approve need={need} />;
  if (need.abilities.includes('still_mine')) return <TakeOver need={need} words="still_mine" />;
  if (need.abilities.includes('take_over')) return <TakeOver need={need} words="take_over" />;
  const path = needPath(need);
  return path === null ? null : <Open name={need.person.full_name} path={path} />;
}

function Open({ name, path }: { name: string; path: string }) {
  const text = useText();
  return (
    <Button
      size="small"
      variant="outlined"
      component={RouterLink}
      to={path}
      aria-label={text('now.open_of', { name })}
    >
      {text('now.open')}
    </Button>
  );
}

function Approve({ need }: { need: WaitingNeed }) {
  const text = useText();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const names = { volunteer: need.volunteer ?? '', user: need.person.full_name };
  return (
    <>
      <Button
        size="small"
        variant="contained"
        aria-label={text('approvals.accept_of', names)}
        onClick={() => setIsAsking(true)}
      >
        {text('approvals.accept')}
      </Button>
      {isAsking && (
        <ConfirmAct
          confirmation={approvalOf(need, text)}
          onDone={refresh}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/**
 * Takes over a need, or confirms that the caller is still handling it: both are the same action, which
 * restarts the clock of the need (rule 221).
 */
function TakeOver({ need, words }: { need: WaitingNeed; words: 'take_over' | 'still_mine' }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const take = useAction({
    run: () => takeOver(need),
    onDone: () => {
      notify(text(`request_act.${words}_done`), { type: 'success' });
      refresh();
    },
  });
  return (
    <Button
      variant={need.is_emergency && words === 'take_over' ? 'contained' : 'outlined'}
      color={need.is_emergency && words === 'take_over' ? 'error' : 'primary'}
      size="small"
      loading={take.isPending}
      aria-label={text(`request_act.${words}_of`, { name: need.person.full_name })}
      onClick={() => take.mutate()}
    >
      {text(`request_act.${words}`)}
    </Button>
  );
}
