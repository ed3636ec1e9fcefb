import type { EventDetail } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Box, Button, Link, Skeleton, Stack, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useChannel } from '../../shared/live/use-channel.js';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { Page } from '../../shared/ui/page.js';
import { Dialogs } from './dialogs.js';
import { useEventDetail, useReload } from './event-detail.js';
import { EventHeader } from './event-header.js';
import { MapView } from './map-view.js';
import type { Act } from './acts.js';
import { UserList } from './user-list.js';
import { VolunteerList } from './volunteer-list.js';

/** The map of an event, live (rule 137 "Event map"). */
export function EventMapPage() {
  const text = useText();
  const { id } = useParams();
  const eventId = Number(id);
  const detail = useEventDetail(eventId);
  if (detail.isError && !detail.data) {
    return (
      <Page title={text('common.pages.notFoundTitle')}>
        <EmptyState title={text('map.not_found')}>
          <Stack direction="row" spacing={1}>
            <Button onClick={() => void detail.refetch()}>{text('common.words.retry')}</Button>
            <Button component={RouterLink} to="/events">
              {text('map.back')}
            </Button>
          </Stack>
        </EmptyState>
      </Page>
    );
  }
  if (!detail.data) return <Skeleton variant="rounded" height={400} sx={{ m: 3 }} />;
  return <EventMap key={eventId} event={detail.data} />;
}

const WIDE = `(min-width: ${LIMITS.sidebarBreakpointPx + 1}px)`;

/** One column on a phone; the map beside both lists on a screen; a list on each side of it where there is room. */
const LAYOUT = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem', xl: '22rem minmax(0, 1fr) 22rem' },
  gridTemplateRows: { md: 'auto 1fr', xl: 'auto' },
  gridTemplateAreas: { xs: '"map" "users" "volunteers"', md: '"map users" "map volunteers"', xl: '"users map volunteers"' },
} as const;

function EventMap({ event }: { event: EventDetail }) {
  const text = useText();
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const live = useChannel({ namespace: '/events', topic: { event_id: event.id } }, String(event.id), useReload(event.id));
  const [act, setAct] = useState<Act | null>(null);

  return (
    <Page
      title={text('map.title', { name: event.name })}
      actions={
        <Link component={RouterLink} to="/events">
          {text('map.back')}
        </Link>
      }
    >
      <EventHeader event={event} live={live} />
      <Box sx={LAYOUT}>
        <Box sx={{ gridArea: 'map', position: { md: 'sticky' }, insetBlockStart: 64 }}>
          <MapView event={event} />
        </Box>
        <Box sx={{ gridArea: 'users' }}>
          <UserList key={String(isWide)} requests={event.event_user_requests} startsOpen={isWide} onAct={setAct} />
        </Box>
        <Box sx={{ gridArea: 'volunteers' }}>
          <VolunteerList key={String(isWide)} requests={event.event_volunteer_requests} startsOpen={isWide} onAct={setAct} />
        </Box>
      </Box>
      {act && <Dialogs act={act} eventId={event.id} onClose={() => setAct(null)} />}
    </Page>
  );
}
