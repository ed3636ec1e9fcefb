import { CountMemory } from './count-memory.js';

describe('the number of rows of a long list', () => {
  let now: number;
  let rows: number;
  let counted: number;
  let memory: CountMemory;
  beforeEach(() => {
    [now, rows, counted] = [0, 5000, 0];
    memory = new CountMemory(() => now);
  });

  const count = async (): Promise<number> => {
    counted += 1;
    return rows;
  };
  const asked = (key = 'list'): Promise<number> => memory.of(key, count);

  it('is counted once for all who ask at the same time, and reused for some seconds', async () => {
    expect(await Promise.all([asked(), asked()])).toEqual([5000, 5000]);
    rows = 5001;
    now = 5000;
    expect(await asked()).toBe(5000);
    expect(counted).toBe(1);
  });

  it('is the old one while it is recounted, and the new one after that', async () => {
    await asked();
    rows = 6000;
    now = 5001;
    expect(await asked()).toBe(5000);
    expect(await asked()).toBe(6000);
    expect(counted).toBe(2);
  });

  it('is counted first when it is older than a minute', async () => {
    await asked();
    rows = 6000;
    now = 60_001;
    expect(await asked()).toBe(6000);
  });

  it('is always counted when it is small, even when it was large before', async () => {
    rows = 999;
    await asked();
    rows = 998;
    expect(await asked()).toBe(998);
    rows = 1000;
    await asked();
    rows = 3;
    now = 5001;
    await asked();
    expect(await asked()).toBe(3);
  });

  it('is another one for another list', async () => {
    await asked();
    rows = 7000;
    expect(await asked('other')).toBe(7000);
  });

  it('is remembered in its parts, if all of them together are many', async () => {
    const parts = new CountMemory<{ some: number; others: number }>(
      () => now,
      ({ some, others }) => some + others,
    );
    const counts = [
      { some: 400, others: 500 },
      { some: 500, others: 500 },
      { some: 0, others: 0 },
    ];
    const next = async () => counts.shift() ?? { some: 1, others: 1 };
    await parts.of('list', next);
    await parts.of('list', next);
    expect(await parts.of('list', next)).toEqual({ some: 500, others: 500 });
  });

  it('is returned though recounting fails, and the failure is reported when nothing is known', async () => {
    const fail = (): Promise<number> => Promise.reject(new Error('away'));
    await asked();
    now = 5001;
    expect(await memory.of('list', fail)).toBe(5000);
    now = 60_001;
    await expect(memory.of('list', fail)).rejects.toThrow('away');
    expect(await asked()).toBe(5000);
  });

  it('is dropped, the oldest first, when there are too many lists', async () => {
    for (let n = 0; n <= 500; n++) await asked(`list ${n}`);
    counted = 0;
    await asked('list 500');
    expect(counted).toBe(0);
    await asked('list 0');
    expect(counted).toBe(1);
  });
});
