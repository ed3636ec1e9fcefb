import TestSequencer from '@jest/test-sequencer';

const WAITS = /[\\/]apps[\\/]server[\\/]processes[\\/]/;

/**
 * Specs that start processes wait most of their time for them: they go first, so that others fill it. At the end, where their small files would
 * bring them on a fresh clone, one of them kept both lanes waiting.
 */
export default class WaitingFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const waits = ({ path }) => WAITS.test(path);
    return [...sorted.filter(waits), ...sorted.filter((test) => !waits(test))];
  }
}
