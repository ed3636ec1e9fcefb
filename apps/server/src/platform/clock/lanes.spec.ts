import { inLanes, Lanes } from './lanes.js';

describe('working in lanes', () => {
  it('does every item once, never more at a time than there are lanes, and goes on after a failure', async () => {
    const done: number[] = [];
    const failed: unknown[] = [];
    let atWork = 0;
    let most = 0;
    await inLanes(Array.from({ length: 20 }, (_, n) => n), 3, async (n) => {
      most = Math.max(most, ++atWork);
      await Promise.resolve();
      atWork--;
      if (n === 4) throw new Error('four');
      done.push(n);
    }, (error) => failed.push(error));
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n).filter((n) => n !== 4));
    expect(failed).toEqual([new Error('four')]);
    expect(most).toBe(3);
  });
});

describe('lanes', () => {
  it('let the urgent begin before all that waits, and go on after a failure', async () => {
    const lanes = new Lanes(1);
    const begun: string[] = [];
    const work = (name: string) => async () => {
      begun.push(name);
      await Promise.resolve();
      if (name === 'fails') throw new Error(name);
    };
    await Promise.allSettled([
      lanes.run(work('first'), false), lanes.run(work('later'), false), lanes.run(work('fails'), true), lanes.run(work('urgent'), true),
    ]);
    expect(begun).toEqual(['first', 'fails', 'urgent', 'later']);
  });

  it('are so many and no more', async () => {
    const lanes = new Lanes(2);
    let atWork = 0;
    let most = 0;
    await Promise.all(Array.from({ length: 6 }, () => lanes.run(async () => {
      most = Math.max(most, ++atWork);
      await Promise.resolve();
      atWork--;
    }, false)));
    expect(most).toBe(2);
  });
});
