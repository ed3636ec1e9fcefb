import type { WaitingNeed } from '@karov/api-client';
import { Button, Link, Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { exactTime, formatSpan, useNow } from '../../shared/time.js';
import { Phone } from '../../shared/ui/phone.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { useAction } from '../../shared/use-action.js';
import { takeOver } from './desk-calls.js';

const pathOf = ({ kind, id, event_id }: WaitingNeed): string => (kind === 'event' ? `/events/map/${event_id ?? ''}` : `/requests/${id}`);

interface NeedProps {
  need: WaitingNeed;
  loadedAt: number;
  /** what is said of its state, beside the clock */
  children?: ReactNode;
}

/** One need that waits: who and where, how long, who has it, and its one act. */
export function Need({ need, loadedAt, children }: NeedProps) {
  const text = useText();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, ...(need.is_emergency && { borderColor: 'error.main', borderInlineStartWidth: 6 }) }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {need.is_emergency && <StatusChip tone="danger" label={text('requests.emergency')} />}
        <Person need={need} />
        <span>
          {[need.title, need.city].filter(Boolean).join(' · ')} · <Phone of={need.person} />
        </span>
        <Clock need={need} loadedAt={loadedAt} />
        {children}
        {need.taken_over_by && <StatusChip tone="info" label={text('desk.taken_by', { name: need.taken_over_by })} />}
        {need.abilities.length === 0 && <Typography color="text.secondary">{text('desk.of_colleague')}</Typography>}
        {need.abilities.includes('take_over') && <TakeOver need={need} />}
      </Stack>
    </Paper>
  );
}

/** The name leads to where the need is worked on; of a colleague's event it stands alone. */
function Person({ need }: { need: WaitingNeed }) {
  const text = useText();
  const name = need.person.full_name;
  if (!need.abilities.includes('open')) return <strong>{name}</strong>;
  return (
    <Link component={RouterLink} to={pathOf(need)} sx={{ fontWeight: 700 }} aria-label={text('desk.open_need', { name })}>
      {name}
    </Link>
  );
}

function TakeOver({ need }: { need: WaitingNeed }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const take = useAction({
    run: () => takeOver(need),
    onDone: () => {
      notify(text('request_act.take_over_done'), { type: 'success' });
      refresh();
    },
  });
  return (
    <Button
      variant="contained"
      size="small"
      loading={take.isPending}
      aria-label={text('request_act.take_over_of', { name: need.person.full_name })}
      onClick={() => take.mutate()}
      sx={{ marginInlineStart: { sm: 'auto' } }}
    >
      {text('request_act.take_over')}
    </Button>
  );
}

/** How long somebody waits, counted on the server's clock. */
function Clock({ need, loadedAt }: { need: WaitingNeed; loadedAt: number }) {
  const text = useText();
  const now = useNow(1000);
  const seconds = (Date.parse(need.server_time) - Date.parse(need.since) + (now - loadedAt)) / 1000;
  return (
    <Typography component="span" role="timer" sx={{ fontWeight: 700 }} title={text('time.exact', { exact: exactTime(need.since) })}>
      {text('desk.waits', { time: `\u2066${formatSpan(seconds)}\u2069` })}
    </Typography>
  );
}
