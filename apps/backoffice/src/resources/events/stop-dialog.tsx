import type { EventRow } from '@karov/api-client';
import { useNotify } from 'react-admin';
import { useText, type Translate } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { useSetRunning } from './event-calls.js';

/** Whom it concerns now: who waits, who has somebody, whose yes waits for approval. */
function numbersOf({ counts }: EventRow, text: Translate): string {
  const numbers = [
    text('events.stop_waiting', { count: counts.users_waiting }),
    text('events.stop_assigned', { count: counts.assigned }),
    text('events.stop_volunteers', { count: counts.volunteers_ready }),
  ];
  return `${numbers.join(' · ')}.`;
}

/** Stops an event, asked once, by its name and with what follows. */
export function StopDialog({ event, onClose }: { event: EventRow; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const change = useSetRunning(event, () => {
    onClose();
    notify(text('events.stopped'), { type: 'success' });
  });
  return (
    <ConfirmDialog
      title={text('events.stop_title', { name: event.name })}
      body={`${numbersOf(event, text)} ${text('events.stop_body')}`}
      confirmLabel={text('events.stop')}
      cancelLabel={text('events.stop_keep')}
      danger
      isBusy={change.isPending}
      onClose={onClose}
      onConfirm={() => change.mutate({ isRunning: false })}
    />
  );
}
