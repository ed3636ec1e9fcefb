import type { UserRecord, UserRow } from '@karov/api-client';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';

/** Loads a person's card. Each view is recorded (rule 83), so no timer reloads it. */
export function usePerson(id: number) {
  return useRead({
    key: ['person', id],
    refetchOnWindowFocus: false,
    retry: false,
    read: (signal) => api.get(`/${currentArea()}/users/{id}`, { params: { path: { id } }, signal }),
  });
}

/** Loads a person's requests and activities together with the card, which shows open matters at the top. */
export function usePersonActivity(id: number) {
  return useRead({
    key: ['person', id, 'doings'],
    refetchOnWindowFocus: false,
    retry: false,
    read: (signal) => api.get('/users/{id}/doings', { params: { path: { id } }, signal }),
  });
}

/** Returns a person as a row of the list, without disabilities, for the actions that rows and cards share. */
export function rowOf(person: UserRecord): UserRow {
  return {
    ...person,
    disabilities: [],
    other_disability: '',
    disability_confirmation_check: false,
    quick_emergency_request: false,
    personal_information: null,
  };
}
