/** The entry of one table in the register of personal data. */
export interface PersonalTable {
  /** The people its rows are about. */
  readonly about: string;
  readonly erase: readonly Erasing[];
  /**
   * Columns that stay although they could hold words, and why they say nothing of anybody; `*`: all that are
   * not named.
   */
  readonly kept?: Readonly<Record<string, string>>;
  /** What people write in their own words: sealed (rule 236). */
  readonly sealed?: readonly string[];
  /** Other texts about somebody that stand in plain, and why. */
  readonly plain?: Readonly<Record<string, string>>;
}

/**
 * Rows that go, columns that are emptied, or sealed texts (rule 236) that are told without the person's
 * words; with `isNamed` those alone in which they are named beyond doubt.
 */
export type Erasing =
  | { readonly forget: string }
  | { readonly blank: Readonly<Record<string, string>>; readonly where: string }
  | { readonly reword: readonly string[]; readonly where: string; readonly isNamed?: boolean };
