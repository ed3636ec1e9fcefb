import type { EventUserRequest, OpenVolunteer } from '@karov/api-client';
import { useMemo } from 'react';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { partKey } from './event-detail.js';

/** Returns who could come to a need, in the server's order (rule 242). */
export function findWhoCouldCome(
  needId: number,
  search: string,
  signal: AbortSignal,
): Promise<OpenVolunteer[]> {
  return api.get('/event-user-requests/{id}/volunteers', {
    params: { path: { id: needId }, query: { search } },
    signal,
  });
}

/**
 * Returns what is known of those who could come to the chosen need, by their id; empty while none is chosen, and
 * for a need that waits for nobody.
 */
export function useWhoCouldCome(
  eventId: number,
  need: EventUserRequest | undefined,
): ReadonlyMap<number, OpenVolunteer> {
  const isOpen = need?.abilities.includes('by_hand') ?? false;
  const { data } = useRead({
    key: partKey(eventId, 'could-come', need?.id ?? 0),
    read: need && isOpen ? (signal) => findWhoCouldCome(need.id, '', signal) : null,
  });
  return useMemo(() => new Map(data?.map((volunteer) => [volunteer.id, volunteer])), [data]);
}
