import { Protocol } from './protocol.js';

const WHAT = ['kill', 'a web process is killed', 'others answer'] as const;

describe('the protocol of a drill', () => {
  const ok = () => Promise.resolve({ seen: 'all is well', ok: true });

  it('is a table with a row for each step, and good when all went well', async () => {
    const protocol = new Protocol(() => undefined);
    await protocol.step(WHAT, ok);
    const [head, , row] = protocol.table();
    expect(head?.split('│').map((cell) => cell.trim())).toEqual([
      'step',
      'what was done',
      'expected',
      'seen',
      'seconds',
      'ok',
    ]);
    expect(row?.split('│').map((cell) => cell.trim())).toEqual([...WHAT, 'all is well', '0.0', 'yes']);
    expect(protocol.isGood).toBe(true);
  });

  it('is not good without a step, nor when one line fails among others', async () => {
    const protocol = new Protocol(() => undefined);
    expect(protocol.isGood).toBe(false);
    await protocol.step(WHAT, ok);
    await protocol.step(WHAT, () => Promise.resolve({ seen: '3 calls failed', ok: false }));
    await protocol.step(WHAT, ok);
    expect(protocol.isGood).toBe(false);
  });

  it('keeps what broke a step off, and lets it through', async () => {
    const protocol = new Protocol(() => undefined);
    await expect(protocol.step(WHAT, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(protocol.table().join('\n')).toMatch(/gone +│ 0\.0 +│ NO/);
    expect(protocol.isGood).toBe(false);
  });

  it('goes on below where a text is wider than its column', async () => {
    const protocol = new Protocol(() => undefined);
    const long = 'word '.repeat(20).trim();
    await protocol.step(['kill', long, ''], ok);
    const column = protocol
      .table()
      .slice(2)
      .map((line) => line.split('│')[1]?.trim());
    expect(column.length).toBe(3);
    expect(column.join(' ')).toBe(long);
  });
});
