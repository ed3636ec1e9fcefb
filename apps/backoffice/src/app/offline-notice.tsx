import { isolated } from '@karov/domain';
import { useLost } from '@karov/web';
import { Alert } from '@mui/material';
import { useReads } from '../kit/reads.js';
import { useText } from '../shared/text.js';
import { exactTime } from '../shared/time.js';

/** Returns when the server last answered, on Israel's clock: the newest time of all data on the screen. */
function shownMoment(newest: number): string {
  return newest === 0 ? '–' : (exactTime(new Date(newest).toISOString()).split(' ')[1] ?? '');
}

/**
 * Says that the network is down or the server does not answer, and how old the data on the screen are.
 * Actions are refused with a message (`use-action.ts`).
 */
export function OfflineNotice() {
  const text = useText();
  const reads = useReads();
  const lost = useLost();
  if (lost === null) return null;
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {text(`connection.${lost}`, { time: isolated(shownMoment(reads.newestAt())) })}{' '}
      {text('connection.offline_hint')}
    </Alert>
  );
}
