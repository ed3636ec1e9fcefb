import type { SystemStyleObject, Theme } from '@mui/system';

const HEIGHT = { compact: 44, comfortable: 56 } as const;

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
        paddingInline: '10px',
        lineHeight: 1.3,
      },
      '& thead th': { paddingInline: '10px', paddingBlock: '6px', lineHeight: 1.2 },
      '& tbody [data-lines="two"]': {
        display: '-webkit-box',
        WebkitLineClamp: '2',
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      },
      '& tbody .MuiCheckbox-root': { p: '5px' },
      '& tbody .MuiButton-sizeSmall': { minBlockSize: 32, paddingBlock: '2px', whiteSpace: 'nowrap' },
      // drawn on the cells, because the outline of the row itself would be below their background
      '& tbody tr:focus-visible td': { boxShadow: 'inset 0 2px currentColor, inset 0 -2px currentColor' },
    },
  });
