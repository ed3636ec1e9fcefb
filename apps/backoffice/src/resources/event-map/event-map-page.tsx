import type { EventDetail } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Box, Button, Link, Skeleton, Stack, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { Page } from '../../shared/ui/page.js';
import { Dialogs } from './dialogs.js';
import { useEventDetail, useReload } from './event-detail.js';
import { EventHeader } from './event-header.js';
import { useLiveEvent } from './live.js';
import { MapView } from './map-view.js';
import type { Act } from './acts.js';
import { UserList } from './user-list.js';
import { VolunteerList } from './volunteer-list.js';

/** The map of an event, live (part 2 §2 "Event map"). */
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
            <Button component={RouterLink} to="/events">{text('map.back')}</Button>
          </Stack>
        </EmptyState>
      </Page>
    );
  }
  if (!detail.data) return <Skeleton variant="rounded" height={400} sx={{ m: 3 }} />;
  return <EventMap key={eventId} event={detail.data} />;
}

const WIDE = `(min-width: ${LIMITS.sidebarBreakpointPx + 1}px)`;

function EventMap({ event }: { event: EventDetail }) {
  const text = useText();
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const live = useLiveEvent(event.id, useReload(event.id));
  const [act, setAct] = useState<Act | null>(null);

  return (
    <Page title={text('map.title', { name: event.name })} actions={<Link component={RouterLink} to="/events">{text('map.back')}</Link>}>
      <EventHeader event={event} live={live} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)', lg: '20rem minmax(0, 1fr) 20rem' }, alignItems: 'start' }}>
        <Box sx={{ order: { xs: 0, md: 0, lg: 1 }, gridColumn: { md: '1 / -1', lg: 'auto' } }}><MapView event={event} /></Box>
        <Box sx={{ order: { xs: 1, lg: 0 } }}>
          <UserList key={String(isWide)} requests={event.event_user_requests} startsOpen={isWide} onAct={setAct} />
        </Box>
        <Box sx={{ order: 2 }}>
          <VolunteerList key={String(isWide)} requests={event.event_volunteer_requests} startsOpen={isWide} onAct={setAct} />
        </Box>
      </Box>
      {act && <Dialogs act={act} eventId={event.id} onClose={() => setAct(null)} />}
    </Page>
  );
}
