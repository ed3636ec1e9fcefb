import type { UserRecord, UserRow } from '@karov/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';

/** A person's card. Each view is noted (rule 83), so it is not reloaded by a timer. */
export function usePerson(id: number) {
  return useQuery({
    queryKey: ['person', id],
    refetchOnWindowFocus: false,
    retry: false,
    queryFn: ({ signal }) => api.get(`/${currentArea()}/users/{id}`, { params: { path: { id } }, signal }),
  });
}

/** A person's requests and activities, loaded with the card, which shows open matters at the top. */
export function usePersonActivity(id: number) {
  return useQuery({
    queryKey: ['person', id, 'doings'],
    refetchOnWindowFocus: false,
    retry: false,
    queryFn: ({ signal }) => api.get('/users/{id}/doings', { params: { path: { id } }, signal }),
  });
}

/** A person as a row of the list, for actions common to rows and cards; without disabilities. */
export function rowOf(person: UserRecord): UserRow {
  return {
    ...person,
    disabilities: [],
    other_disability: '',
    disability_confirmation_check: false,
    quick_emergency_request: false,
  };
}
