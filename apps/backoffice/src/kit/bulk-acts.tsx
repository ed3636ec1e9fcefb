import { Button, GlobalStyles, Paper, type Theme, Typography } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useListContext } from 'react-admin';
import { filtersOf } from '../shared/list-filters.js';
import { useListSearch } from '../shared/list-search.js';
import { useText } from '../shared/text.js';
import { useSelectedRows } from './rows-shown.js';

/**
 * The bar stays at the foot of the window, below the table, so that no row moves when the first one is ticked. On a
 * phone it is one line, above what a phone keeps for its own gestures.
 */
const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  paddingInline: 2,
  paddingBlockStart: 1,
  position: { xs: 'fixed', sm: 'sticky' },
  insetInline: 0,
  insetBlockEnd: { xs: 0, sm: '8px' },
  zIndex: { xs: 'appBar', sm: 4 },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  marginBlockStart: { xs: 0, sm: 1 },
  paddingBlockEnd: { xs: 'calc(8px + env(safe-area-inset-bottom))', sm: 1 },
  boxShadow: { xs: 8, sm: 4 },
  '& > *': { flexShrink: 0 },
} as const;

/** On a phone the last rows and the toasts stay above the bar. */
const ROOM_AT_THE_FOOT = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    ':root': { '--foot-height': '4rem', scrollPaddingBlockEnd: '4rem' },
  },
});

/** Forgets the selection when the list shows something else: an act must not reach rows that nobody sees. */
function useForgetting(shown: string, forget: () => void): void {
  const last = useRef(shown);
  const forgetAll = useEffectEvent(forget);
  useEffect(() => {
    if (last.current !== shown) forgetAll();
    last.current = shown;
  }, [shown]);
}

/**
 * The acts on the selected rows, shown as soon as one is selected. In place of react-admin's toolbar, which
 * keeps a button that can be focused while it cannot be seen.
 */
export function BulkActs({ children }: { children: ReactNode }) {
  const text = useText();
  const list = useListContext();
  const { onUnselectItems } = list;
  const count = useSelectedRows().length;
  const { search } = useListSearch();
  useForgetting(JSON.stringify([filtersOf(list.filterValues), search]), onUnselectItems);
  if (count === 0) return null;
  return (
    <Paper variant="outlined" role="group" aria-label={text('rows.acts_on_selected')} sx={BAR}>
      <GlobalStyles styles={ROOM_AT_THE_FOOT} />
      <Typography role="status">{text('rows.selected', { count })}</Typography>
      {children}
      <Button size="small" onClick={() => onUnselectItems()}>
        {text('rows.clear_selection')}
      </Button>
    </Paper>
  );
}
