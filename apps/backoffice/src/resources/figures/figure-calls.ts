import { jittered } from '@karov/api-client';
import type { DayRange } from '@karov/domain';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';

/** The interval between counts of the figures, in milliseconds. */
const REFRESH_MS = jittered(60_000);

const named = ({ from, to }: DayRange) => ({ from_date: from, to_date: to });

/** Loads the counters of admins. */
export function useCounts(range: DayRange) {
  return useRead({
    key: ['figures', 'counts', range],
    read: (signal) => api.get('/admin/dashboard/count/box', { params: { query: named(range) }, signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Loads the counters of a manager. */
export function useEventCounts(range: DayRange) {
  return useRead({
    key: ['figures', 'events', range],
    read: (signal) => api.get('/manager/dashboard/count/box', { params: { query: named(range) }, signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Loads the figures of each day. */
export function useDays({ from, to }: DayRange) {
  return useRead({
    key: ['figures', 'days', from, to],
    read: (signal) =>
      api.get('/staff/dashboard/days', {
        params: { query: { filters: JSON.stringify({ from_date: from, to_date: to }) } },
        signal,
      }),
    refetchInterval: REFRESH_MS,
  });
}

/** Loads the figures by district and by kind. */
export function useGroups(range: DayRange) {
  return useRead({
    key: ['figures', 'groups', range],
    read: (signal) => api.get('/staff/dashboard/groups', { params: { query: named(range) }, signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Loads open needs and active events by locality. */
export function useAreas() {
  return useRead({
    key: ['figures', 'areas'],
    read: (signal) => api.get('/staff/dashboard/areas', { signal }),
    refetchInterval: REFRESH_MS,
  });
}
