import { jest } from '@jest/globals';
import { addEventHandler, type Event, type State } from 'jest-circus';
import { endTimers, PARTS } from './browser.js';

type Block = State['rootDescribeBlock'];

/**
 * Files of one process share its modules and its page: after each test `cleanUp` leaves them as they were; after each file nothing of a test stands in place of a
 * part of the browser, and nothing is waited for. (Hooks of a setup file would hold for the first file alone.)
 */
export function cleanUpAfterEach(cleanUp: () => void, cleanUpAfterFile: () => void = () => undefined): void {
  const putBack = PARTS.map(partsOf);
  const known = new WeakSet<Block>();
  addEventHandler((event: Event, { rootDescribeBlock }: State) => {
    if (event.name !== 'start_describe_definition' && event.name !== 'add_test') return;
    if (known.has(rootDescribeBlock)) return;
    known.add(rootDescribeBlock);
    addHook(rootDescribeBlock, 'afterEach', cleanUp);
    addHook(rootDescribeBlock, 'afterAll', () => {
      jest.restoreAllMocks();
      jest.useRealTimers();
      cleanUpAfterFile();
      for (const restore of putBack) restore();
      endTimers();
    });
  });
}

function addHook(parent: Block, type: 'afterEach' | 'afterAll', fn: () => void): void {
  parent.hooks.push({ type, fn, parent, asyncError: new Error(type), seenDone: false, timeout: null });
}

/** Remembers the parts of an object as they are now; answers what puts back those that are others by then. What came later stays: libraries keep theirs there. */
function partsOf(object: object): () => void {
  const before = Object.entries(Object.getOwnPropertyDescriptors(object)).filter(([, { configurable }]) => configurable);
  return () => {
    for (const [name, part] of before) {
      const now = Object.getOwnPropertyDescriptor(object, name);
      if (now?.value !== part.value || now?.get !== part.get) Object.defineProperty(object, name, part);
    }
  };
}
