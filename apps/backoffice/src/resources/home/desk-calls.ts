import { jittered, type WaitingMatter, type WaitingNeed } from '@karov/api-client';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { WAITING_KEY } from '../../shared/waiting-counts.js';

/** The interval between reloads of waiting needs, in milliseconds; the live channel is quicker. */
const NEEDS_MS = jittered(15_000);
const MATTERS_MS = jittered(60_000);

/** The query for the needs that wait for staff, most urgent first (rules 43, 77), shared by all readers. */
export const WAITING_NEEDS = {
  key: [...WAITING_KEY, 'needs'],
  read: (signal: AbortSignal): Promise<readonly WaitingNeed[]> => api.get('/staff/waiting/needs', { signal }),
};

/** Loads the needs that wait for staff, and keeps them up to date even in a background tab. */
export function useWaitingNeeds(isEnabled = true) {
  return useRead({
    ...WAITING_NEEDS,
    enabled: isEnabled,
    refetchInterval: NEEDS_MS,
    refetchIntervalInBackground: true,
  });
}

/** Loads everything else that waits, oldest first (rule 166). */
export function useWaitingMatters() {
  return useRead({
    key: [...WAITING_KEY, 'matters'],
    read: (signal): Promise<readonly WaitingMatter[]> => api.get('/staff/waiting/matters', { signal }),
    refetchInterval: MATTERS_MS,
  });
}

/** Takes over a need by hand. */
export function takeOver({ kind, id }: WaitingNeed): Promise<unknown> {
  const params = { path: { id } };
  return kind === 'event'
    ? api.act('POST', '/event-user-requests/{id}/take-over', { params })
    : api.act('POST', '/admin/applications/{id}/take-over', { params });
}

/** Marks a report as seen, or somebody whom a stopped event left without help. */
export function markSeen({ kind, id }: Pick<WaitingMatter, 'kind' | 'id'>): Promise<unknown> {
  const params = { path: { id } };
  return kind === 'left'
    ? api.act('POST', '/event-user-requests/{id}/seen', { params })
    : api.act('POST', '/admin/worries/{id}/seen', { params });
}
