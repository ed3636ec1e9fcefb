import { ownValue } from '@karov/domain';

const MARKS = /[\u0591-\u05BD\u05BF-\u05C7]/g;
const QUOTES = /["'׳״`’‘“”]/g;
const SEPARATORS = /[\s\-–־,.()]+/g;
const FINALS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/**
 * Returns a place's name in comparable form: without vowel points, quotes or hyphens, in lower case, without
 * final forms of letters, and with the doubled yod and vav of full spelling written once (קריית and קרית are
 * the same).
 */
export function comparable(name: string): string {
  return name
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(QUOTES, '')
    .replace(SEPARATORS, ' ')
    .trim()
    .replace(/[ךםןףץ]/g, (letter) => ownValue(FINALS, letter) ?? letter)
    .replace(/יי/g, 'י')
    .replace(/וו/g, 'ו');
}

/** Words that say what kind of locality follows; they are not part of its name. */
const KINDS = new Set(
  [
    'קיבוץ',
    'מושב',
    'מושבה',
    'מושבת',
    'יישוב',
    'העיר',
    'עיר',
    'kibbutz',
    'kibutz',
    'moshav',
    'moshava',
    'кибуц',
    'киббуц',
    'мошав',
    'كيبوتس',
    'موشاف',
  ].map(comparable),
);

/**
 * Different spellings of the same sound in a name: Kiryat and Qiryat, Tzfat and Tsfat, Beit and Bet, Беэр and
 * Беер, عكّا and عكا.
 */
const SPELLINGS: readonly [RegExp, string][] = [
  [/^ק (?=[א-ת])/, 'קרית '],
  [/q/g, 'k'],
  [/t[sz]/g, 'z'],
  [/[kc]h/g, 'h'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/[ae]i/g, 'e'],
  [/([aeiou])h(?= |$)/g, '$1'],
  [/э/g, 'е'],
  [/[ьъ]/g, ''],
  [/[\u0640\u064b-\u065f\u0670]/g, ''],
  [/[ٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ڤ/g, 'ف'],
  [/[گچ]/g, 'ج'],
  [/(^| )ال(?=[\u0600-\u06ff]{3})/g, '$1'],
  [/([a-zа-я])\1+/g, '$1'],
];

/**
 * Returns a locality's name in comparable form: as in `comparable`, and with one spelling in place of
 * several.
 */
export function townKey(name: string): string {
  return SPELLINGS.reduce((text, [sound, spelling]) => text.replace(sound, spelling), comparable(name));
}

/**
 * Returns the name without the word for its kind: "קיבוץ דן" becomes דן. Returns null when there is no such
 * word.
 */
export function withoutKind(name: string): string | null {
  const [first = '', ...others] = comparable(name).split(' ');
  return others.length > 0 && KINDS.has(first) ? others.join(' ') : null;
}

/** Returns how many mistakes a name of this length may contain and still be recognized. */
export function allowedMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Returns how many letters must be inserted, dropped, changed or swapped to get from one text to the other;
 * for anything above the limit it returns limit + 1.
 */
export function mistakesBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, last, beforeLast);
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}

function nextRow(a: string, b: string, i: number, last: number[], beforeLast: number[]): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const swapped =
      i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
        ? (beforeLast[j - 2] ?? 0) + 1
        : Infinity;
    row.push(Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped));
  }
  return row;
}
