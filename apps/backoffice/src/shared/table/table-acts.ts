import type { SystemStyleObject, Theme } from '@mui/system';

/** Keeps the actions of a row visible at its end in a table wider than its window. */
export const ACTS_STAY_IN_SIGHT = (theme: Theme): SystemStyleObject<Theme> => ({
  [theme.breakpoints.up('sm')]: {
    '& [data-column="actions"]:last-of-type': {
      position: 'sticky',
      insetInlineEnd: 0,
      backgroundColor: 'background.paper',
      borderInlineStart: 1,
      borderInlineStartColor: 'divider',
    },
    '& thead [data-column="actions"]:last-of-type': { zIndex: 3, backgroundColor: 'background.default' },
    // an open menu inside its row covers the cells of other rows
    '& [data-column="actions"]:has(.MuiModal-root)': { zIndex: 'modal' },
  },
});
