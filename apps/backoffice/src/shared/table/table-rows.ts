import type { SystemStyleObject, Theme } from '@mui/system';

const HEIGHT = { compact: 44, comfortable: 56 } as const;

/** The columns that hold a name, by which rows are found; they are never squeezed by what stands beside. */
const NAMES = ['full_name', 'user', 'name', 'volunteer'];
/** The columns of states. */
const STATES = ['status', 'validations', 'state'];

const cellsOf = (columns: readonly string[]): string =>
  columns.map((column) => `& tbody td[data-column="${column}"] > div:not(:empty)`).join(', ');

/** How wide the states of a row may be; more of them, and longer ones, go on in the next line. */
const BOUNDED = {
  inlineSize: 'max-content',
  maxInlineSize: '11rem',
  '& > *': { flexWrap: 'wrap' },
  '& [data-chip]': { whiteSpace: 'normal', paddingBlock: 0 },
} as const;

/** An act of many words takes two lines. */
const LONG_ACT = {
  inlineSize: 'max-content',
  maxInlineSize: '7rem',
  whiteSpace: 'normal',
  lineHeight: 1.2,
} as const;

/**
 * Rows of equal height (rule 154): figures are aligned, chips and buttons fit in, and long text is cut after
 * two lines.
 */
export const evenRows =
  (density: keyof typeof HEIGHT) =>
  (theme: Theme): SystemStyleObject<Theme> => ({
    fontVariantNumeric: 'tabular-nums',
    [theme.breakpoints.up('sm')]: {
      '& tbody tr': { blockSize: HEIGHT[density] },
      '& tbody td': {
        paddingBlock: density === 'compact' ? '3px' : '8px',
        paddingInline: '8px',
        lineHeight: 1.3,
      },
      '& thead th': { paddingInline: '8px', paddingBlock: '6px', lineHeight: 1.2 },
      '& tbody [data-lines="two"]': {
        display: '-webkit-box',
        WebkitLineClamp: '2',
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      },
      [cellsOf(NAMES)]: { minInlineSize: '6rem' },
      '& tbody [data-name="helped"]': { minInlineSize: '10rem' },
      [cellsOf(STATES)]: BOUNDED,
      '& tbody .MuiCheckbox-root': { p: '5px' },
      '& tbody .MuiButton-sizeSmall': { minBlockSize: 32, paddingBlock: '2px', whiteSpace: 'nowrap' },
      '& tbody [data-column="actions"] .MuiButton-sizeSmall': LONG_ACT,
      // drawn on the cells, because the outline of the row itself would be below their background
      '& tbody tr:focus-visible td': { boxShadow: 'inset 0 2px currentColor, inset 0 -2px currentColor' },
    },
  });
