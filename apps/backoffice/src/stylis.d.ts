declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';
  /** Adds vendor prefixes; the only part of stylis that is used. */
  export const prefixer: StylisPlugin;
}
