import { plainDigits } from './typed-digits.js';

/**
 * The meaning of a reply by SMS or WhatsApp (rules 36, 178); "stop" ends broadcasts, "start" resumes them.
 */
export type ReplyMeaning = 'yes' | 'no' | 'stop' | 'start' | 'unclear';

/**
 * The state of an invitation for its recipient: "answered" by the recipient, "filled" by somebody else,
 * "over" when its event or request has ended.
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
/** Words that may accompany a yes or a no and do not change it. */
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
 * Words that Twilio treats as an opt-out when they are the whole message; within a sentence they may be about
 * anything.
 */
const STOP_ALONE: ReadonlySet<string> = new Set(['cancel', 'end', 'quit', 'revoke']);
/** Opt-out words that have no other meaning; they also count within a sentence of {@link ABOUT_MESSAGES}. */
const STOP: ReadonlySet<string> = new Set(
  `stop stopall unsubscribe optout הסר הסרה הסירו הסירי להסיר תסיר תסירו תסירי עצור עצרו הפסיקו הפסק להפסיק תפסיקו стоп توقف`.split(
    ' ',
  ),
);
/** The words that resume messages. */
const START: ReadonlySet<string> = new Set('start unstop חזור חזרה להחזיר החזירו תחזירו'.split(' '));
/**
 * Words that may surround an opt-out or opt-in word: about the person, the source, and urgency. With any
 * other word the sentence may be about something else.
 */
const ABOUT_MESSAGES: ReadonlySet<string> = new Set(
  (
    'אותי אותנו לי לנו אני רוצה מבקש מבקשת נא אנא את המספר מספר הטלפון שלי מכם ממכם מ מהרשימה מרשימה מרשימת רשימה הרשימה התפוצה תפוצה דיוור הדיוור מהדיוור ' +
    'הודעות ההודעות מהודעות מההודעות אליי אלי לשלוח עם כל עוד יותר מיד מייד עכשיו היום זה ' +
    'me us my i want to would like number phone from the this these that list mailing all any more messages message texts texting sms sending messaging now it and'
  ).split(' '),
);

/** The replies that a test message expects (rule 192): words that do not answer an invitation. */
const RECEIVED: ReadonlySet<string> = new Set(['קיבלתי', 'קבלתי', 'התקבל', 'התקבלה', 'received']);

/** Direction marks, joiners, and the two characters that turn a digit into a keycap. */
const UNSEEN = /[\p{Cf}\uFE0F\u20E3]/gu;
const VOWEL_SIGNS = /[\u0591-\u05C7]/g;

/** The numbers of invitations have two digits (rule 171), so that none is mistaken for a yes or a no. */
export const SHORT_CODES = { first: 10, last: 99 } as const;
const SHORT_CODE = /^[1-9]\d$/;
/** Words that may precede such a number. */
const NUMBERING: ReadonlySet<string> = new Set(['פנייה', 'פניה', 'מספר', 'קוד', 'number', 'nr', 'code']);

/** The meaning of a reply, and the number of its invitation if it contains one. */
export interface Reply {
  meaning: ReplyMeaning;
  number: number | null;
}

/**
 * Reads a reply: 1 or 2, or words for yes and no in Hebrew and English, with dots, spaces and polite words
 * around them, and with the number of the invitation before or after ("1 47", "47 כן"). A text that could
 * mean both or neither is unclear, and so is a question: the server assigns nobody on a guess.
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
  // Digits among other words are a time or an address, so they belong to the text.
  const isNumbered = numbers.size === 1 && (rest.length === 0 || meaning !== 'unclear');
  return isNumbered ? { meaning, number: Number([...numbers][0]) } : { meaning: 'unclear', number: null };
}

/**
 * A number that is neither an answer nor an invitation; people copy such numbers from advertising: "STOP
 * 12345".
 */
const LONG_NUMBER = /^\d{3,}$/;

/**
 * Whether a sentence contains one of these words and otherwise only polite words, a number and words about
 * messages: "הסר אותי בבקשה", "STOP 12345".
 */
function asksFor(wanted: ReadonlySet<string>, words: readonly string[]): boolean {
  const isAround = (word: string): boolean =>
    POLITE.has(word) || ABOUT_MESSAGES.has(word) || LONG_NUMBER.test(word);
  return words.some((word) => wanted.has(word)) && words.every((word) => wanted.has(word) || isAround(word));
}

/** Whether a message is only a courtesy, such as "תודה רבה", which nobody has to read. */
export function isCourtesy(text: string): boolean {
  const words = wordsOf(plainly(text));
  return words.length > 0 && words.every((word) => POLITE.has(word));
}

function meaningOf(said: readonly string[]): 'yes' | 'no' | 'unclear' {
  if (said.length === 0) return 'unclear';
  if (said.every((word) => YES.has(word))) return 'yes';
  return said.every((word) => NO.has(word)) ? 'no' : 'unclear';
}

/** Whether a text says only that a message has arrived, such as "קיבלתי, תודה". */
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
