import { PAGE_SIZES } from '@karov/domain';
import { useRead, useReads } from '../../kit/reads.js';
import { api } from '../../shared/api.js';

const PATH = '/admin/ready-answers';
const KEY = ['ready-answers', 'kept'] as const;
/** a page size above the maximum number of ready answers (rule 202) */
const MOST = PAGE_SIZES[2];

/** Loads all ready answers in their order. */
export function useReadyAnswers() {
  return useRead({
    key: KEY,
    read: async (signal) =>
      (await api.list(PATH, { page: 1, perPage: MOST, order: 'asc', orderBy: 'position' }, signal)).data,
  });
}

/** Returns a function that reloads the ready answers, including those in the menus of the chats. */
export function useReadyAnswersReload(): () => Promise<void> {
  const queries = useReads();
  return () => queries.again(['ready-answers']);
}

export function moveAnswer(id: number, direction: 'up' | 'down'): Promise<string | null> {
  return api.act('POST', `${PATH}/{id}/move`, { params: { path: { id } }, body: { direction } });
}

export function deleteAnswer(id: number): Promise<string | null> {
  return api.act('DELETE', `${PATH}/{id}`, { params: { path: { id } } });
}
