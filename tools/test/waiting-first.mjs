import TestSequencer from '@jest/test-sequencer';

const SERVER = /[\\/]apps[\\/]server[\\/]/;
const STARTS_PROCESSES = /[\\/]apps[\\/]server[\\/]processes[\\/]/;

/**
 * Specs that start processes spend part of their time waiting, which others fill: one is always among the
 * first, and none at the end, where their small files would otherwise bring them in a fresh checkout. They
 * run one after the other, since side by side each of their processes starts several times as slowly.
 */
export default class WaitingFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const waiting = sorted.filter(({ path }) => STARTS_PROCESSES.test(path));
    const server = sorted.filter(({ path }) => SERVER.test(path) && !STARTS_PROCESSES.test(path));
    const others = sorted.filter(({ path }) => !SERVER.test(path));
    const between = Math.ceil(server.length / Math.max(1, waiting.length));
    return [
      ...waiting.flatMap((test, n) => [test, ...server.slice(n * between, (n + 1) * between)]),
      ...(waiting.length === 0 ? server : []),
      ...others,
    ];
  }
}
