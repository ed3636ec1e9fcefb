import type { EventDetail } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { addressForDisplay } from '@karov/domain';
import { Box, Paper, Stack, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import type { LiveState } from '../../shared/live/use-channel.js';

const COUNTS = [
  'users_asked',
  'users_need_help',
  'users_waiting',
  'volunteers_asked',
  'volunteers_ready',
  'assigned',
  'waiting_approval',
  'needs_coordinator',
  'completed',
] as const satisfies readonly (keyof EventDetail['counts'])[];
const LIVE_TONES = { connecting: 'info', live: 'done', disconnected: 'waiting', no_access: 'neutral' } as const satisfies Record<LiveState, Tone>;

/** Where the event is, whether it runs, whether the page is live, and its figures. */
export function EventHeader({ event, live }: { event: EventDetail; live: LiveState }) {
  const text = useText();
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusChip tone={event.status ? 'done' : 'neutral'} label={text(event.status ? 'common.eventStatus.active' : 'common.eventStatus.inactive')} />
        <span role="status">
          <StatusChip tone={LIVE_TONES[live]} label={text(`map.${live}`)} />
        </span>
        <Typography>
          {addressForDisplay(event.address)} · {text('map.radius', { value: event.radius })}
        </Typography>
      </Stack>
      <Box component="dl" aria-label={text('map.counts')} sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(5.75rem, 1fr))' }}>
        {COUNTS.map((count) => (
          <Paper key={count} variant="outlined" sx={{ p: 1, display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {text(`map.${count}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700 }}>
              {event.counts[count]}
            </Typography>
          </Paper>
        ))}
      </Box>
    </Stack>
  );
}
