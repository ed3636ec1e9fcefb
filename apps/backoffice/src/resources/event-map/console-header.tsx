import type { EventDetail } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { addressForDisplay, type EventStage } from '@karov/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useConfig } from '../../shared/config.js';
import type { LiveState } from '../../shared/live/use-channel.js';
import { setPageTitle } from '../../shared/page-title.js';
import { eventStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { shownSpan, useServerNow } from '../../shared/time.js';
import { ExerciseBanner } from '../../shared/ui/exercise-banner.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { EventActs } from './event-acts.js';
import { WayBar } from './way-bar.js';

const LIVE_TONES = {
  connecting: 'info',
  live: 'done',
  disconnected: 'waiting',
  no_access: 'neutral',
} as const satisfies Record<LiveState, Tone>;

interface ConsoleHeaderProps {
  event: EventDetail;
  live: LiveState;
  stage: EventStage | null;
  onStage: (stage: EventStage | null) => void;
  onPair: () => void;
  onStop: () => void;
}

/** On a narrow screen the facts have a line of their own. */
const AREAS = { xs: '"back title acts" "facts facts facts"', lg: '"back title facts acts"' } as const;
const COLUMNS = {
  xs: 'auto minmax(0, 1fr) auto',
  lg: 'auto minmax(6rem, auto) minmax(0, 1fr) auto',
} as const;

/**
 * The header of the console, low enough to leave the window to people: the event, whether it runs and updates
 * live, since when, its actions, and the progress of its people.
 */
export function ConsoleHeader({ event, live, stage, onStage, onPair, onStop }: ConsoleHeaderProps) {
  const withNobody = event.event_user_requests.filter(({ abilities }) =>
    abilities.includes('by_hand'),
  ).length;
  const text = useText();
  const config = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = text('map.title', { name: event.name });
  useEffect(() => setPageTitle(`${title} · ${text('app.title')}`), [title, text]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack component="header" spacing={0.5} sx={{ flexShrink: 0 }}>
      {/* not needed if the whole installation is an exercise, because the frame already says so */}
      <ExerciseBanner isExercise={event.is_exercise && !config?.exercise} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateAreas: AREAS,
          gridTemplateColumns: COLUMNS,
          columnGap: 1,
          alignItems: 'center',
        }}
      >
        <Back />
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          noWrap
          aria-label={title}
          sx={{
            gridArea: 'title',
            fontSize: '1.25rem',
            '&:focus-visible': { outline: 'none', boxShadow: 'none' },
          }}
        >
          {event.name}
        </Typography>
        <Box sx={{ gridArea: 'facts', display: 'flex', gap: 1, alignItems: 'center', minInlineSize: 0 }}>
          <StatusChip {...eventStatus(event.status, text)} isShort isSmall />
          <Box component="span" role="status" sx={{ display: 'inline-flex' }}>
            <StatusChip tone={LIVE_TONES[live]} label={text(`map.${live}`)} isShort isSmall />
          </Box>
          <Typography variant="body2" noWrap>
            {event.status && <RunningClock since={event.created_at} />}
            {addressForDisplay(event.address)} · {text('map.radius', { value: event.radius })}
          </Typography>
        </Box>
        <EventActs event={event} onPair={withNobody > 1 ? onPair : undefined} onStop={onStop} />
      </Box>
      <WayBar requests={event.event_user_requests} chosen={stage} onChoose={onStage} />
    </Stack>
  );
}

function Back() {
  const text = useText();
  return (
    <Tooltip title={text('map.back')}>
      <IconButton
        component={RouterLink}
        to="/events"
        size="small"
        aria-label={text('map.back')}
        sx={{
          gridArea: 'back',
          inlineSize: 32,
          blockSize: 32,
          '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
        }}
      >
        <ArrowBack fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function RunningClock({ since }: { since: string }) {
  const text = useText();
  const now = useServerNow(1000);
  return (
    <Box component="span" role="timer" aria-live="off" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {text('console.running_since', { time: shownSpan((now - Date.parse(since)) / 1000, text) })} ·{' '}
    </Box>
  );
}
