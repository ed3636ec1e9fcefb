import { Tables1700000000001 } from './1-tables.js';
import { PositionsAndMatching1700000000002 } from './2-positions-and-matching.js';
import { OptionLists1700000000003 } from './3-option-lists.js';
import { Imports1700000000004 } from './4-imports.js';

/** All migrations, in the order in which they run. */
export const migrations = [Tables1700000000001, PositionsAndMatching1700000000002, OptionLists1700000000003, Imports1700000000004];
