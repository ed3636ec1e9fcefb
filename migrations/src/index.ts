import { Schema1700000000001 } from './1-schema.js';
import { Seed1700000000002 } from './2-seed.js';
import { ContactNotes1700000000064 } from './64-contact-notes.js';
import { IdleVolunteers1700000000070 } from './70-idle-volunteers.js';
import { NeedAnswers1700000000071 } from './71-need-answers.js';
import { StaffNotes1700000000072 } from './72-staff-notes.js';
import { AskedWhetherComing1700000000073 } from './73-asked-whether-coming.js';
import { WordsOpenConversations1700000000074 } from './74-words-open-conversations.js';
import { AnswersThatWait1700000000075 } from './75-answers-that-wait.js';

export { carryOver, formerHistory } from './carry-over.js';

/** All migrations, in the order in which they run. */
export const migrations = [
  Schema1700000000001,
  Seed1700000000002,
  ContactNotes1700000000064,
  IdleVolunteers1700000000070,
  NeedAnswers1700000000071,
  StaffNotes1700000000072,
  AskedWhetherComing1700000000073,
  WordsOpenConversations1700000000074,
  AnswersThatWait1700000000075,
];
