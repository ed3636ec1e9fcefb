import { drain, drainFull, type Taken, takenOf } from './drain.js';

describe('draining a queue', () => {
  const script = (...found: Taken[]) => {
    const lanes: number[] = [];
    return {
      lanes,
      batch: (lane: number) => {
        lanes.push(lane);
        return Promise.resolve(found[lanes.length - 1] ?? 'none');
      },
    };
  };

  it('takes batch after batch until a look finds nothing', async () => {
    const { lanes, batch } = script('full', 'some', 'some', 'none', 'full');
    await drain(() => batch(2));
    expect(lanes).toEqual([2, 2, 2, 2]);
  });

  it('ends for the caller that was woken with the first batch that is not full, and asks for help once', async () => {
    const { lanes, batch } = script('full', 'full', 'some', 'full');
    let told = 0;
    const onFull = () => {
      told++;
      return Promise.resolve();
    };
    await drainFull(() => batch(2), { isOver: () => false, onFull });
    expect(lanes).toEqual([2, 2, 2]);
    expect(told).toBe(1);
  });

  it('begins no other batch once the process ends', async () => {
    const { lanes, batch } = script('full', 'full');
    await drainFull(() => batch(0), { isOver: () => true, onFull: () => Promise.resolve() });
    expect(lanes).toHaveLength(1);
  });

  it('knows a full batch from one that found less', () => {
    expect([takenOf(0, 5), takenOf(4, 5), takenOf(5, 5)]).toEqual(['none', 'some', 'full']);
  });
});
