import type { Profile } from '@karov/api-client';
import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { type Loaded, useLoad } from '../../core/use-load.js';

/** The profile with the volunteer information to renew; the server returns only the person's own. */
export function useRenewedProfile(informationId: string | null): Loaded<Profile> {
  const load = useCallback(
    (signal: AbortSignal) =>
      api.get('/auth/profile', {
        params: { query: informationId ? { volunteer_information_id: Number(informationId) } : {} },
        signal,
      }),
    [informationId],
  );
  return useLoad(load);
}
