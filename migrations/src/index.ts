import { Schema1700000000001 } from './1-schema.js';
import { Seed1700000000002 } from './2-seed.js';
import { ContactNotes1700000000064 } from './64-contact-notes.js';
import { IdleVolunteers1700000000070 } from './70-idle-volunteers.js';

export { carryOver, formerHistory } from './carry-over.js';

/** All migrations, in the order in which they run. */
export const migrations = [Schema1700000000001, Seed1700000000002, ContactNotes1700000000064, IdleVolunteers1700000000070];
