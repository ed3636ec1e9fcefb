declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';
  /** Adds vendor prefixes; the only part of stylis in use. */
  export const prefixer: StylisPlugin;
}
