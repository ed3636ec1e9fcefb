import { Folding } from './folding.js';

describe('folding equal errands', () => {
  /** An errand that ends when it is told to. */
  function errands() {
    const ends: (() => void)[] = [];
    return { ends, run: () => new Promise<void>((resolve) => ends.push(resolve)) };
  }
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('runs one for those who come while another is under way, and none twice for one', async () => {
    const folding = new Folding();
    const { ends, run } = errands();
    const first = folding.do('a', run);
    await turn();
    const rest = [folding.do('a', run), folding.do('a', run), folding.do('a', run)];
    await turn();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await turn();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await Promise.all(rest);
    await turn();
    expect(ends).toHaveLength(2);
  });

  it('keeps different ones apart, and goes on after a failure', async () => {
    const folding = new Folding();
    const done: string[] = [];
    const failing = folding.do('a', () => Promise.reject(new Error('lost')));
    await folding.do('b', () => {
      done.push('b');
      return Promise.resolve();
    });
    await expect(failing).rejects.toThrow('lost');
    await folding.do('a', () => {
      done.push('a');
      return Promise.resolve();
    });
    expect(done).toEqual(['b', 'a']);
  });
});
