import type { EventRow } from '@karov/api-client';
import { useRefresh } from 'react-admin';
import { useRead } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { api } from '../api.js';
import { currentArea } from '../area.js';

/**
 * Loads the possible managers of a stopped event, and whether one must be named; this happens before the
 * event is restarted.
 */
export function useEventManagers(eventId: number, isWanted: boolean) {
  const area = currentArea();
  return useRead({
    key: ['event-managers', area, eventId],
    enabled: isWanted,
    gcTime: 0,
    read: (signal) => api.get(`/${area}/events/{id}/managers`, { params: { path: { id: eventId } }, signal }),
  });
}

/**
 * Stops or restarts an event (rule 49), with a new manager if the former one can no longer act. Nothing else is sent:
 * the row may be older than what colleagues have changed.
 */
export function useSetRunning(event: EventRow, onDone: () => void, shows: readonly string[] = []) {
  const refresh = useRefresh();
  return useAction({
    shows,
    run: ({ isRunning, managerId }: { isRunning: boolean; managerId?: number }) =>
      api.act('PUT', `/${currentArea()}/events/{id}`, {
        params: { path: { id: event.id } },
        body: { status: isRunning, ...(managerId !== undefined && { manager_id: managerId }) },
      }),
    onDone: () => {
      onDone();
      refresh();
    },
  });
}
