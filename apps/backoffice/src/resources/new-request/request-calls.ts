import type { ActiveApplication } from '@karov/api-client';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import type { Caller } from './request-draft.js';

/** Loads the categories, and the help seekers to choose from (POST /dropdowns/application {flag: 1}). */
export function useFormOptions() {
  return useRead({
    key: ['dropdown', 'application', 'form'],
    read: async () => (await api.send('POST', '/dropdowns/application', { body: { flag: 1 } })).data,
  });
}

/** Loads help seekers who are not in the first list, found by the server. */
export function useFurtherCallers(search: string): Caller[] {
  const { data } = useRead({
    key: ['dropdown', 'application', 'form', search],
    enabled: search !== '',
    read: async () => (await api.send('POST', '/dropdowns/application', { body: { flag: 1, search } })).data,
  });
  return data?.only_users ?? [];
}

/**
 * Loads the help seeker named in the address; null if there is none for whom the reader may open a request.
 */
export function useNamedCaller(userId: number | null) {
  return useRead({
    key: ['dropdown', 'application', 'form', 'named', userId],
    enabled: userId !== null,
    read: async () =>
      (await api.send('POST', '/dropdowns/application', { body: { flag: 1, user_id: userId ?? 0 } })).data
        .only_users?.[0] ?? null,
  });
}

/**
 * Loads a help seeker's active requests. After a failure only the warning is missing; the server still
 * refuses a second request.
 */
export function useActiveRequests(userId: number | null): ActiveApplication[] {
  const { data } = useRead({
    key: ['applications', 'active', userId],
    enabled: userId !== null,
    read: (signal) =>
      api.get('/applications', { params: { query: { type: 'list', user_id: userId ?? 0 } }, signal }),
  });
  return data ?? [];
}
