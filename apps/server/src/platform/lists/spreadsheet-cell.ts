/** Adds an apostrophe to a text that a spreadsheet would read as a formula (rule 68). */
export function harmless(value: string | number): string | number {
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** Reverses {@link harmless}, for a file that is sent back. */
export function withoutApostrophe(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '');
}
