import type { PublicConfig } from '@karov/api-client';
import { useRead } from '../kit/reads.js';
import { api } from './api.js';

/** Loads the public configuration; it does not change while the page is open. */
export function useConfig(): PublicConfig | undefined {
  const { data } = useRead({
    key: ['config'],
    read: (signal) => api.get('/config', { signal }),
    staleTime: Infinity,
  });
  return data;
}
