import { jest } from '@jest/globals';
import { cuttingAround } from './found-words.rules.js';

/**
 * Messages that cost a thread most: all letters are particles, and what is looked for stands at the end of
 * none.
 */
const MESSAGES = Array.from({ length: 50 }, () => `${'ובהלמשכא '.repeat(108)} ${'א'.repeat(12)} ש`);

/** How many letters are folded, and how often a place is compared, while something is done. */
function workOf(act: () => void): { folded: number; times: number; compared: number } {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const startsWith = jest.spyOn(String.prototype, 'startsWith');
  try {
    act();
    return {
      folded: normalize.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0),
      times: normalize.mock.calls.length,
      compared: startsWith.mock.calls.length,
    };
  } finally {
    normalize.mockRestore();
    startsWith.mockRestore();
  }
}

describe('the work of marking what was found', () => {
  it.each([
    'אא '.repeat(33),
    'א'.repeat(100),
    'אא ',
    'ש '.repeat(50),
    Array.from({ length: 33 }, (_, n) => `א${n}`).join(' '),
  ])(
    'is one folding of each message, and at most two walks through it, whatever is looked for: %s',
    (words) => {
      const letters = MESSAGES.join('').length;
      const { folded, times, compared } = workOf(() => MESSAGES.forEach(cuttingAround(words)));
      expect(times).toBeLessThanOrEqual(MESSAGES.length + 2);
      expect(folded).toBeLessThanOrEqual(letters);
      // at each place where a word may begin, with all words as they stand and with the first of them
      expect(compared).toBeLessThanOrEqual(letters * 2);
    },
  );
});
