import { LocalWork } from './local-work.js';

/** Work on one lane that is held until told to go on. */
function held() {
  const begun: number[] = [];
  const failures: unknown[] = [];
  let goOn: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (goOn = resolve));
  const work = new LocalWork(1, async ({ id }) => {
    begun.push(id);
    if (begun.length === 1) await first;
    if (id === 13) throw new Error('thirteen');
  }, (error) => failures.push(error));
  return { begun, failures, work, goOn };
}

describe('work in this process', () => {
  it('lets an ask overtake confirmations when there is a backlog, wherever they come from', async () => {
    const { begun, work, goOn } = held();
    work.begin({ data: { id: 1 }, key: 'a' });
    const queued = work.bundle({ items: [{ id: 2 }, { id: 3 }], isUrgent: false });
    work.begin({ data: { id: 4 }, key: 'b' });
    work.begin({ data: { id: 5 }, key: 'c', isUrgent: true });
    const urgent = work.bundle({ items: [{ id: 6 }], isUrgent: true });
    goOn();
    await Promise.all([queued, urgent]);
    expect(begun.slice(0, 5)).toEqual([1, 5, 6, 2, 3]);
  });

  it('tells of what failed and goes on; a bundle fails with its first failure after doing all of it', async () => {
    const { begun, failures, work, goOn } = held();
    goOn();
    work.begin({ data: { id: 13 }, key: 'a' });
    await expect(work.bundle({ items: [{ id: 13 }, { id: 14 }], isUrgent: false })).rejects.toThrow('thirteen');
    expect(begun).toEqual([13, 13, 14]);
    expect(failures).toEqual([new Error('thirteen')]);
  });

  it('ends with what is being done; what waits is left to the next process', async () => {
    const { begun, work, goOn } = held();
    work.begin({ data: { id: 1 }, key: 'a' });
    work.begin({ data: { id: 2 }, key: 'b' });
    const closed = work.close();
    goOn();
    await closed;
    work.begin({ data: { id: 3 }, key: 'c' });
    expect(begun).toEqual([1]);
  });
});
