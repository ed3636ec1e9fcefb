import type { PersonPin } from '@karov/api-client';
import { isNameLike } from '@karov/domain';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { FailureBoundary } from '../../shared/ui/failure-boundary.js';
import { PaneHeading } from './pane-heading.js';
import { useSettledOrder } from './settled-order.js';
import { indexOf, useRowWalk } from './use-row-walk.js';

interface PeoplePaneProps<Row> {
  title: string;
  /** a summary of the list, below the title */
  summary?: string;
  /** the rows that pass the filter, in order */
  rows: readonly Row[];
  personOf: (row: Row) => PersonPin;
  /** true while a dialog is open: meanwhile rows keep their places */
  isActing: boolean;
  isFiltered: boolean;
  empty: { title: string; hint: string };
  isAtStart: boolean;
  /** the height of most rows in pixels, until they are measured */
  rowHeight: number;
  onFold?: () => void;
  legend: (close: () => void) => ReactNode;
  renderRow: (row: Row) => ReactNode;
  /** Enter on a row */
  onOpen: (row: Row) => void;
  /** x on a row */
  onMark: (row: Row) => void;
  /** j or k beyond the rows */
  onBeyond?: (step: 1 | -1) => void;
}

/** From this many rows on, a list has a field that filters it by name. */
const FILTERED_FROM = 6;
/** How many rows beyond the visible ones are rendered, so that a quick scroll shows no gap. */
const OVERSCAN = 6;

function matches({ full_name, city, street }: PersonPin, wanted: string): boolean {
  return isNameLike(`${full_name} ${street} ${city}`, wanted);
}

/** Returns whether somebody is using a list, by pointer or by keyboard. */
function usePresence() {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    isPresent: isPointedAt || isFocused,
    handlers: {
      onMouseEnter: () => setIsPointedAt(true),
      onMouseLeave: () => setIsPointedAt(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setIsFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

/**
 * A list in the console, which says in words what the map shows (rule 137). Its rows keep their places while
 * somebody is using it (rule 158).
 */
export function PeoplePane<Row extends { id: number }>(props: PeoplePaneProps<Row>) {
  const { title, summary, rows: requests, personOf, isActing, isFiltered, empty, isAtStart, onFold } = props;
  const text = useText();
  const [showsLegend, setShowsLegend] = useState(false);
  const [wanted, setWanted] = useState('');
  const headingId = useId();
  const presence = usePresence();
  const { rows, isStale, settle } = useSettledOrder(requests, presence.isPresent || isActing);
  const found = wanted.trim() === '' ? rows : rows.filter((row) => matches(personOf(row), wanted));

  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' }}
    >
      <PaneHeading id={headingId} title={title} isAtStart={isAtStart} onFold={onFold}>
        <Button size="small" onClick={() => setShowsLegend(true)}>
          {text('map.legend')}
        </Button>
      </PaneHeading>
      <Stack spacing={0.5} sx={{ paddingInline: 1 }}>
        {summary && (
          <Typography variant="body2" color="text.secondary">
            {summary}
          </Typography>
        )}
        {requests.length >= FILTERED_FROM && (
          <TextField
            type="search"
            hiddenLabel
            placeholder={text('map.find')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            slotProps={{ htmlInput: { 'aria-label': text('map.find'), sx: { paddingBlock: 0.75 } } }}
          />
        )}
        {isStale && (
          <Button size="small" onClick={settle}>
            {text('console.new_order')}
          </Button>
        )}
      </Stack>
      {requests.length === 0 &&
        (isFiltered ? (
          <Nobody>{text('console.nobody_there')}</Nobody>
        ) : (
          <EmptyState title={empty.title} hint={empty.hint} />
        ))}
      {requests.length > 0 && found.length === 0 && <Nobody>{text('table.nothing_found')}</Nobody>}
      <Rows {...props} headingId={headingId} rows={found} holding={presence.handlers} />
      {showsLegend && props.legend(() => setShowsLegend(false))}
    </Box>
  );
}

interface RowsProps<Row> extends PeoplePaneProps<Row> {
  headingId: string;
  holding: ReturnType<typeof usePresence>['handlers'];
}

/**
 * The rows, of which only those in sight exist. Their number and places are told to screen readers, and the row
 * with the focus stays.
 */
function Rows<Row extends { id: number }>({ rows, rowHeight, headingId, holding, ...props }: RowsProps<Row>) {
  const { renderRow, onOpen, onMark, onBeyond } = props;
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const kept = at === null ? null : Math.min(at, rows.length - 1);
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: OVERSCAN,
    // rows also change while React renders, for example when the list is put in order
    useFlushSync: false,
    rangeExtractor: useCallback((range: Range) => withKept(range, kept), [kept]),
  });
  useRowWalk({ rows, pane: scroller, virtual, at, setAt, onMark, onBeyond });
  const pressed = (row: Row) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onOpen(row);
  };
  const items = virtual.getVirtualItems();
  return (
    <Box
      ref={scroller}
      data-pane
      sx={{ overflowY: 'auto', flex: 1, minBlockSize: 0, marginBlockStart: 0.5 }}
      {...holding}
    >
      <Box
        component="ul"
        aria-labelledby={headingId}
        onFocus={({ target }) => setAt(indexOf(target))}
        sx={{ listStyle: 'none', p: 0, m: 0, position: 'relative', blockSize: virtual.getTotalSize() }}
      >
        {items.map(({ index, start, key }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <Box
              component="li"
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              tabIndex={index === (kept ?? 0) ? 0 : -1}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              onKeyDown={pressed(row)}
              style={{ transform: `translateY(${start}px)` }}
              sx={{
                position: 'absolute',
                insetBlockStart: 0,
                insetInline: 0,
                borderBlockEnd: '1px solid',
                borderColor: 'divider',
                '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
              }}
            >
              <FailureBoundary words={text('console.row_failed')}>{renderRow(row)}</FailureBoundary>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Returns the rows to render: those in sight, and the one with the focus. */
function withKept(range: Range, kept: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (kept === null || kept < 0 || kept >= range.count || shown.includes(kept)) return shown;
  return [...shown, kept].toSorted((one, other) => one - other);
}

function Nobody({ children }: { children: string }) {
  return (
    <Typography role="status" sx={{ p: 1 }}>
      {children}
    </Typography>
  );
}
