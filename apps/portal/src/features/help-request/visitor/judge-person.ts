import { type DisabilityChoice, judgeVisitor, ownValue } from '@karov/domain';
import type { Key, Translate } from '../../../core/text.js';
import { problemOf } from '../../../shared/help-profile/index.js';
import type { AnswerProblem } from '../../../shared/wizard/faults.js';
import type { VisitorValues } from './values.js';

export const PERSON_STEP = 'person';

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

/** The name of a personal detail, or null when it is none. */
export function personLabel(t: Translate, path: string): string | null {
  const key = ownValue(LABELS, path);
  return key ? t(key) : null;
}

/** Judges who asks by the rule that the server has too (`judgeVisitor`). */
export function judgePerson(t: Translate, values: VisitorValues, disabilities: readonly DisabilityChoice[]): AnswerProblem[] {
  const { faults } = judgeVisitor(values, { disabilities });
  return faults.map((fault) => problemOf(t, fault));
}
