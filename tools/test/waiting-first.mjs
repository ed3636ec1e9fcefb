import TestSequencer from '@jest/test-sequencer';

const SERVER = /[\\/]apps[\\/]server[\\/]/;
const STARTS_PROCESSES = /[\\/]apps[\\/]server[\\/]processes[\\/]/;

/**
 * Specs that start processes spend part of their time waiting, which other specs can use. So one of them
 * always starts among the first, and none near the end, where a fresh checkout would otherwise place them
 * because their files are small. They run one after another, because in parallel each of their processes
 * would start several times as slowly.
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
