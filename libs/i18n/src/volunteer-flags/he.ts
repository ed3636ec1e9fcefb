import type { VolunteerFlag } from '@karov/domain';

/** How a volunteer is asked each question with yes or no, Hebrew. */
export const flagQuestions = {
  israeli_citizen: 'יש לך אזרחות ישראלית?',
  driving_license: 'יש לך רישיון נהיגה?',
  vehicle_availability: 'יש לך רכב זמין?',
  local_authority: 'ההתנדבות היא דרך רשות מקומית?',
} as const satisfies Record<VolunteerFlag, string>;

/** The same as a heading: what staff read above the answer, and the column of the import, Hebrew. */
export const flagHeadings = {
  israeli_citizen: 'אזרחות ישראלית',
  driving_license: 'רישיון נהיגה',
  vehicle_availability: 'רכב זמין',
  local_authority: 'התנדבות ברשות מקומית',
} as const satisfies Record<VolunteerFlag, string>;
