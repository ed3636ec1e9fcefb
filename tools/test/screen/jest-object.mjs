import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const mocks = new ModuleMocker(globalThis);
/** What Node itself works with goes on: its process is the runner's too. */
const NODES_OWN = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime'];
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

/** The part of jest's object that does not need jest's own modules; the runner's has no asynchronous timers. */
export const jest = {
  fn: mocks.fn.bind(mocks),
  spyOn: mocks.spyOn.bind(mocks),
  restoreAllMocks: () => mocks.restoreAllMocks(),
  useFakeTimers: (config) => timers.useFakeTimers({ doNotFake: NODES_OWN, ...config }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};
globalThis.jest = jest;
export const { expect, test, it, describe, beforeAll, afterAll, beforeEach, afterEach } = globalThis;
