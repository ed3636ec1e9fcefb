import type { Mark } from './marks.js';

/** Half the width of a mark, in pixels. */
export const MARK_RADIUS = { large: 12, small: 8 } as const;

/** Returns half the width of one person's mark, in pixels. */
export const radiusOf = ({ isLarge }: Pick<Mark, 'isLarge'>): number =>
  isLarge ? MARK_RADIUS.large : MARK_RADIUS.small;
