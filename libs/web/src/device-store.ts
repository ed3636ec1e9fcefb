import type { Store } from './store.js';

/** Reads a key; localStorage may be switched off. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the device stored the text, because its storage may be off or full. */
function write(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

interface Codec<T> {
  parse: (text: string | null) => T;
  format: (value: T) => string | null;
}

/**
 * Creates a store that is saved on the device and follows changes in other tabs. What the device cannot store
 * lasts as long as the page.
 */
export function createDeviceStore<T>(key: string, { parse, format }: Codec<T>): Store<T> {
  const listeners = new Set<() => void>();
  let text = read(key);
  let value = parse(text);
  let isKept = true;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tell();
  });
  return {
    get() {
      const now = isKept ? read(key) : text;
      if (now !== text) {
        text = now;
        value = parse(now);
      }
      return value;
    },
    set(next) {
      text = format(next);
      value = next;
      isKept = write(key, text);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
