import { ownValue, volunteerFlagsOf } from '@karov/domain';

/**
 * The steps of the renewal and their fields: the facts to check a few at a time, then the agreement and its
 * signature.
 */
export const RENEWAL_STEPS = {
  identity: ['id_number', ...volunteerFlagsOf('identity'), 'dob', 'gender'],
  how: ['interests', 'languages'],
  training: [...volunteerFlagsOf('practice'), 'place', 'date'],
  agreement: ['is_agree'],
  signature: [],
} as const;
export type RenewalStep = keyof typeof RENEWAL_STEPS;

export const RENEWAL_STEP_NAMES = [
  'identity',
  'how',
  'training',
  'agreement',
  'signature',
] as const satisfies readonly RenewalStep[];

/** Fields of a step that have no entry of their own in the error summary. */
const FURTHER: Readonly<Record<string, RenewalStep>> = {
  other_language: 'how',
  signature_image: 'signature',
};

/** Returns the step that contains a field. */
export function stepOfRenewal(path: string): RenewalStep | null {
  return (
    ownValue(FURTHER, path) ??
    RENEWAL_STEP_NAMES.find((step) => RENEWAL_STEPS[step].some((field: string) => field === path)) ??
    null
  );
}
