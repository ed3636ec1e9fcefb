import { jest } from '@jest/globals';
import { cuttingAround } from './found-words.rules.js';

/**
 * The most expensive messages to search: every letter can be a particle, and none ends with the search words.
 */
const MESSAGES = Array.from({ length: 50 }, () => `${'ובהלמשכא '.repeat(108)} ${'א'.repeat(12)} ש`);

/** Counts the letters normalized and the comparisons made while an action runs. */
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

describe('the cost of marking matches', () => {
  it.each([
    'אא '.repeat(33),
    'א'.repeat(100),
    'אא ',
    'ש '.repeat(50),
    Array.from({ length: 33 }, (_, n) => `א${n}`).join(' '),
  ])(
    'is one fold of each message, and at most two passes through it, whatever is searched for: %s',
    (words) => {
      const letters = MESSAGES.join('').length;
      const { folded, times, compared } = workOf(() => MESSAGES.forEach(cuttingAround(words)));
      expect(times).toBeLessThanOrEqual(MESSAGES.length + 2);
      expect(folded).toBeLessThanOrEqual(letters);
      // each place where a word may begin is compared with all words together and with the first word
      expect(compared).toBeLessThanOrEqual(letters * 2);
    },
  );
});
