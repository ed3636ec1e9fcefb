import { SegmentedMessage } from 'sms-segments-calculator';

/** Signs of good typography that GSM-7 has not, and what stands for them on a keyboard. */
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

/** What an SMS is sent and paid as. */
export interface SmsCost {
  segments: number;
  /** A letter of it is not in GSM-7, so that a part holds 70 or 67 letters instead of 160 or 153. */
  isUnicode: boolean;
  /** Those letters, each once. */
  costly: string[];
}

/** How many parts an SMS is sent and paid as: of 160 or 153 letters of GSM-7, of 70 or 67 where one letter is not in it, as in all Hebrew. */
export function smsSegments(text: string): number {
  return smsCost(text).segments;
}

/** The same, with what makes it dear. */
export function smsCost(text: string): SmsCost {
  const message = new SegmentedMessage(text);
  const isUnicode = message.getEncodingName() === 'UCS-2';
  return { segments: message.segmentsCount, isUnicode, costly: [...new Set(message.getNonGsmCharacters())] };
}

/** A text as it goes by SMS: where nothing but typographic signs would make each letter cost double, they are written plainly. */
export function smsText(text: string): string {
  const plain = text.replace(SIGN, (sign) => PLAIN_SIGNS.get(sign) ?? sign);
  return new SegmentedMessage(plain).encodingName === 'GSM-7' ? plain : text;
}
