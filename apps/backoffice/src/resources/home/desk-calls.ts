import type { WaitingNeed } from '@karov/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.js';

/** How often it is looked whether somebody waits, in milliseconds. */
const NEEDS_MS = 15_000;
const WORRIES_MS = 60_000;
const WORRIES_SHOWN = 50;

/** The needs that wait, emergencies first, and when this was told on the clock of this device. */
export interface LoadedNeeds {
  needs: WaitingNeed[];
  loadedAt: number;
}

/** Emergencies that go on and needs for which nobody was found (rule 43); they stay current in a tab that nobody looks at. */
export function useWaitingNeeds() {
  return useQuery({
    queryKey: ['staff', 'needs'],
    queryFn: async ({ signal }): Promise<LoadedNeeds> => ({ needs: await api.get('/staff/waiting/needs', { signal }), loadedAt: Date.now() }),
    refetchInterval: NEEDS_MS,
    refetchIntervalInBackground: true,
  });
}

/** Takes a need over by hand. */
export function takeOver({ kind, id }: WaitingNeed): Promise<unknown> {
  const params = { path: { id } };
  return kind === 'event'
    ? api.act('POST', '/event-user-requests/{id}/take-over', { params })
    : api.act('POST', '/admin/applications/{id}/take-over', { params });
}

/** Ends after which not all was well. */
export function useWorries() {
  return useQuery({
    queryKey: ['staff', 'worries'],
    queryFn: ({ signal }) => api.get('/admin/worries', { params: { query: { perPage: WORRIES_SHOWN } }, signal }),
    refetchInterval: WORRIES_MS,
  });
}

/** Marks a worry as looked into. */
export function markSeen(id: number): Promise<unknown> {
  return api.act('POST', '/admin/worries/{id}/seen', { params: { path: { id } } });
}
