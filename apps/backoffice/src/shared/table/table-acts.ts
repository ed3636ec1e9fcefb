import type { SystemStyleObject, Theme } from '@mui/system';

/** Keeps the actions at the end of a row visible in a table that is wider than its container. */
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
    // an open menu in a row must cover the cells of other rows
    '& [data-column="actions"]:has(.MuiModal-root)': { zIndex: 'modal' },
  },
});
