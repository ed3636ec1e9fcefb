/** The greatest share by which a repeated act may come early. */
const SHARE = 0.2;

/**
 * A wait a little shorter than asked for, different each time, so that clients that lost the server together
 * do not come back in step.
 */
export function jittered(milliseconds: number, random: () => number = Math.random): number {
  return Math.round(milliseconds * (1 - SHARE * random()));
}

/** Something that reconnects: a socket's manager. */
interface Reconnecting {
  on(event: 'reconnect_attempt', listener: () => void): unknown;
  reconnectionDelayMax(milliseconds: number): unknown;
}

const SHORTEST_MS = 3_000;
const LONGEST_MS = 9_000;

/**
 * Spreads the longest wait before a socket reconnects: the library's own jitter stops at its longest wait,
 * and then all come every 5.0 s.
 */
export function spreadReconnects(manager: Reconnecting, random: () => number = Math.random): void {
  const spread = () =>
    manager.reconnectionDelayMax(SHORTEST_MS + Math.round((LONGEST_MS - SHORTEST_MS) * random()));
  spread();
  manager.on('reconnect_attempt', spread);
}
