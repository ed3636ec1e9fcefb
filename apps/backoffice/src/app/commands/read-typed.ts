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
