import { allRows, type NextRows, type RowWalk, rowByRow } from './row-by-row.js';

/** A table with the given row ids, some of which fail; it records which batches were tried. */
function table(
  count: number,
  bad: readonly number[],
  fault: Error = new Error('no'),
): RowWalk & { done: number[]; failed: number[]; tried: number[][] } {
  const walk = {
    done: [] as number[],
    failed: [] as number[],
    tried: [] as number[][],
    batch({ after, most, say }: NextRows): Promise<number | undefined> {
      const ids = Array.from({ length: count }, (_, index) => index + 1)
        .filter((id) => id > after)
        .slice(0, most);
      say(ids);
      walk.tried.push(ids);
      if (ids.some((id) => bad.includes(id))) return Promise.reject(fault);
      walk.done.push(...ids);
      return Promise.resolve(ids.at(-1));
    },
    fails: (id: number) => void walk.failed.push(id),
    isOver: () => false,
  };
  return walk;
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('going through rows', () => {
  it('takes them in batches to the end', async () => {
    const rows = table(25, []);
    expect([await rowByRow(rows, 0, 10), rows.done, rows.tried.length]).toEqual([null, upTo(25), 4]);
  });

  it('retries a failed batch one by one, and takes the next together again', async () => {
    const rows = table(25, [4]);
    expect([await rowByRow(rows, 0, 10), rows.failed]).toEqual([null, [4]]);
    expect([rows.done, rows.tried.at(-2)]).toEqual([upTo(25).filter((id) => id !== 4), [21, 22, 23, 24, 25]]);
  });

  it('stops when very many fail one after another, and resumes after them', async () => {
    const rows = table(130, upTo(110));
    expect(await rowByRow(rows, 0, 50)).toBe(100);
    expect([await rowByRow(rows, 100, 50), rows.failed.length, rows.done.length]).toEqual([null, 110, 20]);
  });

  it('goes through all of them in one go where nothing else waits, however many fail on the way', async () => {
    const rows = table(260, upTo(230));
    expect([await allRows(rows, 50), rows.failed.length, rows.done]).toEqual([
      true,
      230,
      upTo(260).slice(230),
    ]);
    expect(await allRows({ ...table(25, []), isOver: () => true }, 10)).toBe(false);
  });

  it('blames no row for a database that is away', async () => {
    const rows = table(3, [1], Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    await expect(rowByRow(rows, 0, 10)).rejects.toThrow('away');
    expect(rows.failed).toEqual([]);
  });

  it('stops when it is asked to, and says where', async () => {
    const rows = table(25, []);
    expect(await rowByRow({ ...rows, isOver: () => rows.done.length >= 10 }, 0, 10)).toBe(10);
  });
});
