import type { Option } from '@karov/api-client';
import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { useLoad } from '../../core/use-load.js';

interface EventOptions {
  events: Option[];
  statuses: Option[];
}

const NONE: EventOptions = { events: [], statuses: [] };

/** The filter options; a volunteer's list has no pending requests, so pending is not offered (rule 124). */
export function useEventOptions(): EventOptions {
  const load = useCallback(async () => (await api.send('POST', '/dropdowns/events')).data, []);
  const { events, statuses } = useLoad(load).data ?? NONE;
  return { events, statuses: statuses.filter(({ id }) => id !== 'pending') };
}
