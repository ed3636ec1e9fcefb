import type { SectionName } from '@karov/domain';

/** The sections in the profile's own form; the other sections are changed on their own page. */
export const DETAILS_SECTIONS: readonly SectionName[] = ['about', 'disability'];
