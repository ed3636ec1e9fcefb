import { useCallback, useSyncExternalStore } from 'react';

/** The person under the pointer or focus, on the map or in a list: pin and row are one. */
export type PersonKey = `user-${number}` | `volunteer-${number}`;

/** Keeps the highlight outside React, so that a moving pointer redraws two rows and not the whole screen. */
export interface Attention {
  lit: () => PersonKey | null;
  light: (key: PersonKey | null) => void;
  follow: (listener: () => void) => () => void;
}

/** Creates the attention of one console. */
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

/** Whether a person is highlighted, and the handlers of their row. */
export function useLight(attention: Attention, key: PersonKey) {
  const isLit = useSyncExternalStore(attention.follow, () => attention.lit() === key);
  const light = useCallback(() => attention.light(key), [attention, key]);
  const darken = useCallback(() => {
    if (attention.lit() === key) attention.light(null);
  }, [attention, key]);
  return { isLit, row: { onMouseEnter: light, onMouseLeave: darken, onFocus: light, onBlur: darken } };
}
