import { jittered } from '@karov/api-client';
import { useRead } from '../kit/reads.js';
import { api } from './api.js';

const REFRESH_MS = jittered(15_000);

/** The root key of all queries about open matters; the live channel for staff refreshes them. */
export const WAITING_KEY = ['staff'] as const;

/**
 * Loads how many open matters the signed-in staff member has, even while the session is locked or its tab is
 * in the background (rule 99).
 */
export function useWaitingCounts() {
  return useRead({
    key: [...WAITING_KEY, 'waiting'],
    read: (signal) => api.get('/staff/waiting', { signal }),
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: true,
  });
}
