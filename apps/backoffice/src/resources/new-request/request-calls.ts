import type { ActiveApplication, AdminApplicationForm } from '@karov/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.js';
import type { Caller } from './request-draft.js';

/** Categories, and the help seekers to choose from (POST /dropdowns/application {flag: 1}). */
export function useFormOptions() {
  return useQuery({
    queryKey: ['dropdown', 'application', 'form'],
    queryFn: async () => (await api.send('POST', '/dropdowns/application', { body: { flag: 1 } })).data,
  });
}

/** Help seekers outside the first list, found by the server. */
export function useFurtherCallers(search: string): Caller[] {
  const { data } = useQuery({
    queryKey: ['dropdown', 'application', 'form', search],
    enabled: search !== '',
    queryFn: async () =>
      (await api.send('POST', '/dropdowns/application', { body: { flag: 1, search } })).data,
  });
  return data?.only_users ?? [];
}

/** The help seeker in the address; null if there is none who can be served. */
export function useNamedCaller(userId: number | null) {
  return useQuery({
    queryKey: ['dropdown', 'application', 'form', 'named', userId],
    enabled: userId !== null,
    queryFn: async () =>
      (await api.send('POST', '/dropdowns/application', { body: { flag: 1, user_id: userId ?? 0 } })).data
        .only_users?.[0] ?? null,
  });
}

/**
 * The active requests of a help seeker. A failure only drops the warning; the server still refuses a second
 * request.
 */
export function useActiveRequests(userId: number | null): ActiveApplication[] {
  const { data } = useQuery({
    queryKey: ['applications', 'active', userId],
    enabled: userId !== null,
    queryFn: ({ signal }) =>
      api.get('/applications', { params: { query: { type: 'list', user_id: userId ?? 0 } }, signal }),
  });
  return data ?? [];
}

/** Opens the request on behalf of the help seeker. */
export function openRequest(form: AdminApplicationForm): Promise<unknown> {
  return api.act('POST', '/admin/applications', { body: form });
}
