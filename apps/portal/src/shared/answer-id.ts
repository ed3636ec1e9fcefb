/** Id of the control of an answer, to which the error summary leads. */
export function answerId(path: string): string {
  return `answer-${path.replaceAll('.', '-')}`;
}
