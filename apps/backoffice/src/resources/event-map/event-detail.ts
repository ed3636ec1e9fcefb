import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';

/** Everything that is shown of an event stands under this key, so that one signal renews it all. */
const keyOf = (eventId: number) => ['event-map', eventId] as const;

/** The event with its requests. */
export function useEventDetail(eventId: number) {
  return useQuery({
    queryKey: [...keyOf(eventId), 'detail'],
    queryFn: ({ signal }) => api.get(`/${currentArea()}/events/{id}`, { params: { path: { id: eventId } }, signal }),
  });
}

/** A key for what belongs to an event beside its detail: timelines, histories. */
export function partKey(eventId: number, ...part: (string | number)[]) {
  return [...keyOf(eventId), ...part];
}

function reload(queries: QueryClient, eventId: number): Promise<void> {
  return queries.invalidateQueries({ queryKey: keyOf(eventId) });
}

/** Loads everything of an event again. */
export function useReload(eventId: number): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => reload(queries, eventId), [queries, eventId]);
}
