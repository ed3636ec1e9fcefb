import type { WaitingNeed } from '@karov/api-client';
import { Button, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { exactTime, formatSpan, useNow } from '../../shared/time.js';
import { Phone } from '../../shared/ui/facts.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { useAction } from '../../shared/use-action.js';
import { takeOver, useWaitingNeeds } from './desk-calls.js';
import { DeskSection } from './desk-section.js';

/** Who waits for a coordinator, with a running clock each (decision 43). */
export function WaitingNeeds() {
  const text = useText();
  const { data, isPending, isError, refetch } = useWaitingNeeds();
  return (
    <DeskSection id="waiting-needs" title={text('desk.needs')}>
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={72} />}
      {data?.needs.length === 0 && <Typography color="text.secondary">{text('desk.needs_empty')}</Typography>}
      {data && data.needs.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.needs.map((need) => (
            <Need key={`${need.kind}-${need.id}`} need={need} loadedAt={data.loadedAt} />
          ))}
        </Stack>
      )}
    </DeskSection>
  );
}

const pathOf = ({ kind, id, event_id }: WaitingNeed): string => (kind === 'event' ? `/events/map/${event_id ?? ''}` : `/requests/${id}`);

function Need({ need, loadedAt }: { need: WaitingNeed; loadedAt: number }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = need.person.full_name;
  const take = useAction({
    run: () => takeOver(need),
    onDone: () => {
      notify(text('request_act.take_over_done'), { type: 'success' });
      refresh();
    },
  });
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {need.is_emergency && <StatusChip tone="danger" label={text('requests.emergency')} />}
        <Link component={RouterLink} to={pathOf(need)} sx={{ fontWeight: 700 }} aria-label={text('desk.open_need', { name })}>
          {name}
        </Link>
        <span>
          {[need.title, need.city].filter(Boolean).join(' · ')} · <Phone number={need.person.phone} />
        </span>
        <Clock need={need} loadedAt={loadedAt} />
        {need.taken_over_by ? (
          <StatusChip tone="info" label={text('desk.taken_by', { name: need.taken_over_by })} />
        ) : (
          <Button
            variant="contained"
            size="small"
            loading={take.isPending}
            aria-label={text('request_act.take_over_of', { name })}
            onClick={() => take.mutate()}
            sx={{ marginInlineStart: { sm: 'auto' } }}
          >
            {text('request_act.take_over')}
          </Button>
        )}
      </Stack>
    </Paper>
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
