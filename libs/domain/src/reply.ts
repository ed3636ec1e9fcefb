/** What an answer by SMS or WhatsApp means (rule 36). "stop" is the provider's business and is left to it. */
export type ReplyMeaning = 'yes' | 'no' | 'stop' | 'unclear';

/** How an invitation stands for whom it was sent to: "answered" by them, "filled" by somebody else, "over" with its event or request. */
export type InvitationStanding = 'open' | 'answered' | 'filled' | 'over';

const YES: ReadonlySet<string> = new Set(['1', 'כן', 'אחת', 'אחד', 'yes', 'yep', 'y', 'one']);
const NO: ReadonlySet<string> = new Set(['2', 'לא', 'שתיים', 'שתים', 'שניים', 'שנים', 'no', 'nope', 'n', 'two']);
/** Words that go with either answer and change nothing. */
const POLITE: ReadonlySet<string> = new Set(['תודה', 'רבה', 'בבקשה', 'בשמחה', 'שלום', 'היי', 'thanks', 'thank', 'you', 'please', 'hi', 'hello']);
/** What Twilio takes as a wish to get no more messages, or some again, and the Hebrew words for it. */
const STOP: ReadonlySet<string> = new Set([
  'stop',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'revoke',
  'optout',
  'start',
  'unstop',
  'הסר',
  'הסרה',
  'הסירו',
  'להסיר',
]);

/** Marks of direction, joiners, and the two signs that make a digit a key of a phone. */
const UNSEEN = /[\p{Cf}\uFE0F\u20E3]/gu;
const VOWEL_SIGNS = /[\u0591-\u05C7]/g;

/**
 * Reads an answer: 1 or 2, or words for yes and no in Hebrew and English, with dots, spaces and politeness around them. Whatever
 * could mean both or neither is unclear, a question too: nobody is assigned by a guess.
 */
export function readReply(text: string): ReplyMeaning {
  const plain = text.normalize('NFKC').replace(UNSEEN, '').replace(VOWEL_SIGNS, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 1 && words.every((word) => STOP.has(word))) return 'stop';
  if (plain.includes('?')) return 'unclear';
  const said = words.filter((word) => !POLITE.has(word));
  if (said.length === 0) return 'unclear';
  if (said.every((word) => YES.has(word))) return 'yes';
  return said.every((word) => NO.has(word)) ? 'no' : 'unclear';
}
