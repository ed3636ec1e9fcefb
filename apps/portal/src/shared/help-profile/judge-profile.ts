import { judgeAnswers, type AnswerFault, type HelpProfileAnswers, type ProfileFormKind, type ProfileOptions } from '@karov/domain';
import type { Translate } from '../../core/text.js';
import type { AnswerProblem } from '../wizard/faults.js';
import { loadPhoneCheck } from './phone-check.js';

/** What is wrong, in words. */
export function problemText(t: Translate, { key, params }: Pick<AnswerFault, 'key' | 'params'>): string {
  return t(`common.validation.${key}`, params);
}

export interface JudgedProfile {
  /** what was asked and answered, as it is sent */
  answers: HelpProfileAnswers;
  problems: AnswerProblem[];
}

/** Judges answers as the server will (`judgeAnswers`). */
export async function judgeProfile(t: Translate, answers: HelpProfileAnswers, form: ProfileFormKind, options: ProfileOptions): Promise<JudgedProfile> {
  const isPhone = await loadPhoneCheck();
  const judged = judgeAnswers(answers, { form, options, isPhone, year: new Date().getFullYear() });
  return { answers: judged.answers, problems: judged.faults.map((fault) => ({ path: fault.path, text: problemText(t, fault) })) };
}
