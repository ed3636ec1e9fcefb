/** Figures and days in a sentence, in their own direction. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
