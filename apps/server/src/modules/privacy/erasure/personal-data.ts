import { IMPERSONAL } from './impersonal.js';
import { PERSONAL_MESSAGES } from './personal-messages.js';
import { PERSONAL_PEOPLE } from './personal-people.js';
import type { PersonalTable } from './personal-table.js';
import { PERSONAL_WORK } from './personal-work.js';

/**
 * Where all personal data are, and how each is erased (rules 90, 232, 233). This is the complete erasure,
 * table by table in the order of execution. It also says whether the data are sealed, or why they are plain
 * (rule 236). A spec checks the database and fails for a column that can contain personal data and is missing
 * here.
 *
 * In the statements `:person` is the person; `:told` are the person's details that may be in others' texts,
 * each with the number that must have been the person's at the time; `:bond` are the same details and the
 * person's names, for texts about the person; `:now` is the application's time. Dependent tables come first,
 * the person last.
 */
export const PERSONAL_DATA: Readonly<Record<string, PersonalTable>> = {
  ...PERSONAL_MESSAGES,
  ...PERSONAL_WORK,
  ...PERSONAL_PEOPLE,
  ...IMPERSONAL,
};
