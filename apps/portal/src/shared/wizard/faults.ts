import type { ValidationError } from '@karov/api-client';
import { type Wanted, wantedSaying } from '@karov/domain';
import type { Translate } from '../../core/text.js';
import type { FieldFault } from '../../design/summary/error-summary.js';
import { answerId } from '../answer-id.js';

/** An error to correct, in the reader's language. */
export interface AnswerProblem {
  /** dotted path of the answer */
  path: string;
  text: string;
  /** set if the answer is missing or not one of the choices: the text then names what to choose or type */
  wants?: Wanted;
}

/** Returns the errors in the server's answer: the first text for each field (rule 131). */
export function problemsOf(error: ValidationError): AnswerProblem[] {
  const problems = Object.entries(error.errors).flatMap(([path, [text]]) => (text ? [{ path, text }] : []));
  return problems.length > 0 || !error.message ? problems : [{ path: '', text: error.message }];
}

/**
 * Adds to each problem the name of the missing answer ("please choose: kind of home"); if the name is a
 * question, it is repeated in its own words.
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

/** Returns the problems as texts for the fields. */
export function textsByPath(problems: readonly AnswerProblem[]): Record<string, string> {
  return Object.fromEntries(problems.toReversed().map(({ path, text }) => [path, text]));
}

/**
 * Returns the problems for the summary, each with the name of its field; a problem without a field on the
 * page has no link.
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

/** Returns the texts without those for the changed answer, its parts, and its group. */
export function withoutTextsOf(
  texts: Readonly<Record<string, string>>,
  path: string,
): Record<string, string> {
  const isTouched = (other: string) =>
    other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`);
  return Object.fromEntries(Object.entries(texts).filter(([other]) => !isTouched(other)));
}
