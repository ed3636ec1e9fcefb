/** Id of an answer's control, the target of the error summary. */
export function answerId(path: string): string {
  return `answer-${path.replaceAll('.', '-')}`;
}
