import { jest } from '@jest/globals';
import { jittered, type ServerLeaving, spreadReconnects } from './jitter.js';

describe('polling', () => {
  it('comes a little before its time, and never after it', () => {
    expect([jittered(10_000, () => 0), jittered(10_000, () => 0.5), jittered(10_000, () => 1)]).toEqual([
      10_000, 9_000, 8_000,
    ]);
  });

  it('reconnects after a different maximum wait each time', () => {
    const waits: number[] = [];
    let tries = () => undefined;
    const drawn = [0, 0.5, 1];
    spreadReconnects(
      {
        ...socketLike(),
        io: {
          on: (_: string, listener: () => undefined) => void (tries = listener),
          reconnectionDelayMax: (ms: number) => waits.push(ms),
        },
      },
      () => drawn.shift() ?? 0,
    );
    tries();
    tries();
    expect(waits).toEqual([3_000, 6_000, 9_000]);
  });
});

describe('a socket whose server is leaving', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('connects anew at its own moment before the server has left', () => {
    const socket = socketLike();
    spreadReconnects(socket, () => 0.4);
    socket.hear({ within_ms: 5_000 });
    jest.advanceTimersByTime(1_999);
    expect(socket.acts).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(socket.acts).toEqual(['disconnect', 'connect']);
  });

  it('stays closed if its page was left meanwhile', () => {
    const socket = socketLike();
    spreadReconnects(socket, () => 0.4);
    socket.hear({ within_ms: 5_000 });
    socket.connected = false;
    jest.runAllTimers();
    expect(socket.acts).toEqual([]);
  });
});

function socketLike() {
  const acts: string[] = [];
  let hears: (said: ServerLeaving) => void = () => undefined;
  return {
    acts,
    connected: true,
    io: { on: () => undefined, reconnectionDelayMax: () => undefined },
    on: (_: 'leaving', listener: typeof hears) => void (hears = listener),
    hear: (said: ServerLeaving) => hears(said),
    disconnect: () => {
      acts.push('disconnect');
      return { connect: () => acts.push('connect') };
    },
  };
}
