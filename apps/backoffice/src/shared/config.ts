import type { PublicConfig } from '@karov/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.js';

/** Loads the public configuration; it does not change while the page is open. */
export function useConfig(): PublicConfig | undefined {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => api.get('/config', { signal }),
    staleTime: Infinity,
  });
  return data;
}
