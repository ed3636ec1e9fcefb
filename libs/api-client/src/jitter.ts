/** The largest share of the wait by which a repeated action may come early. */
const SHARE = 0.2;

/**
 * Returns a wait that is slightly shorter than requested, and different each time, so that clients that lost
 * the server together do not reconnect at the same moment.
 */
export function jittered(milliseconds: number, random: () => number = Math.random): number {
  return Math.round(milliseconds * (1 - SHARE * random()));
}

/** What a server says on every channel before it ends. */
export interface ServerLeaving {
  /** The time within which everybody should connect anew, which leads to another server. */
  within_ms: number;
}

/** The parts of a socket that are used. */
interface Reconnecting {
  readonly connected: boolean;
  readonly io: {
    on(event: 'reconnect_attempt', listener: () => void): unknown;
    reconnectionDelayMax(milliseconds: number): unknown;
  };
  on(event: 'leaving', listener: (said: ServerLeaving) => void): unknown;
  disconnect(): { connect(): unknown };
}

const SHORTEST_MS = 3_000;
const LONGEST_MS = 9_000;

/**
 * Varies the longest wait before a socket reconnects. The library's own jitter does not apply to the longest
 * wait, so all clients would reconnect every 5.0 s. A socket whose server is leaving connects anew at some moment
 * before the server does.
 */
export function spreadReconnects(socket: Reconnecting, random: () => number = Math.random): void {
  const spread = () =>
    socket.io.reconnectionDelayMax(SHORTEST_MS + Math.round((LONGEST_MS - SHORTEST_MS) * random()));
  spread();
  socket.io.on('reconnect_attempt', spread);
  socket.on('leaving', ({ within_ms: withinMs }) => {
    setTimeout(() => {
      if (socket.connected) socket.disconnect().connect();
    }, withinMs * random());
  });
}
