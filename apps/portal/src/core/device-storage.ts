import { createStore, type Store } from './store.js';

/** localStorage may be switched off or full; then values last as long as the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}

interface Codec<T> {
  parse: (text: string | null) => T;
  format: (value: T) => string | null;
}

/** A store that is saved on the device and follows the other tabs. */
export function createDeviceStore<T>(key: string, codec: Codec<T>): Store<T> {
  const store = createStore(codec.parse(read(key)));
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.set(codec.parse(read(key)));
  });
  return {
    ...store,
    set(value) {
      write(key, codec.format(value));
      store.set(value);
    },
  };
}
