import type { Option } from '@karov/api-client';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';

interface RequestOptions {
  categories: Option[];
  statuses: Option[];
}
interface EventOptions {
  events: Option[];
  statuses: Option[];
}
const NO_OPTIONS: RequestOptions = { categories: [], statuses: [] };
const NO_EVENTS: EventOptions = { events: [], statuses: [] };

/**
 * Loads the categories and states by which requests can be filtered; after a failure the filters are empty
 * (rule 143).
 */
export function useRequestOptions(): RequestOptions {
  const { data } = useRead({
    key: ['dropdown', 'application'],
    read: async () => (await api.send('POST', '/dropdowns/application')).data,
  });
  return data ?? NO_OPTIONS;
}

/** Loads the events and states by which event requests can be filtered. */
export function useEventOptions(): EventOptions {
  const { data } = useRead({
    key: ['dropdown', 'events'],
    read: async () => (await api.send('POST', '/dropdowns/events')).data,
  });
  return data ?? NO_EVENTS;
}
