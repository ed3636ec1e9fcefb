import { jittered } from './jitter.js';

/** A call without an answer for so long is doubted, and the server is asked once more, for this alone. */
const DOUBT_MS = 10_000;
/** So long it may take to answer that. */
const PATIENCE_MS = 5_000;
/** So often it is asked while it does not answer. */
const AGAIN_MS = 10_000;
const FAULTS_FROM = 500;

/** Whether the server answers, judged by all calls of a front: a device's own word on its network says nothing of the server. */
export interface ServerReach {
  /** a call has left */
  asked(): void;
  /** an answer came; a fault of the server, or of what stands before it, tells nothing */
  answered(status: number): void;
  /** when it was last heard, in milliseconds of the device; null while it answers */
  awaySince(): number | null;
  /** when it was last heard; null before the first answer */
  lastHeard(): number | null;
  subscribe(listener: () => void): () => void;
}

/** Asks whether the server is there: true when it answers within its time. */
async function isThere(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/health', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return status < FAULTS_FROM;
  } catch {
    return false;
  }
}

/** Notes what comes back from the server. A call that its page has left counts as none: before anything is said the server is asked. */
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
