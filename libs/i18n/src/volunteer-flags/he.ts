import type { VolunteerFlag } from '@karov/domain';

/** The yes-or-no questions to a volunteer, in Hebrew. */
export const flagQuestions = {
  israeli_citizen: 'יש לך אזרחות ישראלית?',
  driving_license: 'יש לך רישיון נהיגה?',
  vehicle_availability: 'יש לך רכב זמין?',
  local_authority: 'ההתנדבות היא דרך רשות מקומית?',
} as const satisfies Record<VolunteerFlag, string>;

/** The same questions as Hebrew headings: above the answer that staff see, and of the import's column. */
export const flagHeadings = {
  israeli_citizen: 'אזרחות ישראלית',
  driving_license: 'רישיון נהיגה',
  vehicle_availability: 'רכב זמין',
  local_authority: 'התנדבות ברשות מקומית',
} as const satisfies Record<VolunteerFlag, string>;
