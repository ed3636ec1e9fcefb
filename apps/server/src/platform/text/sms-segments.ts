import { SegmentedMessage } from 'sms-segments-calculator';

/** Typographic characters that GSM-7 does not have, and the plain characters used in their place. */
const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map([
  ['“', '"'],
  ['”', '"'],
  ['‘', "'"],
  ['’', "'"],
  ['–', '-'],
  ['—', '-'],
  ['·', '-'],
  ['…', '...'],
  ['\u00a0', ' '],
]);
const SIGN = new RegExp(`[${[...PLAIN_SIGNS.keys()].join('')}]`, 'g');

/**
 * Matches texts of Hebrew words and numbers, as nearly all messages are: they are outside GSM-7, and each
 * character is one 16-bit unit.
 */
const PLAIN_HEBREW =
  /^(?=.*[\u05d0-\u05ea])[\n\u0020-\u007e\u00a0\u00b7\u05be\u05d0-\u05ea\u05f3\u05f4\u2013-\u2026\u20aa]*$/s;
/**
 * The number of characters in a single message, and in each part of a longer one, if any character is outside
 * GSM-7.
 */
const [ALONE, PART] = [70, 67];

/** How an SMS is billed. */
export interface SmsCost {
  segments: number;
  /** Whether a character is outside GSM-7, so that a part holds 70 or 67 characters instead of 160 or 153. */
  isUnicode: boolean;
  /** The characters outside GSM-7, each once. */
  costly: string[];
}

/**
 * Returns the number of parts in which an SMS is sent and billed: parts have 160 or 153 characters of GSM-7,
 * or 70 or 67 if any character is outside GSM-7, as in all Hebrew texts.
 */
export function smsSegments(text: string): number {
  // the library splits the text into characters, which took a fifth of a worker's time when there were many
  // messages
  if (PLAIN_HEBREW.test(text)) return text.length <= ALONE ? 1 : Math.ceil(text.length / PART);
  return smsCost(text).segments;
}

/** Returns the parts of an SMS, and the characters that make it expensive. */
export function smsCost(text: string): SmsCost {
  const message = new SegmentedMessage(text);
  const isUnicode = message.getEncodingName() === 'UCS-2';
  return { segments: message.segmentsCount, isUnicode, costly: [...new Set(message.getNonGsmCharacters())] };
}

/**
 * Returns a text for SMS: where only typographic characters would double the cost, they are replaced by plain
 * ones.
 */
export function smsText(text: string): string {
  const plain = text.replace(SIGN, (sign) => PLAIN_SIGNS.get(sign) ?? sign);
  if (plain === text || PLAIN_HEBREW.test(text)) return text;
  return new SegmentedMessage(plain).encodingName === 'GSM-7' ? plain : text;
}
