import type { WaitingCount } from '@karov/api-client';
import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { filteredPath as filtered } from '../../shared/filtered-path.js';
import { type AppKey, useText } from '../../shared/text.js';
import { useWaitingCounts } from '../../shared/waiting-counts.js';

interface Counted {
  count: WaitingCount;
  label: AppKey;
  /** the list of what is counted */
  to: string;
}

const RUNNING = filtered('/events', { status: 'true' });

/** Matters under way that require no action; those that require one are in the waiting list. */
const COUNTS: readonly Counted[] = [
  { count: 'requests_pending', label: 'desk.requests_pending', to: '/open-requests' },
  { count: 'unanswered_users', label: 'home.unanswered_users', to: RUNNING },
  { count: 'volunteers_ready', label: 'home.volunteers_ready', to: RUNNING },
  { count: 'active_events', label: 'home.active_events', to: RUNNING },
];

/** Matters under way, as numbers with links to their lists; zeros are left out. */
export function CountStrip() {
  const text = useText();
  const { data } = useWaitingCounts();
  const shown = data ? COUNTS.filter(({ count }) => data[count] > 0) : [];
  if (!data || shown.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={text('now.under_way')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
    >
      {shown.map(({ count, label, to }) => (
        <li key={count}>
          <Link
            component={RouterLink}
            to={to}
            sx={{
              display: 'inline-flex',
              gap: 0.75,
              minBlockSize: 32,
              alignItems: 'center',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <strong>{data[count]}</strong> {text(label)}
          </Link>
        </li>
      ))}
    </Box>
  );
}
