import type { EventDetail } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { addressForDisplay, type EventStage } from '@karov/domain';
import { Link, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useConfig } from '../../shared/config.js';
import type { LiveState } from '../../shared/live/use-channel.js';
import { setPageTitle } from '../../shared/page-title.js';
import { eventStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { formatSpan, useServerNow } from '../../shared/time.js';
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
  onStop: () => void;
}

/**
 * The header of the console: the event, whether it runs and updates live, since when, its actions, and the
 * progress of its people.
 */
export function ConsoleHeader({ event, live, stage, onStage, onStop }: ConsoleHeaderProps) {
  const text = useText();
  const config = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = text('map.title', { name: event.name });
  useEffect(() => setPageTitle(`${title} · ${text('app.title')}`), [title, text]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack component="header" spacing={1}>
      {/* not needed if the whole installation is an exercise, because the frame already says so */}
      <ExerciseBanner isExercise={event.is_exercise && !config?.exercise} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ '&:focus-visible': { outline: 'none', boxShadow: 'none' } }}
        >
          {title}
        </Typography>
        <StatusChip {...eventStatus(event.status, text)} />
        <span role="status">
          <StatusChip tone={LIVE_TONES[live]} label={text(`map.${live}`)} />
        </span>
        <EventActs event={event} onStop={onStop} />
      </Stack>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography variant="body2">
          {addressForDisplay(event.address)} · {text('map.radius', { value: event.radius })}
        </Typography>
        {event.status && <RunningClock since={event.created_at} />}
        <Link component={RouterLink} to="/events">
          {text('map.back')}
        </Link>
      </Stack>
      <WayBar requests={event.event_user_requests} chosen={stage} onChoose={onStage} />
    </Stack>
  );
}

function RunningClock({ since }: { since: string }) {
  const text = useText();
  const now = useServerNow(1000);
  return (
    <Typography variant="body2" role="timer" aria-live="off" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {text('console.running_since', { time: `\u2066${formatSpan((now - Date.parse(since)) / 1000)}\u2069` })}
    </Typography>
  );
}
