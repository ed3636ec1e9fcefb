import { AsyncLocalStorage } from 'node:async_hooks';
import { Gathering } from './gathering.js';

describe('gathering', () => {
  it('begins at once, puts together what comes meanwhile, and answers each its own', async () => {
    const rounds: (readonly number[])[] = [];
    let endFirst: () => void = () => undefined;
    const firstIsOver = new Promise<void>((resolve) => (endFirst = resolve));
    const gathering = new Gathering(async (items: readonly number[]) => {
      rounds.push(items);
      if (rounds.length === 1) await firstIsOver;
      return items.map((item) => item * 2);
    });
    const results = [gathering.do(1), gathering.do(2), gathering.do(3)];
    expect(rounds).toEqual([[1]]);
    endFirst();
    expect(await Promise.all(results)).toEqual([2, 4, 6]);
    expect(rounds).toEqual([[1], [2, 3]]);
  });

  it('takes no more than so many in a round', async () => {
    const sizes: number[] = [];
    const gathering = new Gathering(async (items: readonly number[]) => {
      sizes.push(items.length);
      return items;
    }, 2);
    await Promise.all([1, 2, 3, 4, 5].map((item) => gathering.do(item)));
    expect(sizes).toEqual([1, 2, 2]);
  });

  it('does a failed round again item by item: a fault harms its own item only', async () => {
    const gathering = new Gathering(async (items: readonly number[]) => {
      if (items.includes(3)) throw new Error('three');
      return items;
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => gathering.do(item)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await gathering.do(5)).toBe(5);
  });

  it('works outside of what its callers are in', async () => {
    const inside = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const gathering = new Gathering(async (items: readonly number[]) => {
      seen.push(inside.getStore());
      return items;
    });
    await inside.run('a transaction', () => Promise.all([gathering.do(1), gathering.do(2)]));
    expect(seen).toEqual([undefined, undefined]);
  });
});
