import { jittered } from '@karov/api-client';
import { useLocale } from '@karov/web';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';

/** Which volunteers to count, and for which time; without day and hour, for now. */
export interface CoverageFilters {
  day: string;
  hour: string;
  language: string;
  vehicle: boolean;
  equipment: boolean;
  phone: boolean;
}

export const NO_FILTERS: CoverageFilters = {
  day: '',
  hour: '',
  language: '',
  vehicle: false,
  equipment: false,
  phone: false,
};
const REFRESH_MS = jittered(60_000);

/** Loads the coverage of all localities that the caller may see, gaps first. */
export function useCoverage({ day, hour, language, vehicle, equipment, phone }: CoverageFilters) {
  const locale = useLocale();
  const query = {
    ...(day !== '' && { day: Number(day), hour: Number(hour) }),
    ...(language !== '' && { language }),
    ...(vehicle && { vehicle: true }),
    ...(equipment && { equipment: true }),
    ...(phone && { phone: true }),
  };
  return useRead({
    key: ['coverage', locale, query],
    read: (signal) => api.get('/admin/coverage', { params: { query }, signal }),
    keepsLast: true,
    refetchInterval: REFRESH_MS,
  });
}

/** The languages that volunteers can state. */
export function useLanguages() {
  const locale = useLocale();
  const { data } = useRead({
    key: ['dropdowns', 'register', locale],
    read: async () => (await api.send('POST', '/dropdowns/register')).data,
    staleTime: Infinity,
  });
  return data?.volunteer_languages ?? [];
}
