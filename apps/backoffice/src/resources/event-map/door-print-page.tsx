import { type EventDetail, jittered } from '@karov/api-client';
import { addressForDisplay, doorList, isolated } from '@karov/domain';
import Print from '@mui/icons-material/Print';
import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { exactTime } from '../../shared/time.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { Page } from '../../shared/ui/page.js';
import { DoorExcel } from './door-excel.js';
import { DoorTable } from './door-table.js';

/**
 * The interval between reloads of an open page. Paper does not follow the event, so a printout is never older
 * than this when it is printed.
 */
const READ_MS = jittered(30_000);

function useFreshEvent(eventId: number) {
  return useRead({
    key: ['door-list', eventId],
    read: (signal) => api.get(`/${currentArea()}/events/{id}`, { params: { path: { id: eventId } }, signal }),
    refetchInterval: READ_MS,
    gcTime: 0,
  });
}

/** The printed list of an event's people, for volunteers who go from door to door (rule 170). */
export function DoorPrintPage() {
  const text = useText();
  const eventId = Number(useParams()['id']);
  const { data: event, isError, refetch } = useFreshEvent(eventId);
  if (event) return <Doors event={event} />;
  if (!isError) return <Loading />;
  return (
    <Page title={text('map.not_found')}>
      <LoadFailure onRetry={() => void refetch()} />
    </Page>
  );
}

function Doors({ event }: { event: EventDetail }) {
  const text = useText();
  const title = text('doors.title', { name: event.name });
  const needs = doorList(event.event_user_requests);
  return (
    <Box sx={{ bgcolor: 'common.white', color: 'common.black', minBlockSize: '100%' }}>
      <GlobalStyles
        styles={{
          '@page': { margin: '12mm' },
          '@media print': { 'html, body': { background: 'white', colorScheme: 'light' } },
        }}
      />
      <Page title={title}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            p: 1,
            borderRadius: 1,
            displayPrint: 'none',
          }}
        >
          <Button size="small" variant="contained" startIcon={<Print />} onClick={() => window.print()}>
            {text('doors.print')}
          </Button>
          <DoorExcel event={event} />
          <Button size="small" component={RouterLink} to={`/events/map/${event.id}`}>
            {text('doors.back')}
          </Button>
        </Box>
        {event.is_exercise && <strong>{text('common.exercise')}</strong>}
        <Typography>
          {addressForDisplay(event.address)} ·{' '}
          {text('doors.printed', { time: isolated(exactTime(event.as_of)) })} ·{' '}
          {text('doors.people', { count: needs.length })}
        </Typography>
        <Typography variant="body2">{text('doors.private')}</Typography>
        {needs.length === 0 ? (
          <Typography>{text('doors.nobody')}</Typography>
        ) : (
          <DoorTable title={title} needs={needs} />
        )}
      </Page>
    </Box>
  );
}
