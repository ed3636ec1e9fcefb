import { isPhoneText, nameWords, phoneSearchDigits, plainDigits } from '@karov/domain';

/** What the typed text asks for: to stop an event, to open a request for somebody, or to find anything. */
export interface Wanted {
  act: 'stop' | 'request' | null;
  /** the text to search for */
  rest: string;
}

/**
 * The words that begin an action, by language, each with the kind of thing that follows: "stop the event …",
 * "new request for …".
 */
export interface ActWords {
  stop: string;
  request: string;
}

function after(typed: string, beginnings: string): string | null {
  const begun = beginnings.split('|').find((words) => typed === words || typed.startsWith(`${words} `));
  return begun === undefined ? null : typed.slice(begun.length).trim();
}

/** Reads from the typed text the action, and what it is about. */
export function readTyped(typed: string, { stop, request }: ActWords): Wanted {
  const words = typed.trim().toLowerCase();
  const stopped = after(words, stop);
  if (stopped !== null) return { act: 'stop', rest: stopped };
  const asked = after(words, request);
  if (asked !== null && asked !== '') return { act: 'request', rest: asked };
  return { act: null, rest: typed.trim() };
}

const LONGEST_NUMBER = 7;
const SHORTEST_PHONE = 9;

/** Returns the number of a request, typed with or without a "#"; null for anything else. */
export function requestNumber(typed: string): number | null {
  const [, digits] = /^#?\s*([1-9]\d*)$/.exec(plainDigits(typed.trim())) ?? [];
  return digits !== undefined && digits.length <= LONGEST_NUMBER ? Number(digits) : null;
}

/** Whether the typed text is a whole telephone number, in any spelling. */
export function isPhone(typed: string): boolean {
  return isPhoneText(typed) && phoneSearchDigits(typed).length >= SHORTEST_PHONE - 1;
}

/** Whether each typed word is the beginning of a word in the name (rule 229). */
export function fits(name: string, typed: string): boolean {
  const words = nameWords(name);
  const wanted = nameWords(typed);
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}

/** The length from which a word may have a slip: a shorter one would be another word. */
const FORGIVEN = 4;

/**
 * Whether each typed word begins a word of the name or of what else it is called, with at most one slip: a letter
 * too many, missing, wrong, or two that changed places.
 */
export function fitsNearly(name: string, typed: string): boolean {
  const words = nameWords(name);
  const wanted = nameWords(typed);
  return (
    wanted.length > 0 &&
    wanted.every((one) =>
      words.some((word) => word.startsWith(one) || (one.length >= FORGIVEN && beginsNearly(word, one))),
    )
  );
}

/** Whether some beginning of the word is one slip away from what was typed. */
function beginsNearly(word: string, typed: string): boolean {
  return [typed.length - 1, typed.length, typed.length + 1].some((length) =>
    isOneSlipAway(word.slice(0, length), typed),
  );
}

/** Whether two words differ by one letter added, left out, replaced, or by two neighbours that changed places. */
function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (word: string, from: number) => word.slice(from);
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2)
  );
}
