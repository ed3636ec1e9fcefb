import { jittered } from './jitter.js';

/** A call without an answer for this long is doubted, and the server is asked once more. */
const DOUBT_MS = 10_000;
/** How long the server may take to answer that. */
const PATIENCE_MS = 5_000;
/** The interval at which a server that does not answer is asked again. */
const AGAIN_MS = 10_000;
const FAULTS_FROM = 500;

/**
 * Whether the server answers, judged by all calls of a front: the device's view of its network says nothing
 * about the server.
 */
export interface ServerReach {
  /** a call has left */
  asked(): void;
  /** an answer came; a 5xx, of the server or a proxy before it, proves nothing */
  answered(status: number): void;
  /** when it last answered, in milliseconds of the device; null while it answers */
  awaySince(): number | null;
  /** when it last answered; null before the first answer */
  lastHeard(): number | null;
  subscribe(listener: () => void): () => void;
}

/** Asks whether the server is up: true when it answers in time. */
async function isThere(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/health', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return status < FAULTS_FROM;
  } catch {
    return false;
  }
}

/**
 * Follows the server's answers. A call abandoned by its page does not count; before the server is reported
 * away it is asked.
 */
export function createServerReach(probe: () => Promise<boolean> = isThere): ServerReach {
  const listeners = new Set<() => void>();
  let heard: number | null = null;
  let away: number | null = null;
  let doubt: ReturnType<typeof setTimeout> | null = null;

  const set = (since: number | null): void => {
    if (since === away) return;
    away = since;
    for (const listener of listeners) listener();
  };
  const calm = (): void => {
    if (doubt !== null) clearTimeout(doubt);
    doubt = null;
    heard = Date.now();
    set(null);
  };
  const ask = async (askedAt: number): Promise<void> => {
    const isFound = await probe();
    if (doubt === null) return;
    if (isFound) return calm();
    set(heard ?? askedAt);
    doubt = setTimeout(() => void ask(askedAt), jittered(AGAIN_MS));
  };
  return {
    asked() {
      const askedAt = Date.now();
      doubt ??= setTimeout(() => void ask(askedAt), DOUBT_MS);
    },
    answered(status) {
      if (status < FAULTS_FROM) calm();
    },
    awaySince: () => away,
    lastHeard: () => heard,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
