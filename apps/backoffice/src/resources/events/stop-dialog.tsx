import type { EventRow } from '@karov/api-client';
import { useNotify } from 'react-admin';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { StopNames } from '../../shared/needs/stop-names.js';
import { stopNumbers } from '../../shared/needs/stop-numbers.js';
import { useSetRunning } from '../../shared/running/set-running.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';

/** Stops an event after a confirmation that states its name and the consequences. */
export function StopDialog({ event, onClose }: { event: EventRow; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const { users_waiting: waiting, waiting_approval: approving, assigned } = event.counts;
  const isAnybody = waiting + approving + assigned > 0;
  const needs = useRead({
    key: ['event-to-stop', event.id],
    enabled: isAnybody,
    gcTime: 0,
    read: (signal) =>
      api.get(`/${currentArea()}/events/{id}`, { params: { path: { id: event.id } }, signal }),
  });
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
    >
      {needs.data && <StopNames needs={needs.data.event_user_requests} />}
    </ConfirmDialog>
  );
}
