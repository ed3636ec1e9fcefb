/** Whether the device reports a network. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Thrown when an action is tried without a connection: nothing was sent. */
export class OfflineError extends Error {}
