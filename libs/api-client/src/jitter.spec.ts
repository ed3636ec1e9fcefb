import { jittered, spreadReconnects } from './jitter.js';

describe('polling', () => {
  it('comes a little before its time, and never after it', () => {
    expect([jittered(10_000, () => 0), jittered(10_000, () => 0.5), jittered(10_000, () => 1)]).toEqual([
      10_000, 9_000, 8_000,
    ]);
  });

  it('reconnects after a different maximum wait each time', () => {
    const waits: number[] = [];
    let tries = () => undefined;
    const manager = {
      on: (_: string, listener: () => undefined) => void (tries = listener),
      reconnectionDelayMax: (ms: number) => waits.push(ms),
    };
    const drawn = [0, 0.5, 1];
    spreadReconnects(manager, () => drawn.shift() ?? 0);
    tries();
    tries();
    expect(waits).toEqual([3_000, 6_000, 9_000]);
  });
});
