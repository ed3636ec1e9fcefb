import { Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useListContext } from 'react-admin';
import { filtersOf } from '../shared/list-filters.js';
import { useListSearch } from '../shared/list-search.js';
import { useText } from '../shared/text.js';

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 1,
  paddingInline: 2,
  paddingBlock: 1,
} as const;

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
  const { selectedIds, onUnselectItems } = list;
  const { search } = useListSearch();
  useForgetting(JSON.stringify([filtersOf(list.filterValues), search]), onUnselectItems);
  if (selectedIds.length === 0) return null;
  return (
    <Paper variant="outlined" role="group" aria-label={text('rows.acts_on_selected')} sx={BAR}>
      <Typography role="status">{text('rows.selected', { count: selectedIds.length })}</Typography>
      {children}
      <Button size="small" onClick={() => onUnselectItems()}>
        {text('rows.clear_selection')}
      </Button>
    </Paper>
  );
}
