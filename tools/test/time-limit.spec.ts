import { inTime } from './time-limit.js';

describe('inTime', () => {
  it('lets a process end, and fail, as it does', async () => {
    await expect(inTime('it', 1000, async () => 'done')).resolves.toBeUndefined();
    await expect(inTime('it', 1000, () => Promise.reject(new Error('as it does')))).rejects.toThrow(
      'as it does',
    );
  });

  it('reports what did not end in time', async () => {
    await expect(inTime('the test "x"', 5, () => new Promise(() => undefined))).rejects.toThrow(
      'the test "x" did not end within 5 ms',
    );
  });
});
