import { HELP_PROFILE, type HelpProfileAnswers, readAnswers, sectionOf } from '@karov/domain';
import type { Translate } from '../../../core/text.js';
import { loadPhoneCheck, problemOf } from '../../../shared/help-profile/index.js';
import type { AnswerProblem } from '../../../shared/wizard/faults.js';

/**
 * The phone of a person registered by somebody else; it belongs to no section of the help profile (rule 120).
 */
export const PHONE = 'phone';

/** The answer for a person without a telephone (rule 239). */
export const NO_PHONE = 'no_phone';

export function hasNoPhone(answers: HelpProfileAnswers): boolean {
  return answers[NO_PHONE] === 1;
}

/** Returns the phone's part of the body, which is sent in addition to the profile. */
export function sentPhone(answers: HelpProfileAnswers): HelpProfileAnswers {
  return hasNoPhone(answers) ? { [NO_PHONE]: 1 } : { [PHONE]: phoneIn(answers) };
}

/** The phone as typed. */
export function phoneIn(answers: HelpProfileAnswers): string {
  const phone = answers[PHONE];
  return typeof phone === 'string' ? phone : '';
}

/** Returns the step that contains an answer; the phone is in the first step. */
export function stepOfAnswer(path: string): string | null {
  return path === PHONE ? (HELP_PROFILE[0]?.name ?? null) : sectionOf(path);
}

/** Reads a draft: the answers of the help profile, and the phone. */
export function readKeptAnswers(kept: unknown): HelpProfileAnswers {
  const phone =
    typeof kept === 'object' && kept !== null && PHONE in kept && typeof kept[PHONE] === 'string'
      ? kept[PHONE]
      : '';
  const isWithout = typeof kept === 'object' && kept !== null && NO_PHONE in kept && kept[NO_PHONE] === 1;
  return { ...readAnswers(kept), ...(phone && { [PHONE]: phone }), ...(isWithout && { [NO_PHONE]: 1 }) };
}

export async function validateAssistedPhone(
  t: Translate,
  answers: HelpProfileAnswers,
): Promise<AnswerProblem[]> {
  if (hasNoPhone(answers)) return [];
  const isPhone = await loadPhoneCheck();
  const phone = phoneIn(answers);
  if (phone.trim() === '') return [problemOf(t, { path: PHONE, key: 'required' })];
  return isPhone(phone) ? [] : [{ path: PHONE, text: t('common.validation.phone') }];
}
