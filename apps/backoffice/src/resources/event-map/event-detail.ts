import type { EventDetail } from '@karov/api-client';
import { useCallback } from 'react';
import { type Reads, useRead, useReads } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { withChanges } from './merge-changes.js';

/** The root key of an event's reads, so that one signal refreshes them all. */
const keyOf = (eventId: number) => ['event-map', eventId] as const;
const detailKey = (eventId: number) => [...keyOf(eventId), 'detail'] as const;

/** Loads the event with its requests, completely once; after that, only the changes. */
export function useEventDetail(eventId: number) {
  return useRead({
    key: detailKey(eventId),
    read: (signal) =>
      api.get(`/${currentArea()}/events/{id}`, {
        params: { path: { id: eventId }, query: { brief: true } },
        signal,
      }),
    staleTime: Infinity,
    structuralSharing: false,
  });
}

/** Returns the key for data of an event other than its detail: timelines, histories, the story. */
export function partKey(eventId: number, ...part: (string | number)[]) {
  return [...keyOf(eventId), 'part', ...part];
}

async function readChanges(reads: Reads, eventId: number): Promise<void> {
  const before = reads.last<EventDetail>(detailKey(eventId));
  if (!before) return reads.again(detailKey(eventId));
  const changes = await api.get(`/${currentArea()}/events/{id}/changes`, {
    params: { path: { id: eventId }, query: { since: before.as_of } },
  });
  if (changes.is_stale) return reads.again(detailKey(eventId));
  reads.change<EventDetail>(detailKey(eventId), (now) => withChanges(now, changes));
}

/** The reads of each event: one at a time; signals that arrive meanwhile cause one more. */
interface Reading {
  isWantedAgain: boolean;
  done: Promise<void>;
}
const readings = new WeakMap<Reads, Map<number, Reading>>();

function readingsOf(reads: Reads): Map<number, Reading> {
  const known = readings.get(reads) ?? new Map<number, Reading>();
  readings.set(reads, known);
  return known;
}

async function readAll(reads: Reads, eventId: number): Promise<void> {
  try {
    await readChanges(reads, eventId);
  } catch {
    // After a failure, the next signal or reconnection continues from the same point.
  }
  await reads.again(partKey(eventId));
}

function follow(reads: Reads, eventId: number): Promise<void> {
  const known = readingsOf(reads);
  const running = known.get(eventId);
  if (running) {
    running.isWantedAgain = true;
    return running.done;
  }
  const reading: Reading = { isWantedAgain: false, done: Promise.resolve() };
  known.set(eventId, reading);
  reading.done = readAll(reads, eventId).then(() => {
    known.delete(eventId);
    return reading.isWantedAgain ? follow(reads, eventId) : undefined;
  });
  return reading.done;
}

/** Returns a function that reads the changes of an event, and refreshes its other open reads. */
export function useReload(eventId: number): () => Promise<void> {
  const reads = useReads();
  return useCallback(() => follow(reads, eventId), [reads, eventId]);
}
