/** The id of an answer's control, which the error summary links to. */
export function answerId(path: string): string {
  return `answer-${path.replaceAll('.', '-')}`;
}
