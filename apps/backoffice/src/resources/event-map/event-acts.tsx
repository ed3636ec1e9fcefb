import type { EventRow } from '@karov/api-client';
import { EVENT_AUDIENCES } from '@karov/domain';
import Edit from '@mui/icons-material/Edit';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import Print from '@mui/icons-material/Print';
import Stop from '@mui/icons-material/Stop';
import { Button, Stack } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { AudienceChoice } from '../../shared/broadcast/audience.js';
import { SendMessage } from '../../shared/broadcast/send-message.js';
import { type Translate, useText } from '../../shared/text.js';
import { DoorExcel } from './door-excel.js';
import { TeamWords } from './team-words.js';

function followFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFullScreen = (): boolean => Boolean(document.fullscreenElement);

function turnFullScreen(): void {
  // shows the whole document in full screen, so that dialogs and toasts are visible there too
  void (isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
}

/** The audiences for a broadcast in an event: its people at each stage of the progress. */
function audiencesOf(eventId: number, text: Translate): AudienceChoice[] {
  return EVENT_AUDIENCES.map((id) => ({
    id,
    label: text(`broadcasts.event_audience.${id}`),
    audience: { filters: { event_people: `${eventId}:${id}` } },
  }));
}

/** The actions on the event itself, on the page of its map. */
export function EventActs({ event, onStop }: { event: EventRow; onStop: () => void }) {
  const text = useText();
  const isFull = useSyncExternalStore(followFullScreen, isFullScreen);
  const can = (ability: EventRow['abilities'][number]) => event.abilities.includes(ability);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={text('console.acts')}
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: 'wrap', marginInlineStart: { md: 'auto' } }}
    >
      <TeamWords event={event} />
      <Button
        size="small"
        startIcon={<Print />}
        component={RouterLink}
        to={`/events/map/${event.id}/print`}
        aria-label={text('doors.print_full')}
      >
        {text('doors.print')}
      </Button>
      <DoorExcel event={event} />
      <SendMessage size="small" variant="text" choices={audiencesOf(event.id, text)} />
      {can('edit') && (
        <Button size="small" startIcon={<Edit />} component={RouterLink} to={`/events/edit/${event.id}`}>
          {text('console.edit')}
        </Button>
      )}
      {document.fullscreenEnabled && (
        <Button
          size="small"
          startIcon={isFull ? <FullscreenExit /> : <Fullscreen />}
          onClick={turnFullScreen}
        >
          {text(isFull ? 'console.leave_full_screen' : 'console.full_screen')}
        </Button>
      )}
      {can('stop') && (
        <Button size="small" color="error" variant="outlined" startIcon={<Stop />} onClick={onStop}>
          {text('console.stop')}
        </Button>
      )}
    </Stack>
  );
}
