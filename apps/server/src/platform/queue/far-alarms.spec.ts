import { FarAlarms } from './far-alarms.js';
import type { Nudge } from './bundles.js';

const alarm = (id: number, delayMs: number): Nudge => ({ data: { id }, key: `key-${id}`, delayMs });

describe('alarms that are far off', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function collected() {
    const rounds: (readonly [number, number | undefined])[][] = [];
    const alarms = new FarAlarms(async (some) => {
      rounds.push(some.map(({ data, delayMs }) => [data.id, delayMs]));
    });
    return { rounds, alarms };
  }

  it('are set together after half a second, each for its own moment', () => {
    const { rounds, alarms } = collected();
    alarms.add([alarm(1, 60_000)]);
    jest.advanceTimersByTime(200);
    alarms.add([alarm(2, 60_000)]);
    expect(rounds).toEqual([]);
    jest.advanceTimersByTime(300);
    expect(rounds).toEqual([[[1, 59_500], [2, 59_700]]]);
    jest.advanceTimersByTime(5000);
    expect(rounds).toHaveLength(1);
  });

  it('are set at once at an orderly end', async () => {
    const { rounds, alarms } = collected();
    alarms.add([alarm(1, 60_000)]);
    await alarms.flush();
    expect(rounds).toEqual([[[1, 60_000]]]);
  });

  it('are those more than ten seconds away', () => {
    expect([0, 5000, 10_000, 10_001].map((delay) => FarAlarms.isFar(alarm(1, delay)))).toEqual([false, false, false, true]);
  });
});
