/** A text that a spreadsheet would take for a formula gets an apostrophe before it (rule 68). */
export function harmless(value: string | number): string | number {
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}
