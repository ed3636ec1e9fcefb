/** Assistant has Hebrew and Latin letters in one design; the other fonts are shown while it loads. */
export const fontFamily = "'Assistant Variable', 'Assistant', 'Arial Hebrew', Arial, sans-serif";

/** 18 px for readers who have not changed the browser's font size; everything else is in rem. */
export const rootFontSize = '112.5%';

/** Sizes of text. */
export const fontSize = {
  small: '0.8889rem',
  body: '1rem',
  lead: '1.1667rem',
  h3: '1.25rem',
  h2: '1.5rem',
  h1: '1.875rem',
  code: '1.75rem',
} as const;

export const fontWeight = { regular: 400, medium: 600, bold: 700 } as const;
export const lineHeight = { tight: 1.25, body: 1.6 } as const;

/** Distances, each about one and a half times the one before. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
} as const;

export const radius = { small: '0.375rem', medium: '0.625rem', large: '1rem', round: '999px' } as const;
/**
 * Durations of animations, and their easing; the durations are zero for readers who prefer reduced motion.
 */
export const motion = { quick: '120ms', calm: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
export const shadow = {
  card: '0 1px 3px rgb(31 26 38 / 14%)',
  raised: '0 8px 28px rgb(31 26 38 / 24%)',
} as const;

/** The smallest touch target, the longest readable line, and the width of a page. */
export const size = { target: '48px', line: '38rem', page: '64rem' } as const;

/**
 * The window widths in px at which the layout changes: cards become a table, the sidebar folds (rule 135),
 * the page is wide.
 */
export const breakpoints = { narrow: 640, sidebar: 768, wide: 1200 } as const;
