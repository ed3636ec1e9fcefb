import type { EventRow } from '@karov/api-client';
import { EVENT_AUDIENCES } from '@karov/domain';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import Stop from '@mui/icons-material/Stop';
import { Button, Menu, MenuItem, Stack, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MoreButton } from '../../shared/acts/more-button.js';
import { useMenu } from '../../shared/acts/use-menu.js';
import type { AudienceChoice } from '../../shared/broadcast/audience.js';
import { SendMessage } from '../../shared/broadcast/send-message.js';
import { StartDialog } from '../../shared/running/start-dialog.js';
import { type Translate, useText } from '../../shared/text.js';
import { TeamWords } from './team-words.js';
import { useDoorExcel } from './use-door-excel.js';

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

/** The minimum width at which the actions used most stand beside the menu, with words. */
const WITH_WORDS = '(min-width: 1024px)';

const SendMessageDialog = lazy(async () => ({
  default: (await import('../../shared/broadcast/send-message-dialog.js')).SendMessageDialog,
}));

interface EventActsProps {
  event: EventRow;
  /** where several needs have nobody */
  onPair?: () => void;
  onStop: () => void;
}

/** The actions on the event itself, on the page of its map: those used most as buttons, the others in a menu. */
export function EventActs({ event, onPair, onStop }: EventActsProps) {
  const text = useText();
  const hasWords = useMediaQuery(WITH_WORDS, { noSsr: true });
  const [isWriting, setIsWriting] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const choices = audiencesOf(event.id, text);
  const stop = event.abilities.includes('stop') ? onStop : undefined;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={text('console.acts')}
      spacing={0.5}
      sx={{ gridArea: 'acts', alignItems: 'center', justifyContent: 'flex-end' }}
    >
      <TeamWords event={event} isShort={!hasWords} />
      {hasWords && onPair && (
        <Button size="small" startIcon={<GroupAdd />} onClick={onPair}>
          {text('pairs.open')}
        </Button>
      )}
      {hasWords && <SendMessage isOfEvent size="small" variant="text" choices={choices} />}
      {hasWords && stop && (
        <Button size="small" color="error" variant="outlined" startIcon={<Stop />} onClick={stop}>
          {text('console.stop')}
        </Button>
      )}
      <More
        event={event}
        onPair={hasWords ? undefined : onPair}
        onWrite={hasWords ? undefined : () => setIsWriting(true)}
        onStop={hasWords ? undefined : stop}
        onStart={() => setIsStarting(true)}
      />
      {isStarting && <StartDialog event={event} onClose={() => setIsStarting(false)} />}
      {isWriting && (
        <Suspense>
          <SendMessageDialog isOfEvent choices={choices} onClose={() => setIsWriting(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

interface MoreProps {
  event: EventRow;
  /** on a narrow screen, where these have no buttons of their own */
  onPair?: () => void;
  onWrite?: () => void;
  onStop?: () => void;
  onStart: () => void;
}

/** The menu of the event's other actions. */
function More({ event, onPair, onWrite, onStop, onStart }: MoreProps) {
  const text = useText();
  const { opener, menu, closing } = useMenu(text('console.more_acts'));
  const isFull = useSyncExternalStore(followFullScreen, isFullScreen);
  const excel = useDoorExcel(event);
  return (
    <>
      <MoreButton {...opener} />
      <Menu {...menu}>
        {onPair && <MenuItem onClick={closing(onPair)}>{text('pairs.open')}</MenuItem>}
        {onWrite && <MenuItem onClick={closing(onWrite)}>{text('broadcasts.send_message')}</MenuItem>}
        <MenuItem
          component={RouterLink}
          to={`/events/map/${event.id}/print`}
          aria-label={text('doors.print_full')}
        >
          {text('doors.print')}
        </MenuItem>
        <MenuItem aria-label={text('doors.excel_full')} onClick={closing(() => excel.mutate())}>
          {text('doors.excel')}
        </MenuItem>
        {event.abilities.includes('start') && (
          <MenuItem aria-label={text('events.start_of', { name: event.name })} onClick={closing(onStart)}>
            {text('events.start')}
          </MenuItem>
        )}
        {event.abilities.includes('edit') && (
          <MenuItem component={RouterLink} to={`/events/edit/${event.id}`}>
            {text('console.edit')}
          </MenuItem>
        )}
        {document.fullscreenEnabled && (
          <MenuItem onClick={closing(turnFullScreen)}>
            {text(isFull ? 'console.leave_full_screen' : 'console.full_screen')}
          </MenuItem>
        )}
        {onStop && (
          <MenuItem sx={{ color: 'error.main' }} onClick={closing(onStop)}>
            {text('console.stop')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
