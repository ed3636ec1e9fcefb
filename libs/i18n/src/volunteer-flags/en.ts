import type { VolunteerFlag } from '@karov/domain';

/** How a volunteer is asked each question with yes or no, English. */
export const flagQuestions = {
  israeli_citizen: 'Are you an Israeli citizen?',
  driving_license: 'Do you have a driving licence?',
  vehicle_availability: 'Do you have a vehicle at hand?',
  local_authority: 'Do you volunteer through a local authority?',
} as const satisfies Record<VolunteerFlag, string>;

/** The same as a heading: what staff read above the answer, and the column of the import, English. */
export const flagHeadings = {
  israeli_citizen: 'Israeli citizen',
  driving_license: 'Driving licence',
  vehicle_availability: 'Vehicle available',
  local_authority: 'Local authority volunteer',
} as const satisfies Record<VolunteerFlag, string>;
