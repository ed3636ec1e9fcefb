import { Box, Button, Skeleton, Stack } from '@mui/material';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { FailureBoundary } from '../../shared/ui/failure-boundary.js';
import { Page } from '../../shared/ui/page.js';
import { EventConsole } from './event-console.js';
import { useEventDetail } from './event-detail.js';

/** The page with the live map of an event (rule 158). */
export function EventMapPage() {
  const { id } = useParams();
  const eventId = Number(id);
  const detail = useEventDetail(eventId);
  if (detail.isError && !detail.data) return <NotThere onRetry={() => void detail.refetch()} />;
  if (!detail.data) return <Loading />;
  return (
    <FailureBoundary>
      <EventConsole key={eventId} event={detail.data} />
    </FailureBoundary>
  );
}

function NotThere({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Page title={text('common.pages.notFoundTitle')}>
      <EmptyState title={text('map.not_found')}>
        <Stack direction="row" spacing={1}>
          <Button onClick={onRetry}>{text('common.words.retry')}</Button>
          <Button component={RouterLink} to="/events">
            {text('map.back')}
          </Button>
        </Stack>
      </EmptyState>
    </Page>
  );
}

/** A placeholder for the console while it loads. */
function Loading() {
  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={480} />
    </Box>
  );
}
