import type { VolunteerFlag } from '@karov/domain';

/** The yes-or-no questions to a volunteer, in English. */
export const flagQuestions = {
  israeli_citizen: 'Are you an Israeli citizen?',
  driving_license: 'Do you have a driving licence?',
  vehicle_availability: 'Do you have a vehicle at hand?',
  local_authority: 'Do you volunteer through a local authority?',
} as const satisfies Record<VolunteerFlag, string>;

/** The same questions as English headings: above the answer that staff see, and of the import's column. */
export const flagHeadings = {
  israeli_citizen: 'Israeli citizen',
  driving_license: 'Driving licence',
  vehicle_availability: 'Vehicle available',
  local_authority: 'Local authority volunteer',
} as const satisfies Record<VolunteerFlag, string>;
