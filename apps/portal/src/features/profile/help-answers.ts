import type { SectionName } from '@karov/domain';

/** The sections that the profile's own form asks; the others are changed on their own page. */
export const DETAILS_SECTIONS: readonly SectionName[] = ['about', 'disability'];
