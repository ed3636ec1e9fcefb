import type { EventLimits, Option } from '@karov/api-client';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import type { Circle } from './event-draft.js';

const HALF_MINUTE_MS = 30_000;
const HOUR_MS = 3_600_000;

/** Loads the regions that have events, for the filter; after a failure the filter is empty (rule 143). */
export function useRegions(): Option[] {
  const area = currentArea();
  const { data } = useRead({
    key: ['event-states', area],
    read: (signal) => api.get(`/${area}/event/states`, { signal }),
  });
  return data ?? [];
}

function useOptions(path: '/dropdowns/event/types' | '/dropdowns/managers', isWanted = true): Option[] {
  const { data } = useRead({
    key: ['dropdown', path],
    enabled: isWanted,
    staleTime: HOUR_MS,
    read: async () => (await api.send('POST', path)).data,
  });
  return data ?? [];
}

/** Loads the kinds of event. */
export const useEventTypes = (): Option[] => useOptions('/dropdowns/event/types');
/** Loads the possible managers of an event; only admins choose one. */
export const useManagers = (isWanted: boolean): Option[] => useOptions('/dropdowns/managers', isWanted);

/** Loads the limits for a circle's radius and centre that apply to the signed-in person. */
export function useEventLimits(): EventLimits | undefined {
  const area = currentArea();
  const { data } = useRead({
    key: ['event-limits', area],
    read: (signal) => api.get(`/${area}/event/limits`, { signal }),
  });
  return data;
}

/** Counts the people in a circle before the event is saved; the count is reused for half a minute. */
export function previewQuery(circle: Circle | null) {
  const area = currentArea();
  return {
    key: ['event-preview', area, circle],
    staleTime: HALF_MINUTE_MS,
    retry: false,
    read: circle
      ? async (signal: AbortSignal) =>
          (await api.send('POST', `/${area}/events/preview`, { body: circle, signal })).data
      : null,
  } as const;
}

/** The messages that people in a circle would get, once the kind of event is known. */
export function messagesQuery(circle: Circle | null, eventListId: number, isExercise: boolean) {
  const area = currentArea();
  const body =
    circle && eventListId > 0 ? { ...circle, event_list_id: eventListId, is_exercise: isExercise } : null;
  return {
    key: ['event-preview-messages', area, body],
    staleTime: HALF_MINUTE_MS,
    retry: false,
    read: body
      ? async (signal: AbortSignal) =>
          (await api.send('POST', `/${area}/events/preview/messages`, { body, signal })).data
      : null,
  } as const;
}
