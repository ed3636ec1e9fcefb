import type { EventRow } from '@karov/api-client';
import Edit from '@mui/icons-material/Edit';
import Map from '@mui/icons-material/Map';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Stop from '@mui/icons-material/Stop';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { StartDialog } from './start-dialog.js';
import { useSetRunning } from './event-calls.js';

/** What may be done to an event from its row; map and edit only while it is active (rule 137). */
export function RowActions({ event }: { event: EventRow }) {
  const text = useText();
  const notify = useNotify();
  const { name, id, abilities } = event;
  const [asked, setAsked] = useState<'stop' | 'start' | null>(null);
  const change = useSetRunning(event, (isRunning) => {
    setAsked(null);
    notify(text(isRunning ? 'events.started' : 'events.stopped'), { type: 'success' });
  });
  const turn = abilities.includes('stop') ? 'stop' : abilities.includes('start') ? 'start' : null;
  const TurnIcon = turn === 'stop' ? Stop : PlayArrow;

  return (
    <Stack direction="row">
      {abilities.includes('map') && (
        <Tooltip title={text('events.map')}>
          <IconButton component={Link} to={`/events/map/${id}`} aria-label={text('events.map_of', { name })}>
            <Map fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {abilities.includes('edit') && (
        <Tooltip title={text('events.edit')}>
          <IconButton component={Link} to={`/events/edit/${id}`} aria-label={text('events.edit_of', { name })}>
            <Edit fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {turn && (
        <Tooltip title={text(`events.${turn}`)}>
          <IconButton aria-label={text(`events.${turn}_of`, { name })} onClick={() => setAsked(turn)}>
            <TurnIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {asked === 'stop' && (
        <ConfirmDialog
          title={text('events.stop_title')}
          body={text('events.stop_body')}
          confirmLabel={text('events.stop')}
          danger
          isBusy={change.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => change.mutate({ isRunning: false })}
        />
      )}
      {asked === 'start' && <StartDialog event={event} change={change} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
