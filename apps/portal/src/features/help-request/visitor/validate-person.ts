import { type DisabilityChoice, ownValue, validateVisitor } from '@karov/domain';
import type { Key, Translate } from '../../../core/text.js';
import { problemOf } from '../../../shared/help-profile/index.js';
import type { AnswerProblem } from '../../../shared/wizard/faults.js';
import type { VisitorValues } from './values.js';

export const PERSON_STEP = 'person';
/** The contact channels and consents: the second half of the personal details. */
export const REACH_STEP = 'reach';

const REACH: readonly string[] = [
  'arrival_address',
  'comments',
  'is_phone',
  'is_wp',
  'is_sms',
  'is_confirm',
  'is_authorize',
];

const LABELS: Readonly<Record<string, Key>> = {
  full_name: 'visitorRequest.full_name',
  email: 'visitorRequest.email',
  disability_id: 'visitorRequest.disability_id',
  other_disability: 'visitorRequest.other_disability',
  residential_address: 'visitorRequest.residential_address',
  arrival_address: 'visitorRequest.arrival_address',
  comments: 'visitorRequest.comments',
  is_phone: 'visitorRequest.channels',
  is_wp: 'visitorRequest.channels',
  is_sms: 'visitorRequest.channels',
  is_confirm: 'visitorRequest.is_confirm',
  is_authorize: 'visitorRequest.is_authorize',
};

/** The name of a personal detail, or null for any other path. */
export function personLabel(t: Translate, path: string): string | null {
  const key = ownValue(LABELS, path);
  return key ? t(key) : null;
}

/** The step of a personal detail, or null for any other path. */
export function stepOfPerson(path: string): string | null {
  if (!Object.hasOwn(LABELS, path)) return null;
  return REACH.includes(path) ? REACH_STEP : PERSON_STEP;
}

/** Validates the person asking for help with the server's own rules (`validateVisitor`). */
export function validatePerson(
  t: Translate,
  values: VisitorValues,
  disabilities: readonly DisabilityChoice[],
): AnswerProblem[] {
  const { faults } = validateVisitor(values, { disabilities });
  return faults.map((fault) => problemOf(t, fault));
}
