/** The reasons why texts other than people's own words are stored in plain form (rule 236). */
export const SOUGHT = 'who and where: sought, and where messages and help go';
export const MATCHED = 'of a list: matching asks for it';
export const CHOSEN = 'of a list, or of the program';
export const RANDOM = 'signs that say nothing';
export const DEVICE = 'what a browser says of itself';
export const each = (why: string, ...columns: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map((column) => [column, why]));
