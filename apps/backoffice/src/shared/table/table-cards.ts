import type { SystemStyleObject, Theme } from '@mui/system';

const HIDDEN = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  p: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * Shows a table as a list of cards on narrow screens (a phone, or 400 % zoom), so that nothing scrolls
 * sideways: each cell is below the name of its column, the actions are at the end of the card. Only the
 * sortable headings remain, in a row above the cards.
 */
export const CARDS_ON_NARROW_SCREENS = (theme: Theme): SystemStyleObject<Theme> => ({
  [theme.breakpoints.down('sm')]: {
    maxBlockSize: 'none',
    border: 0,
    background: 'transparent',
    '& table, & tbody': { display: 'block' },
    '& thead': { display: 'block', mb: 1 },
    // one line, which scrolls where a language needs more room
    '& thead tr': { display: 'flex', overflowX: 'auto', columnGap: 2, whiteSpace: 'nowrap' },
    '& thead th': { position: 'static', border: 0, background: 'transparent', p: 0, inlineSize: 'auto' },
    '& thead th[data-sortable="false"]': HIDDEN,
    '& thead button': { minBlockSize: 44 },
    '& tbody tr': {
      display: 'flex',
      flexDirection: 'column',
      gap: 1,
      p: 1.5,
      mb: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      backgroundColor: 'background.paper',
    },
    '& tbody td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 1fr) 2fr',
      alignItems: 'center',
      gap: 1,
      p: 0,
      border: 0,
      overflowWrap: 'anywhere',
    },
    '& tbody td.MuiTableCell-paddingCheckbox': { display: 'flex', justifyContent: 'flex-start' },
    // screen readers read the name from the heading, so the visible copy is hidden from them if the browser
    // supports that
    '& tbody td[data-label]::before': {
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      color: 'text.secondary',
      fontWeight: 700,
    },
    '& tbody td:has(> div:empty)': { display: 'none' },
    '& tbody td[data-column="actions"]': { order: 1, display: 'block', pt: 0.5 },
    '& tbody td[data-column="actions"]::before': { content: 'none' },
  },
});
