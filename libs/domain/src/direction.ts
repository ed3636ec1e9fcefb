/** Isolates digits or a date in a sentence, so that they read left to right. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Isolates a person's words in a sentence, in the direction of the words' own language. */
export function naturally(text: string): string {
  return `\u2068${text}\u2069`;
}
