import { addressFromWire } from './address.js';
import { LIMITS } from './limits.js';
import { visibleLength } from './plain-text.js';
import { isPostBox } from './post-box.js';

/** What a check found: the key of a text in the catalogues (`validation`) and its parameters. */
export interface Violation {
  key:
    | 'required'
    | 'choice'
    | 'noneAlone'
    | 'flag'
    | 'confirm'
    | 'tooShort'
    | 'tooLong'
    | 'digits'
    | 'phone'
    | 'email'
    | 'address'
    | 'postBox'
    | 'year'
    | 'idNumber'
    | 'tooMany'
    | 'markup'
    | 'link'
    | 'date'
    | 'dateInPast'
    | 'tooYoung'
    | 'otherText'
    | 'signature'
    | 'signatureName'
    | 'guardian'
    | 'time'
    | 'timeOrder'
    | 'bothTimes'
    | 'sameTimes'
    | 'integer'
    | 'min'
    | 'max'
    | 'descriptionLonger'
    | 'futureDate'
    | 'futureTime'
    | 'wholeHour'
    | 'skippedHour'
    | 'homeAddress';
  params?: Readonly<Record<string, number>>;
}

/** The error in a field; `key` is the key of a text in the catalogues (`validation`). */
export interface AnswerFault {
  /** a dotted path, such as `residents.0.phone` */
  path: string;
  key: Violation['key'];
  params: Readonly<Record<string, number>>;
}

/** Returns a violation as the fault of a field; empty if there is none. */
export function faultAt(path: string, violation: Violation | null): AnswerFault[] {
  return violation ? [{ path, key: violation.key, params: violation.params ?? {} }] : [];
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@.<>]{2,}$/;

export function validateLength(text: string, min: number, max: number): Violation | null {
  if (visibleLength(text) < min) return { key: 'tooShort', params: { min } };
  return text.length > max ? { key: 'tooLong', params: { max } } : null;
}

/**
 * Matches a web address, even without its scheme; a dot inside a name, as in "J.R." or "St.John", does not
 * make one.
 */
const LINK =
  /:\/\/|\bwww\.|xn--|[。．]|\b\d{1,3}(?:\.\d{1,3}){3}\b|\.\p{L}{2,}\/|\.(?:com|net|org|info|biz|app|dev|io|co|ly|gl|gg|tv|cc|xyz|site|online|shop|link|click|top|live|store|vip|win|pw|tk|zip|eu|us|ru|cn|il|uk|de|fr)(?![\p{L}\p{N}])/iu;

/** Whether a text contains a link, which would be sent to others in our name (rule 120). */
export function holdsLink(text: string): boolean {
  return LINK.test(text);
}

/**
 * Validates a name or another short text: it must not contain markup, links or line breaks, so that it is
 * harmless wherever it is shown or sent.
 */
export function validateShortText(text: string, min: number, max: number): Violation | null {
  if (/[<>\r\n]/.test(text)) return { key: 'markup' };
  return holdsLink(text) ? { key: 'link' } : validateLength(text, min, max);
}

export function validateEmail(text: string): Violation | null {
  if (!EMAIL.test(text)) return { key: 'email' };
  return validateLength(text, LIMITS.textMin, LIMITS.textMax);
}

/**
 * Validates a wire address: it must have a position, be long enough (rule 131), and be a place where somebody
 * can be met (rule 225).
 */
export function validateAddress(wire: string): Violation | null {
  if (isPostBox(wire)) return { key: 'postBox' };
  const address = addressFromWire(wire);
  return address ? validateShortText(address.text, LIMITS.textMin, LIMITS.addressMax) : { key: 'address' };
}
