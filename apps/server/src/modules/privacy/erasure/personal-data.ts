import { IMPERSONAL } from './impersonal.js';
import { PERSONAL_MESSAGES } from './personal-messages.js';
import { PERSONAL_PEOPLE } from './personal-people.js';
import type { PersonalTable } from './personal-table.js';
import { PERSONAL_WORK } from './personal-work.js';

/**
 * Where anything about a person stands, and how it goes on the day of the erasure (rules 90, 232, 233): the
 * one story of the erasure, told table by table in the order in which it is carried out; and whether it is
 * sealed, or why it stands in plain (rule 236). A spec walks the database and fails for a column that can
 * hold something personal and is not here.
 *
 * In the statements `:person` is the person; `:told` what of theirs may stand in others' texts, each with the
 * number whose owner must have been they at that moment; `:bond` the same and the names by which they are
 * called where something is about them anyway; `:now` the application's time. What hangs on others comes
 * first, the person last.
 */
export const PERSONAL_DATA: Readonly<Record<string, PersonalTable>> = {
  ...PERSONAL_MESSAGES,
  ...PERSONAL_WORK,
  ...PERSONAL_PEOPLE,
  ...IMPERSONAL,
};
