import { useCallback, useSyncExternalStore } from 'react';

/**
 * The person under the pointer or the focus, on the map or in a list: their pin and their row are highlighted
 * together.
 */
export type PersonKey = `user-${number}` | `volunteer-${number}`;

/**
 * Keeps the highlight outside React, so that a moving pointer renders two rows again and not the whole
 * screen.
 */
export interface Attention {
  lit: () => PersonKey | null;
  light: (key: PersonKey | null) => void;
  follow: (listener: () => void) => () => void;
}

/** Creates the highlight of one console. */
export function makeAttention(): Attention {
  let lit: PersonKey | null = null;
  const listeners = new Set<() => void>();
  return {
    lit: () => lit,
    light: (key) => {
      if (key === lit) return;
      lit = key;
      for (const listener of listeners) listener();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns whether a person is highlighted, and the handlers for their row. */
export function useLight(attention: Attention, key: PersonKey) {
  const isLit = useSyncExternalStore(attention.follow, () => attention.lit() === key);
  const light = useCallback(() => attention.light(key), [attention, key]);
  const darken = useCallback(() => {
    if (attention.lit() === key) attention.light(null);
  }, [attention, key]);
  return { isLit, row: { onMouseEnter: light, onMouseLeave: darken, onFocus: light, onBlur: darken } };
}
