import type { DispatchSummary, Timeline } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { useRead } from '../../kit/reads.js';
import { useText } from '../text.js';
import { shownSpan, useNow } from '../time.js';
import { LoadFailure } from '../ui/load-failure.js';
import { SidePanel } from '../ui/side-panel.js';
import { StatusChip } from '../ui/status-chip.js';
import { useMomentText } from '../ui/when.js';
import { TimelineSteps } from './timeline-steps.js';

const TONES = {
  running: 'waiting',
  settled: 'done',
  exhausted: 'danger',
  stopped: 'neutral',
} as const satisfies Record<DispatchSummary['status'], Tone>;

/** A loaded timeline, with the server's time in the answer and the time elapsed here since then. */
interface Loaded {
  timeline: Timeline;
  loadedAt: number;
}

function secondsLeft(at: string, { timeline, loadedAt }: Loaded, now: number): number {
  return (Date.parse(at) - Date.parse(timeline.server_time) - (now - loadedAt)) / 1000;
}

function NextStep({ loaded }: { loaded: Loaded }) {
  const text = useText();
  const now = useNow(1000);
  const dispatch = loaded.timeline.dispatch;
  const next = dispatch?.next_step_at;
  if (!next) return <Typography>{text('timeline.no_next')}</Typography>;
  if (dispatch.is_resting) return <GoesOn at={next} />;
  const left = secondsLeft(next, loaded, now);
  return (
    <Typography role="timer" sx={{ fontWeight: 700 }}>
      {text('timeline.next_step')}:{' '}
      {left <= 0 ? text('timeline.next_now') : text('timeline.next_in', { time: shownSpan(left, text) })}
    </Typography>
  );
}

/** When the search for a need that can wait goes on; a night is not counted down in seconds (rule 100). */
function GoesOn({ at }: { at: string }) {
  const text = useText();
  return (
    <Typography sx={{ fontWeight: 700 }}>
      {text('timeline.next_step')}: {useMomentText(at)}
    </Typography>
  );
}

function Run({ dispatch }: { dispatch: DispatchSummary }) {
  const text = useText();
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <StatusChip tone={TONES[dispatch.status]} label={text(`timeline.${dispatch.status}`)} />
      <Typography>{text('timeline.ring', { ring: dispatch.ring, km: dispatch.radius_km })}</Typography>
      <Typography>
        {text('timeline.asked', { count: dispatch.asked })} ·{' '}
        {text('timeline.open', { count: dispatch.open_invitations })}
      </Typography>
    </Stack>
  );
}

interface TimelinePanelProps {
  /** the person who asked for help */
  name: string;
  load: (signal: AbortSignal) => Promise<Timeline>;
  /** the cache key of the timeline, so that a change can refresh it */
  queryKey: readonly unknown[];
  /** the interval between reloads, in milliseconds, if no live channel announces changes */
  refreshMs?: number;
  onClose: () => void;
}

/** Shows every step of the search for a volunteer with its reason, and a countdown to the next step. */
export function TimelinePanel({ name, load, queryKey, refreshMs, onClose }: TimelinePanelProps) {
  const text = useText();
  const { data, isPending, isError, refetch } = useRead({
    key: queryKey,
    refetchInterval: refreshMs,
    read: async (signal): Promise<Loaded> => ({
      timeline: await load(signal),
      loadedAt: Date.now(),
    }),
  });
  const entries = data?.timeline.entries ?? [];
  return (
    <SidePanel title={text('timeline.title', { name })} onClose={onClose}>
      <Stack spacing={2}>
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {isPending && <Skeleton height={160} />}
        {data?.timeline.dispatch && <Run dispatch={data.timeline.dispatch} />}
        {data?.timeline.dispatch && <NextStep loaded={data} />}
        {data && entries.length === 0 && <Alert severity="info">{text('timeline.empty')}</Alert>}
        {entries.length > 0 && (
          <section>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {text('timeline.steps')}
            </Typography>
            <TimelineSteps entries={entries} />
          </section>
        )}
      </Stack>
    </SidePanel>
  );
}
