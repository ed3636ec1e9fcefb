/** The largest share of the wait by which a repeated action may come early. */
const SHARE = 0.2;

/**
 * Returns a wait that is slightly shorter than requested, and different each time, so that clients that lost
 * the server together do not reconnect at the same moment.
 */
export function jittered(milliseconds: number, random: () => number = Math.random): number {
  return Math.round(milliseconds * (1 - SHARE * random()));
}

/** Anything that reconnects, such as the manager of a socket. */
interface Reconnecting {
  on(event: 'reconnect_attempt', listener: () => void): unknown;
  reconnectionDelayMax(milliseconds: number): unknown;
}

const SHORTEST_MS = 3_000;
const LONGEST_MS = 9_000;

/**
 * Varies the longest wait before a socket reconnects. The library's own jitter does not apply to the longest
 * wait, so all clients would reconnect every 5.0 s.
 */
export function spreadReconnects(manager: Reconnecting, random: () => number = Math.random): void {
  const spread = () =>
    manager.reconnectionDelayMax(SHORTEST_MS + Math.round((LONGEST_MS - SHORTEST_MS) * random()));
  spread();
  manager.on('reconnect_attempt', spread);
}
