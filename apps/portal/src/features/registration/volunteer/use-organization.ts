import { ApiError, type OrganizationCard } from '@karov/api-client';
import { useCallback } from 'react';
import { api } from '../../../core/api.js';
import { useLoad } from '../../../core/use-load.js';

/** The organization named in a registration link; `isUnknown` is true if it does not exist. */
export function useOrganization(slug: string | null): {
  organization: OrganizationCard | null;
  isUnknown: boolean;
} {
  const load = useCallback(
    async (signal: AbortSignal) =>
      slug ? api.get('/admin/auth/organization/{slug}', { params: { path: { slug } }, signal }) : null,
    [slug],
  );
  const { data, error } = useLoad(load);
  return {
    organization: data,
    isUnknown: slug !== null && error instanceof ApiError && (error.status === 404 || error.status === 422),
  };
}
