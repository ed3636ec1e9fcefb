import type { ActiveApplication, CategoryOption, OwnApplication } from '@karov/api-client';
import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { type Loaded, useLoad } from '../../core/use-load.js';

async function loadCategories(): Promise<CategoryOption[]> {
  const { data } = await api.send('POST', '/dropdowns/application', { body: { flag: 1 } });
  return data.categories;
}

/** The kinds of help, in the reader's language. */
export function useCategories(): Loaded<CategoryOption[]> {
  return useLoad(loadCategories);
}

/** The initial data of a signed-in person's form. */
export interface RequestData {
  categories: CategoryOption[];
  /** open requests, so that nobody asks twice for the same help */
  active: ActiveApplication[];
  /** the home address, in the wire's form; empty when it is unknown */
  home: string;
  /** the request to repeat */
  repeated: OwnApplication | null;
}

/** Loads all data for a signed-in person's form, which also works without the list of open requests. */
export function useRequestData(againId: string | null): Loaded<RequestData> {
  const load = useCallback(
    async (signal: AbortSignal): Promise<RequestData> => {
      const [categories, active, profile, repeated] = await Promise.all([
        loadCategories(),
        api.get('/applications', { params: { query: { type: 'list' } }, signal }).catch(() => []),
        api.get('/auth/profile', { signal }),
        againId
          ? api
              .get('/applications/{id}', { params: { path: { id: Number(againId) } }, signal })
              .catch(() => null)
          : null,
      ]);
      return { categories, active, home: profile.residential_address, repeated };
    },
    [againId],
  );
  return useLoad(load);
}
