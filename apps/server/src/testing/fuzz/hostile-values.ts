import type { SeededRandom } from '../seeded-random.js';

const DEEP = JSON.parse('['.repeat(40) + ']'.repeat(40)) as unknown;
const NUMBERS: readonly unknown[] = [
  0,
  -1,
  1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 31) - 1,
  1e308,
  0.1,
  1e-320,
];
const INHERITED: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'valueOf',
  'then',
];
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eabc',
  '\u2067אבג',
  '\u200b\u200b',
  '\ufeff',
  '\u3164',
  '%00',
  '%',
  '%_\\',
  "' OR 1=1 --",
  '"',
  '\\',
  '/',
  '../../x',
  '{',
  '[]',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '١٢٣',
  '999999999999',
  '2147483648',
  '-1',
  '1.5',
  ',',
  ',,,,,,',
  'a,b,c,d,NaN,Infinity',
  'רחוב 1, ישראל, x, y, 91, 181',
  '2026-02-30',
  '0000-00-00',
  '2026-13-45',
  '+099999-01-01',
  '275760-09-13',
  '9999-12-31',
  '0001-01-01',
  '25:61',
  '24:00',
  '10:00:00Z',
  '2026-03-27T02:30',
  'all',
  'true',
  '=1+1',
  '<script>',
  '%{link}',
  '$1',
  ':value',
  ':...ids',
  '++972',
  '+972-50-123-4567',
  '0501234567',
  'a@b.cd',
  '(((((((((((((((',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(50),
  'א'.repeat(300),
  'x'.repeat(20_000),
  ...INHERITED,
];
const SHAPES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  { length: 5 },
  { toString: 1 },
  { valueOf: null },
  { toJSON: 'x' },
  { then: 1 },
  { id: 1 },
  DEEP,
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}}'),
  Array.from({ length: 1000 }, (_, n) => n),
  Array.from({ length: 50 }, () => ({ a: [1] })),
];

/** Returns a random entry of a list. */
export function oneOf<T>(random: SeededRandom, list: readonly T[]): T {
  const chosen = list[Math.floor(random.next() * list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

export function hostileText(random: SeededRandom): string {
  return random.next() < 0.9 ? oneOf(random, TEXTS) : `${oneOf(random, TEXTS)}${oneOf(random, TEXTS)}`;
}

/** Returns a JSON value that no form expects. */
export function hostileValue(random: SeededRandom): unknown {
  const kind = random.next();
  if (kind < 0.5) return hostileText(random);
  return kind < 0.7
    ? oneOf(random, NUMBERS)
    : oneOf(
        random,
        SHAPES.filter((shape) => shape !== undefined),
      );
}

/** Returns the name of a field that does not exist. */
export function hostileName(random: SeededRandom): string {
  return random.next() < 0.7 ? oneOf(random, INHERITED) : hostileText(random);
}
