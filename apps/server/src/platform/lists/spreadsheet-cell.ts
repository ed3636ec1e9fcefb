/** A text that a spreadsheet would take for a formula gets an apostrophe before it (rule 68). */
export function harmless(value: string | number): string | number {
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** What {@link harmless} was given, of a file that comes back. */
export function withoutApostrophe(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '');
}
