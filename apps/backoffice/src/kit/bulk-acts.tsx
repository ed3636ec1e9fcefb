import { Button, GlobalStyles, Paper, type Theme, Typography } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { filtersOf } from '../shared/list-filters.js';
import { useListSearch } from '../shared/list-search.js';
import { useText } from '../shared/text.js';
import { useSelectedRows } from './rows-shown.js';

/**
 * The bar stays at the foot of the window, below the table, so that no row moves when the first one is ticked. On a
 * phone it takes as many lines as its acts need, above what a phone keeps for its own gestures.
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
  rowGap: 0.75,
  flexWrap: 'wrap',
  marginBlockStart: { xs: 0, sm: 1 },
  paddingBlockEnd: { xs: 'calc(8px + env(safe-area-inset-bottom))', sm: 1 },
  boxShadow: { xs: 8, sm: 4 },
  '& > *': { flexShrink: 0 },
} as const;

/** On a phone the last rows and the toasts stay above the bar, however many lines it has. */
const roomAtTheFoot = (height: number) => (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    ':root': { '--foot-height': `${height}px`, scrollPaddingBlockEnd: `${height}px` },
  },
});

/** The room kept for a bar of one line, until its height is known. */
const ONE_LINE = 64;
/** What is kept free between the bar and what stands above it. */
const BREATH = 15;

function useHeight(): [number, (bar: HTMLElement | null) => (() => void) | undefined] {
  const [height, setHeight] = useState(ONE_LINE);
  const measure = useCallback((bar: HTMLElement | null) => {
    if (!bar) return undefined;
    const watcher = new ResizeObserver(() => setHeight(bar.offsetHeight + BREATH));
    watcher.observe(bar);
    return () => watcher.disconnect();
  }, []);
  return [height, measure];
}

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
  const [height, measure] = useHeight();
  useForgetting(JSON.stringify([filtersOf(list.filterValues), search]), onUnselectItems);
  if (count === 0) return null;
  return (
    <Paper ref={measure} variant="outlined" role="group" aria-label={text('rows.acts_on_selected')} sx={BAR}>
      <GlobalStyles styles={roomAtTheFoot(height)} />
      <Typography role="status">{text('rows.selected', { count })}</Typography>
      {children}
      <Button size="small" onClick={() => onUnselectItems()}>
        {text('rows.clear_selection')}
      </Button>
    </Paper>
  );
}
