import { addEventHandler, type Event, type State } from 'jest-circus';

/**
 * The time limit for a test that sets none, in milliseconds: much longer than any test takes, to catch tests
 * that never end.
 */
const LONGEST_MS = 300_000;

/** A test or a hook, as kept in jest's state. */
type Timed = State['currentDescribeBlock']['hooks' | 'tests'][number];

/**
 * jest-light-runner ignores time limits, so this sets a limit for each test and hook, or uses the one that it
 * has.
 */
addEventHandler((event: Event, { currentDescribeBlock }: State) => {
  if (event.name === 'add_test') limit(currentDescribeBlock.tests.at(-1), `the test "${event.testName}"`);
  if (event.name === 'add_hook') limit(currentDescribeBlock.hooks.at(-1), event.hookType);
});

function limit(timed: Timed | undefined, what: string): void {
  if (!timed?.fn) return;
  const work = timed.fn;
  timed.fn = () =>
    inTime(what, timed.timeout ?? LONGEST_MS, async () => {
      const result: unknown = Reflect.apply(work, undefined, []);
      return result;
    });
}

/**
 * Runs a function.
 * @throws when it does not end within the given milliseconds
 */
export async function inTime(
  what: string,
  milliseconds: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not end within ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
