import { type ActiveApplication, type CategoryOption, serverNow } from '@karov/api-client';
import { CATEGORY_TYPES, ownValue, validateApplication } from '@karov/domain';
import type { Key, Translate } from '../../core/text.js';
import { problemOf } from '../../shared/help-profile/index.js';
import type { AnswerProblem } from '../../shared/wizard/faults.js';
import type { RequestValues } from './values.js';

export const TYPE_STEP = 'type';
export const DETAILS_STEP = 'details';

const DETAILS = [
  'destination_address',
  'origin_address',
  'other_address',
  'arrival_date',
  'arrival_time',
  'description',
  'expiration_date',
];

/** Returns the step that contains an answer. */
export function stepOfRequest(path: string): string | null {
  if (path === 'category_id') return TYPE_STEP;
  return DETAILS.includes(path) ? DETAILS_STEP : null;
}

const LABELS: Readonly<Record<string, Key>> = {
  category_id: 'helpRequest.category',
  destination_address: 'helpRequest.destination_address',
  origin_address: 'helpRequest.origin_address',
  arrival_date: 'helpRequest.arrival_date',
  arrival_time: 'helpRequest.arrival_time',
  expiration_date: 'helpRequest.expiration_date',
};

/** The name of an answer, for the error summary. */
export function requestLabel(t: Translate, path: string, isRide: boolean): string {
  if (path === 'description') return t(isRide ? 'helpRequest.rideDescription' : 'helpRequest.description');
  const key = ownValue(LABELS, path);
  return key ? t(key) : path;
}

/** Validates a request with the server's own rules (`validateApplication`). */
export function validateRequest(
  t: Translate,
  values: RequestValues,
  category: CategoryOption | null,
  hasHomeAddress: boolean,
): AnswerProblem[] {
  if (!category) return [problemOf(t, { path: 'category_id', key: 'choice' })];
  const { faults } = validateApplication(values, {
    type: category.type,
    now: new Date(serverNow()),
    hasHomeAddress,
    isByPhone: category.help_type === 'phone',
  });
  return faults.map((fault) => problemOf(t, fault));
}

/**
 * Returns the open request that prevents another one of its kind (rule 59). It is reported when the kind is
 * chosen, before anything is written.
 */
export function requestInTheWay(
  category: CategoryOption | null,
  active: readonly ActiveApplication[],
): ActiveApplication | null {
  if (category?.type !== CATEGORY_TYPES.other) return null;
  return active.find(({ category_id }) => category_id === category.id) ?? null;
}
