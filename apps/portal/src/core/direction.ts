/** Figures and days within a sentence, in their own direction. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** What somebody wrote, within a sentence, in the direction of its own language. */
export function naturally(text: string): string {
  return `\u2068${text}\u2069`;
}
