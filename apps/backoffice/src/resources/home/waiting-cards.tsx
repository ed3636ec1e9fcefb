import type { WaitingCounts } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useIsAdmin } from '../../shared/area.js';
import { useText, type AppKey } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { filteredPath as filtered } from '../../shared/filtered-path.js';
import { useWaitingCounts } from '../../shared/waiting-counts.js';

type Counted = Exclude<keyof WaitingCounts, 'newest_emergency'>;

interface Card {
  count: Counted;
  label: AppKey;
  tone: Tone;
  /** the list of what was counted: another screen, or a heading of this one */
  to: string;
  adminOnly?: boolean;
}

const RUNNING = filtered('/events', { status: 'true' });

/** Each count leads to the list that shows what was counted. */
const CARDS: readonly Card[] = [
  { count: 'emergencies', label: 'desk.emergencies_waiting', tone: 'danger', to: '#emergencies' },
  { count: 'needs_coordinator', label: 'home.needs_coordinator', tone: 'danger', to: '#waiting-needs' },
  { count: 'requests_coordinator', label: 'desk.requests_coordinator', tone: 'danger', to: '#waiting-needs' },
  { count: 'acceptances', label: 'desk.acceptances', tone: 'waiting', to: '/acceptances' },
  {
    count: 'requests_overdue',
    label: 'desk.requests_overdue',
    tone: 'danger',
    to: `${filtered('/management-menu', { status: 'overdue' })}&sort=validity&order=ASC`,
  },
  { count: 'worries', label: 'desk.worries', tone: 'danger', to: '#worries', adminOnly: true },
  { count: 'vetting', label: 'desk.vetting', tone: 'waiting', to: '/vetting', adminOnly: true },
  { count: 'requests_pending', label: 'desk.requests_pending', tone: 'waiting', to: '/open-requests' },
  { count: 'waiting_approval', label: 'home.waiting_approval', tone: 'waiting', to: filtered('/approvals', { status: 'assigned' }) },
  { count: 'volunteers_ready', label: 'home.volunteers_ready', tone: 'info', to: RUNNING },
  { count: 'unanswered_users', label: 'home.unanswered_users', tone: 'waiting', to: RUNNING },
  { count: 'failed_messages', label: 'home.failed_messages', tone: 'danger', to: filtered('/notifications', { status: 'failed' }) },
  { count: 'active_events', label: 'home.active_events', tone: 'brand', to: RUNNING },
];
/** Leads to a heading of this screen, also for those who do not see it; other addresses are left to the link. */
function leadTo(to: string): void {
  if (to.startsWith('#')) document.getElementById(to.slice(1))?.focus();
}

/** What waits, one card a kind; nothing waiting is said in words. */
export function WaitingCards() {
  const text = useText();
  const isAdmin = useIsAdmin();
  const counts = useWaitingCounts();
  if (counts.isError) return <LoadFailure onRetry={() => void counts.refetch()} />;
  const { data } = counts;
  // Green says that all is well: while somebody is in an emergency nothing on this screen says so.
  const toneOfNone: Tone = data && data.emergencies > 0 ? 'neutral' : 'done';
  const cards = CARDS.filter(({ adminOnly = false }) => isAdmin || !adminOnly);
  const isCalm = data !== undefined && cards.every(({ count }) => count === 'active_events' || data[count] === 0);

  return (
    <Box component="section" aria-label={text('home.counts')}>
      {isCalm && (
        <Typography role="status" sx={{ mb: 1.5 }}>
          {text('home.nothing')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))' }}
      >
        {cards.map(({ count, label, tone, to }) => (
          <li key={count}>
            <Paper
              component={Link}
              to={to}
              onClick={() => leadTo(to)}
              variant="outlined"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                px: 2,
                py: 1,
                minBlockSize: 48,
                blockSize: '100%',
                textDecoration: 'none',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Typography component="span" sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1, minInlineSize: '2rem' }}>
                {data ? data[count] : <Skeleton width="2rem" />}
              </Typography>
              <span>
                <StatusChip tone={data && data[count] === 0 ? toneOfNone : tone} label={text(label)} />
              </span>
            </Paper>
          </li>
        ))}
      </Box>
    </Box>
  );
}
