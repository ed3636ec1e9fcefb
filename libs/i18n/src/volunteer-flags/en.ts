import type { VolunteerFlag } from '@karov/domain';

/** The yes-or-no questions to a volunteer, English. */
export const flagQuestions = {
  israeli_citizen: 'Are you an Israeli citizen?',
  driving_license: 'Do you have a driving licence?',
  vehicle_availability: 'Do you have a vehicle at hand?',
  local_authority: 'Do you volunteer through a local authority?',
} as const satisfies Record<VolunteerFlag, string>;

/** The same questions as headings, above the answer for staff and for the import's column, English. */
export const flagHeadings = {
  israeli_citizen: 'Israeli citizen',
  driving_license: 'Driving licence',
  vehicle_availability: 'Vehicle available',
  local_authority: 'Local authority volunteer',
} as const satisfies Record<VolunteerFlag, string>;
