/** The entry of one table in the register of personal data. */
export interface PersonalTable {
  /** The people whom the rows of the table are about. */
  readonly about: string;
  readonly erase: readonly Erasing[];
  /**
   * Columns that stay although they could contain words, and why they are not personal; `*` stands for all
   * others.
   */
  readonly kept?: Readonly<Record<string, string>>;
  /** Columns with people's own words, which are sealed (rule 236). */
  readonly sealed?: readonly string[];
  /** Columns with other personal texts in plain form, and why they are plain. */
  readonly plain?: Readonly<Record<string, string>>;
}

/**
 * Rows to delete, columns to empty, or sealed texts (rule 236) to rewrite without the person's details; with
 * `isNamed`, only texts that identify the person beyond doubt.
 */
export type Erasing =
  | { readonly forget: string }
  | { readonly blank: Readonly<Record<string, string>>; readonly where: string }
  | { readonly reword: readonly string[]; readonly where: string; readonly isNamed?: boolean };
