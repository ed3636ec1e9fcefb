import { Coalescer } from './coalescer.js';

const REST_MS = 100;
// Stored before the timers are replaced by fake ones.
const { setImmediate: soon } = globalThis;
const turn = () => new Promise<void>((resolve) => soon(resolve));

describe('merging equal tasks', () => {
  const failures: unknown[] = [];
  let coalescer: Coalescer;

  beforeEach(() => {
    jest.useFakeTimers();
    failures.length = 0;
    coalescer = new Coalescer((error) => failures.push(error));
  });
  afterEach(() => jest.useRealTimers());

  /** Lets time pass, in milliseconds, and lets all pending promises settle. */
  async function pass(milliseconds: number): Promise<void> {
    jest.advanceTimersByTime(milliseconds);
    await turn();
  }
  /** Creates pieces of work that end when they are told to. */
  function tasks() {
    const ends: (() => void)[] = [];
    return { ends, run: () => new Promise<void>((resolve) => ends.push(resolve)) };
  }

  it('does one for all that come while another is under way, after its rest, and none twice for one', async () => {
    const { ends, run } = tasks();
    const first = coalescer.do('a', run, REST_MS);
    await Promise.all([
      coalescer.do('a', run, REST_MS),
      coalescer.do('a', run, REST_MS),
      coalescer.do('a', run, REST_MS),
    ]);
    await pass(REST_MS * 2);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await pass(REST_MS - 1);
    expect(ends).toHaveLength(1);
    await pass(1);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await pass(REST_MS * 2);
    expect(ends).toHaveLength(2);
  });

  it('does one for all that come in the rest, and the next at once when the rest was quiet', async () => {
    let done = 0;
    const count = () => {
      done += 1;
      return Promise.resolve();
    };
    await coalescer.do('a', count, REST_MS);
    await Promise.all([coalescer.do('a', count, REST_MS), coalescer.do('a', count, REST_MS)]);
    expect(done).toBe(1);
    await pass(REST_MS);
    expect(done).toBe(2);
    await pass(REST_MS);
    await coalescer.do('a', count, REST_MS);
    expect(done).toBe(3);
  });

  it('lets each kind rest as long as it is told', async () => {
    const done: string[] = [];
    const twice = async (key: string, restMs: number) => {
      const note = () => Promise.resolve(void done.push(key));
      await coalescer.do(key, note, restMs);
      await coalescer.do(key, note, restMs);
    };
    await Promise.all([twice('long', REST_MS), twice('short', 1)]);
    await pass(1);
    expect(done).toEqual(['long', 'short', 'short']);
    await pass(REST_MS);
    expect(done).toEqual(['long', 'short', 'short', 'long']);
  });

  it('keeps different ones apart, and goes on after a failure', async () => {
    const done: string[] = [];
    const failing = () => Promise.reject(new Error('lost'));
    await expect(coalescer.do('a', failing, REST_MS)).rejects.toThrow('lost');
    await coalescer.do('b', () => Promise.resolve(void done.push('b')), REST_MS);
    await coalescer.do('a', failing, REST_MS);
    await pass(REST_MS);
    expect(failures).toEqual([new Error('lost')]);
    await pass(REST_MS);
    await coalescer.do('a', () => Promise.resolve(void done.push('a')), REST_MS);
    expect(done).toEqual(['b', 'a']);
  });
});
