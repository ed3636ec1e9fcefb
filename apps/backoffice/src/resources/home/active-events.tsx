import type { EventRow } from '@karov/api-client';
import { addressForDisplay } from '@karov/domain';
import { Box, LinearProgress, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

const SHOWN = 50;

/** The counts that highlight an event, because they mean that somebody must act. */
const URGENT = [
  { count: 'needs_coordinator', tone: 'danger' },
  { count: 'waiting_approval', tone: 'waiting' },
] as const;

/** The running events, newest first, each a link to its map. */
export function ActiveEvents() {
  const text = useText();
  const { data, isPending, error, refetch } = useGetList<EventRow>('events', {
    filter: { status: 'true' },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Box component="section" aria-labelledby="active-events">
      <Typography variant="h2" id="active-events" sx={{ mb: 1.5 }}>
        {text('home.active_list')}
      </Typography>
      {error && <LoadFailure onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && <EmptyState title={text('home.no_active')} hint={text('events.empty_hint')} />}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((event) => (
          <Paper key={event.id} component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 0.5 }}>
            <Link
              component={RouterLink}
              to={`/events/map/${event.id}`}
              aria-label={text('home.open_map', { name: event.name })}
              sx={{ fontWeight: 700 }}
            >
              {event.name}
            </Link>
            <Typography color="text.secondary">
              <bdi>{addressForDisplay(event.address)}</bdi> · <RelativeTime at={event.created_at} />
            </Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              {URGENT.filter(({ count }) => event.counts[count] > 0).map(({ count, tone }) => (
                <StatusChip
                  key={count}
                  tone={tone}
                  label={`${text(`map.${count}`)}: ${event.counts[count]}`}
                />
              ))}
            </Stack>
            <Helped counts={event.counts} />
            <Typography variant="body2">
              {text('home.event_counts', {
                need: event.counts.users_need_help,
                ready: event.counts.volunteers_ready,
                assigned: event.counts.assigned,
              })}
            </Typography>
          </Paper>
        ))}
      </Stack>
    </Box>
  );
}

/**
 * The progress of an event: how many of the people who need help have been helped or have somebody coming.
 */
function Helped({ counts: { users_need_help: all, assigned, completed: done } }: Pick<EventRow, 'counts'>) {
  const text = useText();
  if (all === 0) return null;
  const words = text('now.helped', { done, all });
  return (
    <Box>
      <LinearProgress
        variant="buffer"
        color="success"
        aria-label={words}
        value={(100 * done) / all}
        valueBuffer={(100 * (done + assigned)) / all}
        sx={{ blockSize: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" aria-hidden>
        {words}
      </Typography>
    </Box>
  );
}
