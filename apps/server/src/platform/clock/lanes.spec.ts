import { inLanes } from './lanes.js';

describe('working in lanes', () => {
  it('does every item once, never more at a time than there are lanes, and goes on after a failure', async () => {
    const done: number[] = [];
    const failed: unknown[] = [];
    let atWork = 0;
    let most = 0;
    await inLanes(
      Array.from({ length: 20 }, (_, n) => n),
      3,
      async (n) => {
        most = Math.max(most, ++atWork);
        await Promise.resolve();
        atWork--;
        if (n === 4) throw new Error('four');
        done.push(n);
      },
      (error) => failed.push(error),
    );
    expect(done.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n).filter((n) => n !== 4),
    );
    expect(failed).toEqual([new Error('four')]);
    expect(most).toBe(3);
  });
});
