import { useQuery } from '@tanstack/react-query';
import { api } from './api.js';

/** What the server tells every visitor about itself (GET /config). */
export interface PublicConfig {
  default_country: string;
  tiles_url: string | null;
  tiles_attribution: string;
  demo: boolean;
  support: { phone: string; email: string; hours: string };
  organization_name: string;
  accessibility: { coordinator: string; phone: string; email: string; address: string; statement_date: string };
}

/** The public configuration; it does not change while the page is open. */
export function useConfig(): PublicConfig | undefined {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => api.get<PublicConfig>('/config', {}, signal),
    staleTime: Infinity,
  });
  return data;
}
