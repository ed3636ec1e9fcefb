import { plainDigits } from './typed-digits.js';

/**
 * What an answer by SMS or WhatsApp means (rules 36, 178): "stop" wants no more broadcasts, "start" wants
 * them again.
 */
export type ReplyMeaning = 'yes' | 'no' | 'stop' | 'start' | 'unclear';

/**
 * The state of an invitation for its receiver: "answered" by them, "filled" by somebody else, "over" with its
 * event or request.
 */
export type InvitationStanding = 'open' | 'answered' | 'filled' | 'over';

const YES: ReadonlySet<string> = new Set(['1', 'כן', 'אחת', 'אחד', 'yes', 'yep', 'y', 'one']);
const NO: ReadonlySet<string> = new Set([
  '2',
  'לא',
  'שתיים',
  'שתים',
  'שניים',
  'שנים',
  'no',
  'nope',
  'n',
  'two',
]);
/** Words that go with either answer and change nothing. */
const POLITE: ReadonlySet<string> = new Set([
  'תודה',
  'רבה',
  'בבקשה',
  'בשמחה',
  'שלום',
  'היי',
  'thanks',
  'thank',
  'you',
  'please',
  'hi',
  'hello',
]);
/**
 * What Twilio takes as a wish to get no more messages, where it is all that is written: in a sentence these
 * words may be about anything.
 */
const STOP_ALONE: ReadonlySet<string> = new Set(['cancel', 'end', 'quit', 'revoke']);
/** Words for it that mean nothing else, in a sentence of {@link ABOUT_MESSAGES} too. */
const STOP: ReadonlySet<string> = new Set(
  `stop stopall unsubscribe optout הסר הסרה הסירו הסירי להסיר תסיר תסירו תסירי עצור עצרו הפסיקו הפסק להפסיק תפסיקו стоп توقف`.split(
    ' ',
  ),
);
/** The same for messages that are wanted again. */
const START: ReadonlySet<string> = new Set('start unstop חזור חזרה להחזיר החזירו תחזירו'.split(' '));
/**
 * The details that may stand around such a word: the asker, the origin, and the haste. With any other word
 * the sentence may be about something else.
 */
const ABOUT_MESSAGES: ReadonlySet<string> = new Set(
  (
    'אותי אותנו לי לנו אני רוצה מבקש מבקשת נא אנא את המספר מספר הטלפון שלי מכם ממכם מ מהרשימה מרשימה מרשימת רשימה הרשימה התפוצה תפוצה דיוור הדיוור מהדיוור ' +
    'הודעות ההודעות מהודעות מההודעות אליי אלי לשלוח עם כל עוד יותר מיד מייד עכשיו היום זה ' +
    'me us my i want to would like number phone from the this these that list mailing all any more messages message texts texting sms sending messaging now it and'
  ).split(' '),
);

/** What a message asks for that only tries whether it arrives (rule 192): words that answer no invitation. */
const RECEIVED: ReadonlySet<string> = new Set(['קיבלתי', 'קבלתי', 'התקבל', 'התקבלה', 'received']);

/** Marks of direction, joiners, and the two signs that make a digit a key of a phone. */
const UNSEEN = /[\p{Cf}\uFE0F\u20E3]/gu;
const VOWEL_SIGNS = /[\u0591-\u05C7]/g;

/** Numbers of invitations have two digits (rule 171), so that none is taken for a yes or a no. */
export const SHORT_CODES = { first: 10, last: 99 } as const;
const SHORT_CODE = /^[1-9]\d$/;
/** Words that stand before such a number. */
const NUMBERING: ReadonlySet<string> = new Set(['פנייה', 'פניה', 'מספר', 'קוד', 'number', 'nr', 'code']);

/** What an answer means, and to which invitation it belongs where it says so. */
export interface Reply {
  meaning: ReplyMeaning;
  number: number | null;
}

/**
 * Reads an answer: 1 or 2, or words for yes and no in Hebrew and English, with dots, spaces and politeness
 * around them, and with the number of the invitation before or behind ("1 47", "47 כן"). Whatever could mean
 * both or neither is unclear, a question too: nobody is assigned by a guess.
 */
export function readReply(text: string): Reply {
  const plain = plainly(text);
  const words = wordsOf(plain);
  if (asksFor(STOP, words) || (words.length === 1 && words.every((word) => STOP_ALONE.has(word))))
    return { meaning: 'stop', number: null };
  if (asksFor(START, words)) return { meaning: 'start', number: null };
  if (plain.includes('?')) return { meaning: 'unclear', number: null };
  const said = words.filter((word) => !POLITE.has(word));
  const numbers = new Set(said.filter((word) => SHORT_CODE.test(word)));
  if (numbers.size === 0) return { meaning: meaningOf(said), number: null };
  const rest = said.filter((word) => !numbers.has(word) && !NUMBERING.has(word));
  const meaning = meaningOf(rest);
  // Digits among other words are a time or an address, and belong to the words.
  const isNumbered = numbers.size === 1 && (rest.length === 0 || meaning !== 'unclear');
  return isNumbered ? { meaning, number: Number([...numbers][0]) } : { meaning: 'unclear', number: null };
}

/** One that is no answer and no number of an invitation, as people copy from advertising: "STOP 12345". */
const LONG_NUMBER = /^\d{3,}$/;

/**
 * Whether a sentence says one of these words and, around it, nothing but courtesy, a number and what goes
 * with messages: "הסר אותי בבקשה", "STOP 12345".
 */
function asksFor(wanted: ReadonlySet<string>, words: readonly string[]): boolean {
  const isAround = (word: string): boolean =>
    POLITE.has(word) || ABOUT_MESSAGES.has(word) || LONG_NUMBER.test(word);
  return words.some((word) => wanted.has(word)) && words.every((word) => wanted.has(word) || isAround(word));
}

/** Whether a message is courtesy and nothing more, such as "תודה רבה": nobody has to read it. */
export function isCourtesy(text: string): boolean {
  const words = wordsOf(plainly(text));
  return words.length > 0 && words.every((word) => POLITE.has(word));
}

function meaningOf(said: readonly string[]): 'yes' | 'no' | 'unclear' {
  if (said.length === 0) return 'unclear';
  if (said.every((word) => YES.has(word))) return 'yes';
  return said.every((word) => NO.has(word)) ? 'no' : 'unclear';
}

/** Whether somebody says no more than that a message has arrived, such as "קיבלתי, תודה". */
export function saysReceived(text: string): boolean {
  const said = wordsOf(plainly(text)).filter((word) => !POLITE.has(word));
  return said.length > 0 && said.every((word) => RECEIVED.has(word));
}

function plainly(text: string): string {
  return plainDigits(text.normalize('NFKC')).replace(UNSEEN, '').replace(VOWEL_SIGNS, '').toLowerCase();
}

function wordsOf(plain: string): string[] {
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
