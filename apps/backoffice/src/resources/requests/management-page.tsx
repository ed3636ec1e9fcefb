import { Button, Stack } from '@mui/material';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useIsAdmin } from '../../shared/area.js';
import { type AppKey, useText } from '../../shared/text.js';
import { Page } from '../../shared/ui/page.js';
import { AllRequests } from './all-requests.js';
import { EventRequests } from './event-requests.js';
import { SingleRequests } from './single-requests.js';

/** One line, which scrolls on a phone. */
const TABS = {
  overflowX: 'auto',
  borderBlockEnd: 1,
  borderColor: 'divider',
  pb: 1,
  '& > *': { flexShrink: 0 },
} as const;

type Tab = readonly [to: string, label: AppKey];

const ALL: Tab = ['/requests', 'requests.all_tab'];
const SINGLE: Tab = ['/requests/single', 'requests.single_tab'];
const EVENTS: Tab = ['/requests/events', 'requests.event_tab'];
const ADMIN_TABS: readonly Tab[] = [ALL, SINGLE, EVENTS];
/**
 * The page of managers' own events, which is a tab for them in addition to the entries that admins have in
 * the menu (rule 80).
 */
const OWN_EVENTS = '/approvals';
const MANAGER_TABS: readonly Tab[] = [
  ALL,
  ['/open-requests', 'nav.open_requests'],
  ['/acceptances', 'nav.acceptances'],
  SINGLE,
  [OWN_EVENTS, 'requests.event_tab'],
];

/**
 * All requests in tabs. Each tab has its own address, so the tabs are links (rule 137). The first holds every
 * single request, because whoever looks for one need not know its state.
 */
export function ManagementPage() {
  const text = useText();
  const isAdmin = useIsAdmin();
  const { pathname } = useLocation();
  const [shown] = [SINGLE, EVENTS].find(([to]) => to === pathname) ?? ALL;
  if (shown === EVENTS[0] && !isAdmin) return <Navigate to={OWN_EVENTS} replace />;
  const create = (
    <Button component={Link} to="/create/new/help/request" variant="contained">
      {text('nav.create_request')}
    </Button>
  );
  return (
    <Page title={text('requests.management')} actions={create}>
      <Stack
        component="nav"
        aria-label={text('requests.kinds')}
        direction="row"
        useFlexGap
        spacing={1}
        sx={TABS}
      >
        {(isAdmin ? ADMIN_TABS : MANAGER_TABS).map(([to, label]) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant={shown === to ? 'contained' : 'text'}
            aria-current={shown === to ? 'page' : undefined}
          >
            {text(label)}
          </Button>
        ))}
      </Stack>
      {shown === ALL[0] && <AllRequests />}
      {shown === SINGLE[0] && <SingleRequests />}
      {shown === EVENTS[0] && <EventRequests />}
    </Page>
  );
}
