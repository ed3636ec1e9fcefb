import type { EventRow } from '@karov/api-client';
import { useNotify } from 'react-admin';
import { stopNumbers } from '../../shared/needs/stop-numbers.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { useSetRunning } from './event-calls.js';

/** Stops an event after a confirmation that states its name and the consequences. */
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
      body={`${stopNumbers(event, text)} ${text('events.stop_body')}`}
      confirmLabel={text('events.stop')}
      cancelLabel={text('events.stop_keep')}
      danger
      isBusy={change.isPending}
      onClose={onClose}
      onConfirm={() => change.mutate({ isRunning: false })}
    />
  );
}
