import { Button, Stack } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { Page } from '../../shared/ui/page.js';
import { EventRequests } from './event-requests.js';
import { SingleRequests } from './single-requests.js';

const TABS = [
  { name: 'single', to: '/management-menu', label: 'requests.single_tab' },
  { name: 'events', to: '/management-menu/events', label: 'requests.event_tab' },
] as const;

/** All requests in two tabs; each has an address of its own, so they are links (part 2 §2 "Admin request management"). */
export function ManagementPage() {
  const text = useText();
  const tab = useParams()['operation'] === 'events' ? 'events' : 'single';
  return (
    <Page title={text('requests.management')}>
      <Stack component="nav" aria-label={text('requests.kinds')} direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', borderBlockEnd: 1, borderColor: 'divider', pb: 1 }}>
        {TABS.map(({ name, to, label }) => (
          <Button key={name} component={Link} to={to} variant={tab === name ? 'contained' : 'text'} aria-current={tab === name ? 'page' : undefined}>
            {text(label)}
          </Button>
        ))}
      </Stack>
      {tab === 'events' ? <EventRequests key="events" /> : <SingleRequests key="single" />}
    </Page>
  );
}
