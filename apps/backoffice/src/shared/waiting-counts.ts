import { jittered } from '@karov/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.js';

const REFRESH_MS = jittered(15_000);

/** The root key of all queries about open matters; the live channel of staff refreshes them. */
export const WAITING_KEY = ['staff'] as const;

/**
 * Counts of open matters of the signed-in person, also while the desk is locked or its tab is in the
 * background (rule 99).
 */
export function useWaitingCounts() {
  return useQuery({
    queryKey: [...WAITING_KEY, 'waiting'],
    queryFn: ({ signal }) => api.get('/staff/waiting', { signal }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: true,
  });
}
