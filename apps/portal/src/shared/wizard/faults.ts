import type { ValidationError } from '@karov/api-client';
import { type Wanted, wantedSaying } from '@karov/domain';
import type { Translate } from '../../core/text.js';
import type { FieldFault } from '../../design/summary/error-summary.js';
import { answerId } from '../answer-id.js';

/** Something to put right, in the reader's words. */
export interface AnswerProblem {
  /** dotted path of the answer */
  path: string;
  text: string;
  /** no answer, or none of those offered: what is to be chosen or typed is said by name */
  wants?: Wanted;
}

/** What the server found wrong: the first text of each field (rule 131). */
export function problemsOf(error: ValidationError): AnswerProblem[] {
  const problems = Object.entries(error.errors).flatMap(([path, [text]]) => (text ? [{ path, text }] : []));
  return problems.length > 0 || !error.message ? problems : [{ path: '', text: error.message }];
}

/**
 * The problems with what is wanted named, "please choose: kind of home"; a question is repeated as it was
 * asked.
 */
export function withWantedTexts(
  t: Translate,
  problems: readonly AnswerProblem[],
  labelOf: (path: string) => string | null,
): AnswerProblem[] {
  return problems.map((problem) => {
    const label = problem.wants ? labelOf(problem.path) : null;
    if (!label || !problem.wants) return problem;
    const { key, what } = wantedSaying(label, problem.wants);
    return { ...problem, text: t(`common.wanted.${key}`, { what }) };
  });
}

/** The problems as the texts under the fields. */
export function textsByPath(problems: readonly AnswerProblem[]): Record<string, string> {
  return Object.fromEntries(problems.toReversed().map(({ path, text }) => [path, text]));
}

/**
 * The problems as the summary lists them, each with the name of its field; what has no field on the page has
 * no link.
 */
export function summaryOf(
  problems: readonly AnswerProblem[],
  labelOf: (path: string) => string | null,
): FieldFault[] {
  return problems.map(({ path, text, wants }) => {
    const label = labelOf(path);
    if (label !== null && wants) return { fieldId: answerId(path), text };
    return label === null
      ? { fieldId: null, text }
      : { fieldId: answerId(path), text: `${label.replace(/[?:]$/, '')}: ${text}` };
  });
}

/**
 * The texts without those of an answer that has just been changed, of what is in it, and of what it is in.
 */
export function withoutTextsOf(
  texts: Readonly<Record<string, string>>,
  path: string,
): Record<string, string> {
  const isTouched = (other: string) =>
    other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`);
  return Object.fromEntries(Object.entries(texts).filter(([other]) => !isTouched(other)));
}
