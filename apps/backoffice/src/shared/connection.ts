import { NetworkError } from '@karov/api-client';

const TRIES = 2;

/** Whether the device reports a network. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Thrown when an action is tried without a connection: nothing was sent. */
export class OfflineError extends Error {}

/** Whether a read is tried again: only if it did not reach the server; a refusal by the server is final. */
export function unreachedAgain(failures: number, error: unknown): boolean {
  return error instanceof NetworkError && failures < TRIES;
}
