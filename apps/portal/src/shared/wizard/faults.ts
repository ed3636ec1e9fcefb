import type { ValidationError } from '@karov/api-client';
import type { FieldFault } from '../../design/summary/ErrorSummary.js';
import { answerId } from '../answer-id.js';

/** Something to put right, in the reader's words. */
export interface AnswerProblem {
  /** dotted path of the answer */
  path: string;
  text: string;
}

/** What the server found wrong: the first text of each field (part 1 §5). */
export function problemsOf(error: ValidationError): AnswerProblem[] {
  const problems = Object.entries(error.errors).flatMap(([path, [text]]) => (text ? [{ path, text }] : []));
  return problems.length > 0 || !error.message ? problems : [{ path: '', text: error.message }];
}

/** The problems as the texts under the fields. */
export function textsByPath(problems: readonly AnswerProblem[]): Record<string, string> {
  return Object.fromEntries(problems.toReversed().map(({ path, text }) => [path, text]));
}

/** The problems as the summary lists them, each with the name of its field; what has no field on the page has no link. */
export function summaryOf(problems: readonly AnswerProblem[], labelOf: (path: string) => string | null): FieldFault[] {
  return problems.map(({ path, text }) => {
    const label = labelOf(path);
    return label === null ? { fieldId: null, text } : { fieldId: answerId(path), text: `${label.replace(/[?:]$/, '')}: ${text}` };
  });
}

/** The texts without those of an answer that has just been changed, of what is in it, and of what it is in. */
export function withoutTextsOf(texts: Readonly<Record<string, string>>, path: string): Record<string, string> {
  const isTouched = (other: string) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`);
  return Object.fromEntries(Object.entries(texts).filter(([other]) => !isTouched(other)));
}
