import { ownValue, volunteerFlagsOf } from '@karov/domain';

/** The steps of the volunteer's registration and their fields: short steps on one subject each (rule 119). */
export const VOLUNTEER_STEPS = {
  who: ['first_name', 'last_name', 'email', 'residential_address', 'arrival_address'],
  identity: ['id_number', ...volunteerFlagsOf('identity'), 'dob', 'gender'],
  how: ['interests', 'languages'],
  way: [...volunteerFlagsOf('practice'), 'way_to_provide_help', 'contact_method'],
  more: ['place', 'date', 'disability_id'],
  agreement: ['is_agree'],
  signature: [],
} as const;
export type VolunteerStep = keyof typeof VOLUNTEER_STEPS;

export const VOLUNTEER_STEP_NAMES = [
  'who',
  'identity',
  'how',
  'way',
  'more',
  'agreement',
  'signature',
] as const satisfies readonly VolunteerStep[];

/** Fields of a step that have no entry of their own in the error summary. */
const FURTHER: Readonly<Record<string, VolunteerStep>> = {
  other_language: 'how',
  other_disability: 'more',
  signature_image: 'signature',
  guardian_approval: 'agreement',
};

/** Returns the step that contains a field. */
export function stepOfVolunteer(path: string): VolunteerStep | null {
  const [name = ''] = path.split('.');
  return (
    ownValue(FURTHER, name) ??
    VOLUNTEER_STEP_NAMES.find((step) => VOLUNTEER_STEPS[step].some((field: string) => field === name)) ??
    null
  );
}
