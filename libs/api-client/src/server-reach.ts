import { jittered } from './jitter.js';

/** If a call takes longer than this, the server is probed. */
const DOUBT_MS = 10_000;
/** How long the server may take to answer a probe. */
const PATIENCE_MS = 5_000;
/** The interval between probes of a server that does not answer. */
const AGAIN_MS = 10_000;
/**
 * An answer with this status or a higher one proves nothing about the server, because it may come from a
 * proxy.
 */
export const FAULTS_FROM = 500;

/**
 * Whether the server answers, measured by all calls: what the device knows about its network says nothing
 * about the server.
 */
export interface ServerReach {
  /** called when a call is sent */
  asked(): void;
  /** called when an answer arrives; a 5xx, from the server or a proxy in front of it, proves nothing */
  answered(status: number): void;
  /** returns when the server last answered, in milliseconds on the device's clock; null while it answers */
  awaySince(): number | null;
  /** returns when the server last answered; null before the first answer */
  lastHeard(): number | null;
  subscribe(listener: () => void): () => void;
}

/** Probes whether the server is up; true if it answers in time. */
async function isThere(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/health', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return status < FAULTS_FROM;
  } catch {
    return false;
  }
}

/**
 * Tracks the server's answers. A call that its page has abandoned does not count. The server is probed before
 * it is reported as away.
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
