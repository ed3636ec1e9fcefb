import { judgeAddress, judgeEmail, judgeShortText, LIMITS, type Verdict } from '@karov/domain';
import type { Key, Translate } from '../../../core/text.js';
import { problemText } from '../../../shared/help-profile/index.js';
import type { AnswerProblem } from '../../../shared/wizard/faults.js';
import type { VisitorValues } from './values.js';

export const PERSON_STEP = 'person';

const LABELS: Readonly<Record<string, Key>> = {
  full_name: 'visitorRequest.full_name', email: 'visitorRequest.email', disability_id: 'visitorRequest.disability_id', other_disability: 'visitorRequest.other_disability',
  residential_address: 'visitorRequest.residential_address', arrival_address: 'visitorRequest.arrival_address', comments: 'visitorRequest.comments',
  is_phone: 'visitorRequest.channels', is_wp: 'visitorRequest.channels', is_sms: 'visitorRequest.channels',
  is_confirm: 'visitorRequest.is_confirm', is_authorize: 'visitorRequest.is_authorize',
};

/** The name of a personal detail, or null when it is none. */
export function personLabel(t: Translate, path: string): string | null {
  const key = LABELS[path];
  return key ? t(key) : null;
}

function required(text: string, judge: (text: string) => Verdict | null): Verdict | null {
  return text.trim() === '' ? { key: 'required' } : judge(text.trim());
}

const optional = (text: string, judge: (text: string) => Verdict | null): Verdict | null => (text.trim() === '' ? null : judge(text.trim()));

/** Judges who asks: name, e-mail, disability and home address are required (part 1 §5), and the agreements of the registration. */
export function judgePerson(t: Translate, values: VisitorValues, hasOther: boolean): AnswerProblem[] {
  const judged: [string, Verdict | null][] = [
    ['full_name', required(values.full_name, (text) => judgeShortText(text, LIMITS.fullNameMin, LIMITS.textMax))],
    ['email', required(values.email, judgeEmail)],
    ['disability_id', values.disability_id.length === 0 ? { key: 'required' } : null],
    ['other_disability', hasOther ? required(values.other_disability, (text) => judgeShortText(text, LIMITS.nameMin, LIMITS.textMax)) : null],
    ['residential_address', required(values.residential_address, judgeAddress)],
    ['arrival_address', optional(values.arrival_address, judgeAddress)],
    ['is_confirm', values.is_confirm === 1 ? null : { key: 'confirm' }],
    ['is_authorize', values.is_authorize === 1 ? null : { key: 'confirm' }],
  ];
  return judged.flatMap(([path, verdict]) => (verdict ? [{ path, text: problemText(t, { key: verdict.key, params: verdict.params ?? {} }) }] : []));
}
