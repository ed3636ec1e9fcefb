import { type ContactThread, jittered } from '@karov/api-client';
import { useCallback } from 'react';
import { useRefresh } from 'react-admin';
import { type Read, useRead, useReads } from '../../kit/reads.js';
import { api } from '../../shared/api.js';

/** The interval between reloads of an open conversation, because a colleague may be answering it. */
const LOOK_AGAIN_MS = jittered(15_000);
const keyOf = (id: number) => ['contact', id] as const;

/** Loads a conversation with the desk and keeps it up to date. */
export function useContactThread(id: number): Read<ContactThread> {
  return useRead({
    key: keyOf(id),
    read: () => api.get('/admin/contacts/{id}', { params: { path: { id } } }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Reloads a conversation and the list behind it. */
export function useContactReload(id: number): () => Promise<void> {
  const queries = useReads();
  const refresh = useRefresh();
  return useCallback(async () => {
    refresh();
    await queries.again(keyOf(id));
  }, [id, queries, refresh]);
}

/**
 * The number of the last reply on the screen: an answer requires that the newest reply was read (rule 187).
 */
export function seenIn({ replies }: ContactThread): number {
  return replies.at(-1)?.id ?? 0;
}
