import type { EventDetail } from '@karov/api-client';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { withChanges } from './merge-changes.js';

/** The root key of an event's queries, so that one signal refreshes them all. */
const keyOf = (eventId: number) => ['event-map', eventId] as const;
const detailKey = (eventId: number) => [...keyOf(eventId), 'detail'] as const;

/** Loads the event with its requests, completely once; after that, only the changes. */
export function useEventDetail(eventId: number) {
  return useQuery({
    queryKey: detailKey(eventId),
    queryFn: ({ signal }) =>
      api.get(`/${currentArea()}/events/{id}`, { params: { path: { id: eventId } }, signal }),
    staleTime: Infinity,
    structuralSharing: false,
  });
}

/** Returns the key for data of an event other than its detail: timelines, histories, the story. */
export function partKey(eventId: number, ...part: (string | number)[]) {
  return [...keyOf(eventId), 'part', ...part];
}

async function readChanges(queries: QueryClient, eventId: number): Promise<void> {
  const before = queries.getQueryData<EventDetail>(detailKey(eventId));
  if (!before) return queries.invalidateQueries({ queryKey: detailKey(eventId) });
  const changes = await api.get(`/${currentArea()}/events/{id}/changes`, {
    params: { path: { id: eventId }, query: { since: before.as_of } },
  });
  if (changes.is_stale) return queries.invalidateQueries({ queryKey: detailKey(eventId) });
  queries.setQueryData<EventDetail>(detailKey(eventId), (now) => now && withChanges(now, changes));
}

/** The reads of each event: one at a time; signals that arrive meanwhile cause one more. */
interface Reading {
  isWantedAgain: boolean;
  done: Promise<void>;
}
const readings = new WeakMap<QueryClient, Map<number, Reading>>();

function readingsOf(queries: QueryClient): Map<number, Reading> {
  const known = readings.get(queries) ?? new Map<number, Reading>();
  readings.set(queries, known);
  return known;
}

async function readAll(queries: QueryClient, eventId: number): Promise<void> {
  try {
    await readChanges(queries, eventId);
  } catch {
    // After a failure, the next signal or reconnection continues from the same point.
  }
  await queries.invalidateQueries({ queryKey: partKey(eventId) });
}

function follow(queries: QueryClient, eventId: number): Promise<void> {
  const known = readingsOf(queries);
  const running = known.get(eventId);
  if (running) {
    running.isWantedAgain = true;
    return running.done;
  }
  const reading: Reading = { isWantedAgain: false, done: Promise.resolve() };
  known.set(eventId, reading);
  reading.done = readAll(queries, eventId).then(() => {
    known.delete(eventId);
    return reading.isWantedAgain ? follow(queries, eventId) : undefined;
  });
  return reading.done;
}

/** Returns a function that reads the changes of an event, and refreshes its other open queries. */
export function useReload(eventId: number): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => follow(queries, eventId), [queries, eventId]);
}
