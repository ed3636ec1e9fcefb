import { jittered } from '@karov/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.js';

const REFRESH_MS = jittered(15_000);

/** Everything of what waits stands under this key; the live channel of staff makes it look again. */
export const WAITING_KEY = ['staff'] as const;

/** What waits for the person signed in, as numbers alone: also while the desk is locked, and while its tab is in the background (rule 99). */
export function useWaitingCounts() {
  return useQuery({
    queryKey: [...WAITING_KEY, 'waiting'],
    queryFn: ({ signal }) => api.get('/staff/waiting', { signal }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: true,
  });
}
