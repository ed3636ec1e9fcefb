import type { DistrictCover, RegionCover } from '@karov/api-client';
import { type Read, useRead } from '../../../kit/reads.js';
import { api } from '../../../shared/api.js';
import type { Translate } from '../../../shared/text.js';

/** The cache key of the districts' managers; a change of regions invalidates it. */
export const COVER_KEY = ['region-cover'];

/** Loads which managers cover each of the caller's districts. */
export function useRegionCover(): Read<RegionCover> {
  return useRead({
    key: COVER_KEY,
    read: (signal) => api.get('/admin/user/region-cover', { signal }),
  });
}

/** Returns the managers of a district in words. */
export function managersText({ managers }: DistrictCover, text: Translate): string {
  return managers.length === 0
    ? text('region_cover.none')
    : managers.map(({ full_name }) => full_name).join(', ');
}
