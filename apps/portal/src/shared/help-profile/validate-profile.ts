import {
  type AnswerFault,
  type HelpProfileAnswers,
  type ProfileFormKind,
  type ProfileOptions,
  type SectionName,
  validateAnswers,
  validateSection,
  wantedBy,
} from '@karov/domain';
import type { Translate } from '../../core/text.js';
import type { AnswerProblem } from '../wizard/faults.js';
import { loadPhoneCheck } from './phone-check.js';

/**
 * Returns the problem with an answer; for a missing answer, the form then says whether it must be chosen or
 * typed (`wantedText`).
 */
export function problemOf(
  t: Translate,
  { path, key, params = {} }: Pick<AnswerFault, 'path' | 'key'> & Partial<AnswerFault>,
): AnswerProblem {
  const problem = { path, text: problemText(t, { key, params }) };
  const wants = wantedBy(path, key);
  return wants ? { ...problem, wants } : problem;
}

/** The problem in words. */
function problemText(t: Translate, { key, params }: Pick<AnswerFault, 'key' | 'params'>): string {
  return t(`common.validation.${key}`, params);
}

export interface ValidatedProfile {
  /** the answers to the questions asked, as sent */
  answers: HelpProfileAnswers;
  problems: AnswerProblem[];
}

/**
 * Validates answers by the server's rules: all of them (`validateAnswers`), or those of one section
 * (`validateSection`).
 */
export async function validateProfile(
  t: Translate,
  answers: HelpProfileAnswers,
  form: ProfileFormKind,
  options: ProfileOptions,
  section?: SectionName,
): Promise<ValidatedProfile> {
  const judging = { form, options, isPhone: await loadPhoneCheck(), year: new Date().getFullYear() };
  const judged = section ? validateSection(section, answers, judging) : validateAnswers(answers, judging);
  return { answers: judged.answers, problems: judged.faults.map((fault) => problemOf(t, fault)) };
}
