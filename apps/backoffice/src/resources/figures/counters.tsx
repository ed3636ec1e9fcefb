import type { DayRange } from '@karov/domain';
import { Box, Typography } from '@mui/material';
import { filteredPath } from '../../shared/filtered-path.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { type Counter, CounterCard } from './counter-card.js';
import { useCounts, useEventCounts } from './figure-calls.js';

/** The four counters that admins see; rule 69 defines their five figures. */
export function AdminCounters({ range }: { range: DayRange }) {
  const text = useText();
  const { data, isError, refetch } = useCounts(range);
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  const days = { from_date: range.from, to_date: range.to };
  const counters: Counter[] = [
    {
      name: text('figures.requests'),
      what: text('figures.requests_what'),
      to: null,
      count: data?.total_help_requests,
      before: data?.previous.total_help_requests,
    },
    {
      name: text('figures.buddies'),
      what: text('figures.buddies_what'),
      to: null,
      count: data?.total_buddies,
      before: data?.previous.total_buddies,
    },
    {
      name: text('figures.active_volunteers'),
      what: text('figures.active_volunteers_what'),
      to: filteredPath('/volunteers-menu', { figure: 'active_volunteers' }),
      count: data?.volunteer_card,
      more: data && {
        said: text('figures.registered_volunteers', { count: data.total_register_volunteers }),
        to: filteredPath('/volunteers-menu', { figure: 'volunteers', ...days }),
      },
      before: data?.previous.total_register_volunteers,
    },
    {
      name: text('figures.seekers'),
      what: text('figures.seekers_what'),
      to: filteredPath('/volunteers-menu', { figure: 'seekers', ...days }),
      count: data?.user_card,
      before: data?.previous.user_card,
    },
  ];
  return (
    <>
      <Cards counters={counters} />
      {data && <Age at={data.counted_at} />}
    </>
  );
}

/** The counters that a manager sees: their own events. */
export function ManagerCounters({ range }: { range: DayRange }) {
  const text = useText();
  const { data, isError, refetch } = useEventCounts(range);
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  const days = { from_date: range.from, to_date: range.to };
  const counters: Counter[] = [
    {
      name: text('figures.active_events'),
      what: text('figures.active_events_what'),
      to: filteredPath('/events', { status: 'true', ...days }),
      count: data?.count.active_events,
      before: data?.previous.active_events,
    },
    {
      name: text('figures.stopped_events'),
      what: text('figures.stopped_events_what'),
      to: filteredPath('/events', { status: 'false', ...days }),
      count: data?.count.deactive_events,
      before: data?.previous.deactive_events,
    },
  ];
  return <Cards counters={counters} />;
}

function Cards({ counters }: { counters: readonly Counter[] }) {
  const text = useText();
  return (
    <Box
      component="ul"
      aria-label={text('figures.counters')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
      }}
    >
      {counters.map((counter) => (
        <CounterCard key={counter.name} {...counter} />
      ))}
    </Box>
  );
}

function Age({ at }: { at: string | null }) {
  const text = useText();
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {at === null ? (
        text('figures.not_counted')
      ) : (
        <>
          {text('figures.counted_at')} <RelativeTime at={at} />
        </>
      )}
    </Typography>
  );
}
